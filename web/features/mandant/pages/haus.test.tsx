// @vitest-environment happy-dom
import { mandantDetailSchema } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/mandant'
import { PAGE } from '@platzwart/contract/paths'
import { filled } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, bring, click, eventually, find, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

const HAUS = filled(mandantDetailSchema, {
  name: 'Stadtbibliothek',
  zone: 'Europe/Berlin',
  sprache: 'de',
  akzent: null,
  version: 4,
  leerlaufStunden: 720,
  gesamtStunden: 9600,
  zugriffBis: null,
  logo: null,
  logoDunkel: null,
  datenschutzEn: '',
  impressumEn: '',
  barrierefreiheit: '',
  barrierefreiheitEn: '',
  datenschutz: 'Wir speichern wenig.',
  impressum: '# Anschrift\nMarkt 1',
})

const TEXTE = `${PAGE.adminHaus}?reiter=texte`

const arrive = (at: string, ...answers: readonly Answer[]) =>
  visitApp(at, {
    rechte: ['customizing_mandant_pflege'],
    answers: [
      answer(wire.showMandant, HAUS),
      answer(wire.changeMandant, { ...HAUS, version: 5 }),
      answer(wire.readRechtstexte, HAUS),
      ...answers,
    ],
  })

const filledIn = () => eventually(() => expect(find('textbox', /^Name/)).toBeDefined())
const field = (name: string | RegExp) => find<HTMLInputElement>('textbox', name)

describe('the house’s name and look', () => {
  test('are saved with the version that was read, and previewed before', async () => {
    const { server } = await arrive(PAGE.adminHaus)
    await filledIn()
    await write('textbox', /^Name/, 'Zentralbibliothek')
    await write('textbox', 'Akzentfarbe', '#0b6e4f')
    expect(said()).toContain('Kontrast zu Weiß 6,2 : 1')
    const sample = document.querySelector<HTMLElement>('[data-untergrund="dunkel"]')
    expect(sample?.style.getPropertyValue('--probe')).toBe('#0b6e4f')
    expect(sample?.textContent).toContain('Zentralbibliothek')
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(wire.changeMandant)).toHaveLength(1))
    expect(server.asked(wire.changeMandant)).toMatchObject([
      {
        version: 4,
        body: { name: 'Zentralbibliothek', zone: 'Europe/Berlin', sprache: 'de', akzent: '#0b6e4f' },
      },
    ])
  })

  test('warn about a colour that is too light, and show a refusal at its field', async () => {
    const detail = 'Diese Zeitzone gibt es nicht.'
    const issues = [{ code: 'mandant.zoneUnbekannt', field: 'zone', data: {}, detail }] as const
    await arrive(
      PAGE.adminHaus,
      refuse(wire.changeMandant, { status: 422, code: 'anfrage.ungueltig', issues: [...issues] }),
    )
    await filledIn()
    await write('textbox', 'Akzentfarbe', '#ffee00')
    expect(said()).toContain('zu hell, um gelesen zu werden')
    await write('textbox', /^Zeitzone/, 'Europe/Lindenau')
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain(detail))
    expect(field(/^Zeitzone/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Zeitzone/).value).toBe('Europe/Lindenau')
  })

  test('that somebody else has saved meanwhile say so, and keep the edited values', async () => {
    const { server } = await arrive(PAGE.adminHaus)
    await filledIn()
    await write('textbox', /^Name/, 'Meins')
    server.now(
      refuse(wire.changeMandant, { status: 412, code: 'anfrage.versionVeraltet' }),
      answer(wire.showMandant, { ...HAUS, name: 'Ihres', zone: 'Europe/Lisbon', version: 5 }),
    )
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Name'))
    expect(field(/^Name/).value).toBe('Meins')
    expect(field(/^Zeitzone/).value).toBe('Europe/Lisbon')
    server.now(answer(wire.changeMandant, { ...HAUS, name: 'Meins', version: 6 }))
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(wire.changeMandant)).toHaveLength(2))
    expect(server.asked(wire.changeMandant)[1]).toMatchObject({ version: 5, body: { name: 'Meins' } })
  })

  test('are closed to people who do not maintain settings, with the specification’s text', async () => {
    await visitApp(PAGE.adminHaus, { rechte: ['benutzer_pflegen'] })
    await eventually(() => expect(said()).toContain('no admin'))
  })

  test('are in English, too', async () => {
    await visitApp(PAGE.adminHaus, {
      rechte: ['customizing_mandant_pflege'],
      language: 'en',
      answers: [answer(wire.showMandant, HAUS)],
    })
    await eventually(() => expect(find('button', 'Choose logo: On light ground')).toBeDefined())
    expect(said(document.querySelector('main') ?? undefined)).not.toMatch(/Grund\b|wählen|Haus\b/)
  })
})

describe('the lifetime of sessions', () => {
  test('is set by the house itself, within the bounds that the field names', async () => {
    const { server } = await arrive(`${PAGE.adminHaus}?reiter=sitzung`)
    await eventually(() => expect(field(/^Abmelden nach/).value).toBe('720'))
    expect(said()).toContain('Von 1 bis 9.600; 24 Stunden sind ein Tag.')
    await write('textbox', /^Abmelden nach/, '12')
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Gespeichert.'))
    const [sent] = server.asked(wire.changeMandant)
    expect(sent).toMatchObject({ version: 4, body: { leerlaufStunden: 12, gesamtStunden: 9600 } })
  })

  test('says in English whom it concerns', async () => {
    await visitApp(`${PAGE.adminHaus}?reiter=sitzung`, {
      rechte: ['customizing_mandant_pflege'],
      language: 'en',
      answers: [answer(wire.showMandant, HAUS)],
    })
    await eventually(() => expect(said()).toContain('who has done nothing for longer has to sign in again'))
  })
})

describe('a logo', () => {
  const LOGO = '/api/logo/logo-0123456789abcdef.png'
  const FILE = new File(['x'], 'logo.svg', { type: 'image/svg+xml' })

  test('is saved at once for its background, and shown', async () => {
    const { server } = await arrive(PAGE.adminHaus, answer(wire.setLogo, { ...HAUS, logo: LOGO, version: 5 }))
    await filledIn()
    await bring('Logo wählen: Auf hellem Grund', FILE)
    await eventually(() => expect(find('button', 'Logo entfernen: Auf hellem Grund')).toBeDefined())
    expect(server.asked(wire.setLogo)).toMatchObject([{ untergrund: 'hell' }])
    const [light, dark] = ['hell', 'dunkel'].map((untergrund) =>
      document.querySelector(`[data-untergrund="${untergrund}"] img`),
    )
    expect([light?.getAttribute('src'), light?.hasAttribute('data-plate')]).toEqual([LOGO, false])
    expect([dark?.getAttribute('src'), dark?.getAttribute('data-plate')]).toEqual([LOGO, 'hell'])
  })

  test('that is refused says why, and unsaved values stay', async () => {
    const detail = 'Die Datei enthält ein Skript oder holt etwas von anderswo. Ein Logo darf nur zeichnen.'
    await arrive(
      PAGE.adminHaus,
      refuse(wire.setLogo, {
        status: 422,
        code: 'datei.fehlgeschlagen',
        issues: [{ code: 'datei.skript', field: 'datei', data: {}, detail }],
      }),
    )
    await filledIn()
    await write('textbox', /^Name/, 'Meins')
    await bring('Logo wählen: Auf dunklem Grund', FILE)
    await eventually(() => expect(said()).toContain(detail))
    expect(field(/^Name/).value).toBe('Meins')
  })

  test('can be removed', async () => {
    const { server } = await arrive(
      PAGE.adminHaus,
      answer(wire.showMandant, { ...HAUS, logo: LOGO }),
      answer(wire.removeLogo, { ...HAUS, version: 5 }),
    )
    await filledIn()
    await click('button', 'Logo entfernen: Auf hellem Grund')
    await eventually(() => expect(find('button', 'Logo wählen: Auf hellem Grund')).toBeDefined())
    expect(server.asked(wire.removeLogo)).toMatchObject([{ untergrund: 'hell' }])
  })

  test.each([
    [PAGE.impressum, { logo: LOGO, logoDunkel: null }, LOGO],
    [PAGE.login, { logo: LOGO, logoDunkel: null }, LOGO],
    [PAGE.impressum, { logo: null, logoDunkel: null }, undefined],
    [PAGE.login, { logo: null, logoDunkel: null }, undefined],
  ])('heads %s: %o', async (at, mandant, src) => {
    const rechte = at === PAGE.login ? null : ([] as const)
    await visitApp(at, { rechte, start: { mandant }, answers: [answer(wire.readRechtstexte, HAUS)] })
    await eventually(() => expect(document.querySelector('main h1')).not.toBeNull())
    expect(document.querySelector('header img')?.getAttribute('src')).toBe(src)
  })
})

describe('the house’s texts', () => {
  test('are written in two languages, each with a preview, and saved together', async () => {
    const { server } = await arrive(TEXTE)
    await eventually(() => expect(field('Impressum auf Deutsch').value).toBe('# Anschrift\nMarkt 1'))
    const preview = () => find('region', 'Vorschau: Impressum auf Deutsch')
    await eventually(() => expect(find('heading', 'Anschrift', preview())).toBeDefined())
    await write('textbox', 'Impressum auf Deutsch', '**Neu** <b>x</b>')
    await eventually(() => expect(preview().querySelector('strong')?.textContent).toBe('Neu'))
    expect(preview().querySelector('b')).toBeNull()
    await click('radio', 'English')
    await eventually(() => expect(field('Datenschutz auf Englisch')).toBeDefined())
    expect(said(find('region', 'Vorschau: Datenschutz auf Englisch'))).toContain('Noch nichts geschrieben')
    await write('textbox', 'Datenschutz auf Englisch', 'We keep little.')
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(wire.changeMandant)).toHaveLength(1))
    expect(server.asked(wire.changeMandant)[0]).toMatchObject({
      version: 4,
      body: {
        impressum: '**Neu** <b>x</b>',
        impressumEn: '',
        barrierefreiheit: '',
        barrierefreiheitEn: '',
        datenschutz: 'Wir speichern wenig.',
        datenschutzEn: 'We keep little.',
      },
    })
  })

  test('have a proposal for the accessibility statement, which is edited before it is saved', async () => {
    const { server } = await arrive(TEXTE)
    const statement = () => field('Barrierefreiheit auf Deutsch')
    await eventually(() => expect(statement().value).toBe(''))
    await click('button', 'Vorschlag einsetzen')
    for (const part of [
      'Stand der Vereinbarkeit',
      'Nicht barrierefreie Inhalte',
      'Zuletzt überprüft am',
      'Rückmeldung und Kontakt',
      'Durchsetzungsverfahren',
    ])
      expect(statement().value).toContain(part)
    expect(statement().value).not.toContain('{{')
    expect(all('button', 'Vorschlag einsetzen')).toEqual([])
    await write('textbox', 'Barrierefreiheit auf Deutsch', 'Vollständig vereinbar.')
    await click('radio', 'English')
    await click('button', 'Vorschlag einsetzen')
    expect(field('Barrierefreiheit auf Englisch').value).toContain('Enforcement procedure')
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(wire.changeMandant)).toHaveLength(1))
    expect(server.asked(wire.changeMandant)[0]?.body).toMatchObject({
      barrierefreiheit: 'Vollständig vereinbar.',
      barrierefreiheitEn: expect.stringContaining('Compliance status'),
    })
  })

  test('with unsaved changes ask before they are left', async () => {
    const { where } = await arrive(TEXTE)
    await eventually(() => expect(field('Impressum auf Deutsch')).toBeDefined())
    await write('textbox', 'Impressum auf Deutsch', 'Anders')
    await click('link', 'Auftritt')
    await eventually(() => expect(find('dialog', 'Noch nicht gespeichert')).toBeDefined())
    await click('button', 'Hier bleiben')
    expect(where()).toBe(TEXTE)
    expect(field('Impressum auf Deutsch').value).toBe('Anders')
    await click('link', 'Auftritt')
    await eventually(() => expect(find('button', 'Änderungen verwerfen')).toBeDefined())
    await click('button', 'Änderungen verwerfen')
    await eventually(() => expect(all('textbox', /^Name/)).toHaveLength(1))
  })

  test('that somebody else has saved meanwhile say which one, also of the other language', async () => {
    const { server } = await arrive(TEXTE)
    await eventually(() => expect(field('Impressum auf Deutsch')).toBeDefined())
    await write('textbox', 'Impressum auf Deutsch', 'Meins')
    await click('radio', 'English')
    await write('textbox', 'Impressum auf Englisch', 'Mine')
    server.now(
      refuse(wire.changeMandant, { status: 412, code: 'anfrage.versionVeraltet' }),
      answer(wire.showMandant, { ...HAUS, impressum: 'Ihres', version: 5 }),
    )
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Impressum auf Deutsch'))
    expect(field('Impressum auf Englisch').value).toBe('Mine')
    await click('radio', 'Deutsch')
    expect(field('Impressum auf Deutsch').value).toBe('Meins')
  })
})

describe('the operators’ access', () => {
  const ZUGRIFF = `${PAGE.adminHaus}?reiter=zugriff`

  test('is off until it is allowed for some days', async () => {
    const granted = answer(wire.grantZugriff, { ...HAUS, zugriffBis: '2099-03-10T08:00:00Z' })
    const { server } = await arrive(ZUGRIFF, granted)
    await eventually(() => expect(said()).toContain('Zurzeit ist kein Zugriff erlaubt.'))
    await click('radio', '3 Tage')
    await click('button', 'Zugriff erlauben')
    await eventually(() => expect(said()).toContain('Der Zugriff ist erlaubt.'))
    expect(server.asked(wire.grantZugriff)).toMatchObject([{ body: { tage: 3 } }])
    expect(said()).toContain('Erlaubt bis')
  })

  test('is revoked by one press', async () => {
    const { server } = await arrive(
      ZUGRIFF,
      answer(wire.showMandant, { ...HAUS, zugriffBis: '2099-03-10T08:00:00Z' }),
      answer(wire.endZugriff, { ...HAUS, zugriffBis: null }),
    )
    await eventually(() => expect(said()).toContain('Erlaubt bis'))
    await click('button', 'Zugriff beenden')
    await eventually(() => expect(said()).toContain('Der Zugriff ist beendet.'))
    expect(server.asked(wire.endZugriff)).toHaveLength(1)
  })
})
