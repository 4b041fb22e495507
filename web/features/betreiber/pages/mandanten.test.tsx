// @vitest-environment happy-dom
import * as hausdatei from '@platzwart/contract/operations/hausdatei'
import * as wire from '@platzwart/contract/operations/mandant'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, bring, click, eventually, find, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

const BEA = { name: 'Bea Betrieb', email: 'bea@platzwart.test' }
const HAUS = { id: idOf(70), name: 'Stadtbibliothek', domains: ['stadt.localhost'], module: ['leseraum'] }

/** An operator who belongs to no house. */
const arrive = (at: string, answers: readonly Answer[]) =>
  visitApp(at, {
    rechte: null,
    start: { betreiber: BEA, mandant: null, sitzung: null },
    answers: [answer(hausdatei.listHausdateien, { items: [] }), ...answers],
  })

const listed = (items: readonly object[] = [{ ...HAUS, menschen: 1200, buchungen: 1, bytes: 2_340_000 }]) =>
  answer(wire.listMandanten, ({ query }) => ({
    items: query?.suche === 'xyz' ? [] : items,
    cursor: null,
  }))

describe('an operator who belongs to no house', () => {
  test.each([PAGE.home, PAGE.login, PAGE.heute, PAGE.karte])(
    'is redirected from %s to the houses',
    async (from) => {
      const { where } = await arrive(from, [listed()])
      await eventually(() => expect(said()).toContain('Angemeldet als Bea Betrieb'))
      expect(where()).toBe(PAGE.adminMandanten)
      expect(find('link', 'Abmelden').getAttribute('href')).toBe(PAGE.logout)
    },
  )

  test('sees each house’s figures, and can search', async () => {
    const { where } = await arrive(PAGE.adminMandanten, [listed()])
    await eventually(() => expect(find('link', 'Stadtbibliothek öffnen')).toBeDefined())
    expect(said()).toContain('1.200 Personen')
    expect(said()).toContain('1 Buchung im Monat')
    expect(said()).toContain('2,3 MB Dateien')
    expect(said()).toContain('Noch niemand angemeldet')
    await write('searchbox', 'Name oder Domain', 'xyz')
    await eventually(() => expect(said()).toContain('Kein Haus passt zur Suche'))
    expect(where()).toBe(`${PAGE.adminMandanten}?suche=xyz`)
  })

  test('is told what to do without any house', async () => {
    await arrive(PAGE.adminMandanten, [listed([])])
    await eventually(() => expect(said()).toContain('Noch kein Haus'))
    expect(all('link', 'Neues Haus')).toHaveLength(1)
  })
})

test('A person who is also an operator has links to the houses and back', async () => {
  await visitApp(PAGE.adminMandanten, { start: { sitzung: { betreiber: true } }, answers: [listed()] })
  await eventually(() => expect(find('link', 'Zum eigenen Haus')).toBeDefined())
})

test('Nobody else has the page', async () => {
  await visitApp(PAGE.adminMandanten, { rechte: ['benutzer_pflegen'], answers: [listed()] })
  await eventually(() => expect(said()).toContain('Seite nicht gefunden: /admin/mandanten'))
})

describe('a new house', () => {
  const made = (link: string | null, perMail = false) =>
    answer(wire.createMandant, { haus: HAUS, einladung: { email: 'lea@stadt.example', link, perMail } })

  async function fillIn() {
    await eventually(() => expect(find('textbox', 'Name')).toBeDefined())
    await write('textbox', 'Name', 'Stadtbibliothek')
    await write('textbox', 'Domains', 'stadt.localhost, lesen.localhost')
    await write('textbox', 'Vorname', 'Lea')
    await write('textbox', 'Nachname', 'Leitung')
    await write('textbox', 'E-Mail', 'lea@stadt.example')
    await click('checkbox', 'Arbeitswelt')
    await click('checkbox', 'Fahrzeuge')
    await click('button', 'Haus anlegen')
  }

  test('is created from four details, and its link is shown with a copy button', async () => {
    const link = 'http://stadt.localhost:3000/auth/confirm?token=einladung-x'
    const { server } = await arrive(PAGE.adminMandantNeu, [made(link)])
    await fillIn()
    await eventually(() => expect(find<HTMLInputElement>('textbox', 'Einladungslink').value).toBe(link))
    expect(server.asked(wire.createMandant).at(-1)?.body).toEqual({
      name: 'Stadtbibliothek',
      zone: 'Europe/Berlin',
      sprache: 'de',
      domains: ['stadt.localhost', 'lesen.localhost'],
      module: ['systemeinstellungen', 'einstellungen', 'leseraum', 'arbeitswelt', 'fahrzeugbuchung'],
      admin: { vorname: 'Lea', nachname: 'Leitung', email: 'lea@stadt.example' },
    })
    expect(find('button', 'Link kopieren')).toBeDefined()
  })

  test('says where the mail goes, and shows no link, with a mail server', async () => {
    await arrive(PAGE.adminMandantNeu, [made(null, true)])
    await fillIn()
    await eventually(() => expect(said()).toContain('lea@stadt.example bekommt eine Mail'))
    expect(all('textbox', 'Einladungslink')).toEqual([])
  })

  test('reports missing values, and at the field a domain of another house', async () => {
    await arrive(PAGE.adminMandantNeu, [
      refuse(wire.createMandant, {
        status: 409,
        code: 'mandant.domainVergeben',
        issues: [
          {
            code: 'mandant.domainVergeben',
            field: 'domains.1',
            detail: 'Diese Domain ist schon vergeben.',
            data: {},
          },
        ],
      }),
    ])
    await eventually(() => expect(find('button', 'Haus anlegen')).toBeDefined())
    await click('button', 'Haus anlegen')
    expect(said()).toContain('Wie heißt das Haus?')
    await fillIn()
    await eventually(() => expect(said()).toContain('Diese Domain ist schon vergeben.'))
  })
})

describe('the page of a house', () => {
  const WHOLE = {
    ...HAUS,
    zugriffBis: null,
    zone: 'Europe/Berlin',
    leerlaufStunden: 720,
    gesamtStunden: 9600,
    version: 4,
  }
  const shown = (more: object = {}) => answer(wire.readHaus, { ...WHOLE, ...more })
  const at = `/admin/mandanten/${HAUS.id}`

  test('saves each part separately, with the version that was read', async () => {
    const { server } = await arrive(at, [
      shown(),
      answer(wire.updateMandant, { ...WHOLE, name: 'Zentralbibliothek', version: 5 }),
    ])
    await eventually(() => expect(find('textbox', 'Name')).toBeDefined())
    await write('textbox', 'Name', 'Zentralbibliothek')
    await write('textbox', 'Akzentfarbe', '#0b6e4f')
    expect(said()).toContain('Kontrast zu Weiß 6,2 : 1')
    await click('button', 'Angaben: Speichern')
    await eventually(() => expect(find('heading', 'Zentralbibliothek')).toBeDefined())
    expect(server.asked(wire.updateMandant)).toMatchObject([
      { version: 4, body: { name: 'Zentralbibliothek', akzent: '#0b6e4f' } },
    ])
  })

  test('keeps edits when somebody else was faster', async () => {
    const { server } = await arrive(at, [
      shown(),
      refuse(wire.updateMandant, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        geaendert: { von: null, zeit: '2027-03-10T08:03:00Z' },
      }),
    ])
    const name = () => find<HTMLInputElement>('textbox', 'Name').value
    await eventually(() => expect(find('textbox', 'Name')).toBeDefined())
    await write('textbox', 'Name', 'Anders')
    server.now(shown({ name: 'Lesehaus', version: 5 }))
    await click('button', 'Angaben: Speichern')
    await eventually(() => expect(said()).toContain('Das wurde inzwischen geändert (10.03.2027, 09:03).'))
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Name („Lesehaus“).'))
    expect(name()).toBe('Anders')
    server.now(answer(wire.updateMandant, { ...WHOLE, name: 'Anders', version: 6 }))
    await click('button', 'Angaben: Speichern')
    await eventually(() => expect(find('heading', 'Anders')).toBeDefined())
    expect(server.asked(wire.updateMandant).map(({ version }) => version)).toEqual([4, 5])
  })

  test('closes after a confirmation, and opens again', async () => {
    const { server } = await arrive(at, [
      shown(),
      answer(wire.countMandant),
      answer(wire.closeMandant, { ...WHOLE, gesperrt: '2027-03-10T08:00:00Z' }),
      answer(wire.reopenMandant, { ...WHOLE, gesperrt: null }),
    ])
    await eventually(() => expect(find('button', 'Haus schließen')).toBeDefined())
    await click('button', 'Haus schließen')
    expect(server.asked(wire.closeMandant)).toEqual([])
    await click('button', 'Ja, schließen')
    await eventually(() => expect(said()).toContain('Geschlossen seit 10.03.2027'))
    await click('button', 'Wieder öffnen')
    await eventually(() => expect(find('button', 'Haus schließen')).toBeDefined())
  })

  test('offers a new invitation only while nobody has signed in', async () => {
    await arrive(at, [shown({ einladbar: true })])
    await eventually(() => expect(find('button', 'Neu einladen')).toBeDefined())
  })

  test('offers none once its people manage themselves', async () => {
    await arrive(at, [shown()])
    await eventually(() => expect(find('button', 'Haus schließen')).toBeDefined())
    expect(all('button', 'Neu einladen')).toEqual([])
  })

  test('deletes a closed one after its name was typed, and counts what is deleted', async () => {
    const { server, where } = await arrive(at, [
      shown({ gesperrt: '2027-03-10T08:00:00Z' }),
      answer(wire.countMandant, { menschen: 3, dateien: 0 }),
      answer(wire.deleteMandant, { menschen: 3 }),
      listed([]),
    ])
    await eventually(() => expect(said()).toContain('3 Personen'))
    expect(said()).not.toContain('0 Dateien')
    await click('button', 'Für immer löschen')
    expect(server.asked(wire.deleteMandant)).toEqual([])
    await write('textbox', 'Zum Löschen den Namen schreiben: Stadtbibliothek', 'Stadtbibliothek')
    await click('button', 'Für immer löschen')
    await eventually(() => expect(where()).toBe(PAGE.adminMandanten))
    expect(server.asked(wire.deleteMandant).at(-1)?.body).toEqual({ name: 'Stadtbibliothek' })
  })

  test('shows the logo of the house, replaces and removes it', async () => {
    const logo = `/api/mandanten/${HAUS.id}/logos/logo-0123456789abcdef.png`
    const { server } = await arrive(at, [
      shown({ logo: null, logoDunkel: null }),
      answer(wire.setHausLogo, { ...WHOLE, logo, logoDunkel: null, version: 5 }),
      answer(wire.removeHausLogo, { ...WHOLE, logo: null, logoDunkel: null, version: 6 }),
    ])
    await eventually(() => expect(find('button', 'Logo wählen: Auf hellem Grund')).toBeDefined())
    expect(all('button', /^Logo entfernen/)).toEqual([])
    const file = new File(['x'], 'logo.svg', { type: 'image/svg+xml' })
    await bring('Logo wählen: Auf hellem Grund', file)
    await eventually(() => expect(find('button', 'Logo entfernen: Auf hellem Grund')).toBeDefined())
    expect(server.asked(wire.setHausLogo)).toMatchObject([{ id: HAUS.id, untergrund: 'hell' }])
    await click('button', 'Logo entfernen: Auf hellem Grund')
    await eventually(() => expect(all('button', /^Logo entfernen/)).toEqual([]))
    expect(server.asked(wire.removeHausLogo)).toMatchObject([{ id: HAUS.id, untergrund: 'hell' }])
  })

  test('adds and removes domains', async () => {
    const { server } = await arrive(at, [
      shown(),
      answer(wire.addDomain, { ...WHOLE, domains: ['stadt.localhost', 'neu.localhost'] }),
      answer(wire.removeDomain),
    ])
    await eventually(() => expect(find('textbox', 'Neue Domain')).toBeDefined())
    await write('textbox', 'Neue Domain', 'neu.localhost')
    await click('button', 'Neue Domain: Hinzufügen')
    await eventually(() => expect(find('button', 'neu.localhost entfernen')).toBeDefined())
    await click('button', 'stadt.localhost entfernen')
    expect(server.asked(wire.removeDomain)).toEqual([])
    await click('button', 'Ja, entfernen')
    await eventually(() => expect(server.asked(wire.removeDomain)).toHaveLength(1))
  })

  test('adds and removes the e-mail domains of its people', async () => {
    const { server } = await arrive(at, [
      shown({ mailDomains: ['stadt.example'] }),
      answer(wire.addMailDomain, { ...WHOLE, mailDomains: ['stadt.example', 'lesen.example'] }),
      answer(wire.removeMailDomain),
    ])
    await eventually(() => expect(find('textbox', 'Neue E-Mail-Domain')).toBeDefined())
    await write('textbox', 'Neue E-Mail-Domain', 'lesen.example')
    await click('button', 'Neue E-Mail-Domain: Hinzufügen')
    await eventually(() => expect(find('button', 'lesen.example entfernen')).toBeDefined())
    await click('button', 'stadt.example entfernen')
    await click('button', 'Ja, entfernen')
    await eventually(() => expect(server.asked(wire.removeMailDomain)).toHaveLength(1))
    expect(server.asked(wire.addMailDomain).at(-1)?.body).toEqual({ domain: 'lesen.example' })
    expect(server.asked(wire.addDomain)).toEqual([])
  })

  test('asks before unsaved changes are lost', async () => {
    const { where } = await arrive(at, [shown(), listed()])
    await eventually(() => expect(find('textbox', 'Name')).toBeDefined())
    await write('textbox', 'Name', 'Anders')
    await click('link', 'Alle Häuser')
    await eventually(() => expect(find('dialog', 'Noch nicht gespeichert')).toBeDefined())
    expect(where()).toBe(at)
    await click('button', 'Hier bleiben')
    expect(find<HTMLInputElement>('textbox', 'Name').value).toBe('Anders')
    await write('textbox', 'Name', 'Stadtbibliothek')
    await click('link', 'Alle Häuser')
    await eventually(() => expect(where()).toBe(PAGE.adminMandanten))
  })
})
