// @vitest-environment happy-dom
import {
  deleteMailtext,
  listMails,
  listMailtexte,
  renderMailtext,
  saveMailtext,
} from '@platzwart/contract/operations/benachrichtigung'
import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const DE = { betreff: 'Storniert: {platz}', einleitung: 'Guten Tag {name},', schluss: 'Viele Grüße' }
const EN = { betreff: 'Cancelled: {platz}', einleitung: 'Hello {name},', schluss: 'Kind regards' }
const platzhalter = { betreff: ['vorname', 'platz', 'betreff'], text: ['vorname', 'name', 'platz'] }
const eigentlich = { de: DE, en: EN }
const STORNO = { typ: 'useMailStorno', version: null, de: DE, en: EN, eigentlich, platzhalter } as const
const OWN = {
  ...STORNO,
  typ: 'erinnerung',
  version: 3,
  de: { ...DE, betreff: 'Los geht es: {platz}' },
} as const
const LETTER = {
  de: { betreff: 'Storniert: A 12', html: '<p>Guten Tag Kim</p>', text: 'Guten Tag Kim, schlicht' },
  en: { betreff: 'Cancelled: A 12', html: '<p>Hello Kim</p>', text: 'Hello Kim, plain' },
}

const TEXTS = `${PAGE.adminPostausgang}?reiter=texte`

const arrive = (at: string = TEXTS, how: Visit = {}) =>
  visitApp(at, {
    rechte: ['customizing_mandant_pflege'],
    ...how,
    answers: [
      answer(listMailtexte, () => [STORNO, OWN]),
      answer(renderMailtext, LETTER),
      answer(listMails, { items: [] }),
      ...(how.answers ?? []),
    ],
  })

const arriveAt = (typ: string, how: Visit = {}) => arrive(`${TEXTS}&art=${typ}`, how)
const subject = () => find<HTMLInputElement>('textbox', /^Betreff(?! \()/)
const there = () => eventually(() => expect(subject()).toBeDefined())

describe('the texts of mails', () => {
  test('are a tab of the outbox: each kind with its purpose, and whether it is the house’s own', async () => {
    const { where } = await arrive(PAGE.adminPostausgang)
    await click('link', 'Texte')
    await eventually(() => expect(find('link', /^Buchung storniert/)).toBeDefined())
    expect(where()).toBe(TEXTS)
    expect(said(find('link', /^Buchung storniert/))).toContain('wie mitgeliefert')
    expect(said(find('link', /^Buchung beginnt/))).toContain('eigener Text')
    expect(said()).toContain('Die Erinnerung zum Beginn.')
  })

  test('are hidden from people who only maintain users', async () => {
    await arrive(TEXTS, { rechte: ['benutzer_pflegen'] })
    await eventually(() => expect(find('radio', 'Wartend')).toBeDefined())
    expect(all('link', 'Texte')).toEqual([])
  })

  test('list the placeholders of each field, and report invalid ones at once', async () => {
    const { server } = await arriveAt('useMailStorno')
    await there()
    expect(said()).toContain('Möglich: {vorname}, {platz}, {betreff}')
    expect(subject().value).toBe('Storniert: {platz}')
    await write('textbox', /^Betreff(?! \()/, 'Weg: {kennzeichen}')
    await eventually(() => expect(said()).toContain('Diese Mail kennt {kennzeichen} nicht.'))
    await click('button', 'Speichern')
    expect(server.asked(saveMailtext)).toHaveLength(0)
    await write('textbox', /^Betreff(?! \()/, 'Weg: {platz}')
    await eventually(() => expect(said()).not.toContain('Diese Mail kennt'))
  })

  test('are saved in both languages with the version that was read', async () => {
    const saved = { ...OWN, version: 4, de: { ...DE, betreff: 'Jetzt: {platz}' } }
    const { server } = await arriveAt('erinnerung', { answers: [answer(saveMailtext, saved)] })
    await there()
    await write('textbox', /^Betreff(?! \()/, 'Jetzt: {platz}')
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Gespeichert: Buchung beginnt.'))
    const [asked] = server.asked(saveMailtext)
    expect(asked?.body).toEqual({ de: { ...DE, betreff: 'Jetzt: {platz}' }, en: EN })
    expect(asked?.version).toBe(3)
  })

  test('show at the field why the server refuses them', async () => {
    const detail = 'Hier steht reiner Text.'
    const issues = [{ code: 'mailtext.html' as const, detail, data: {}, field: 'en.schluss' }]
    await arriveAt('useMailStorno', {
      answers: [refuse(saveMailtext, { status: 422, code: 'anfrage.ungueltig', detail: 'Nein.', issues })],
    })
    await there()
    await write('textbox', /^Ende \(englisch\)/, 'Bye')
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain(detail))
    expect(document.activeElement?.getAttribute('name')).toBe('en.schluss')
  })

  test('preview the mail with the typed texts, in both languages, where nothing in it runs', async () => {
    const { server } = await arriveAt('useMailStorno')
    await there()
    await eventually(() => expect(said()).toContain('Betreff: Storniert: A 12'))
    const frame = document.querySelector('iframe')
    expect([frame?.getAttribute('sandbox'), frame?.srcdoc]).toEqual(['', LETTER.de.html])
    await click('radio', 'Englisch')
    await eventually(() => expect(said()).toContain('Betreff: Cancelled: A 12'))
    await click('radio', 'Als Text')
    expect(said()).toContain('Hello Kim, plain')
    await write('textbox', /^Anfang(?! \()/, 'Moin {vorname},')
    await eventually(() =>
      expect(server.asked(renderMailtext).at(-1)?.body).toMatchObject({
        de: { einleitung: 'Moin {vorname},' },
      }),
    )
    const before = server.asked(renderMailtext).length
    await write('textbox', /^Anfang(?! \()/, 'Moin {vor')
    await eventually(() => expect(said()).toContain('Die Vorschau kommt, sobald'))
    expect(server.asked(renderMailtext)).toHaveLength(before)
  })

  test('are reset after a confirmation, and not before', async () => {
    const ours = { ...OWN, version: 4, de: DE }
    let read = 0
    const { server } = await arriveAt('erinnerung', {
      answers: [
        answer(deleteMailtext, ours),
        answer(listMailtexte, () => [STORNO, read++ === 0 ? OWN : ours]),
      ],
    })
    await there()
    expect(subject().value).toBe('Los geht es: {platz}')
    await click('button', 'Wie mitgeliefert')
    expect(server.asked(deleteMailtext)).toHaveLength(0)
    await click('button', 'Ja, eigenen Text verwerfen')
    await eventually(() => expect(subject().value).toBe(DE.betreff))
    expect(server.asked(deleteMailtext)[0]?.version).toBe(3)
    await eventually(() => expect(all('button', 'Wie mitgeliefert')).toEqual([]))
    expect(all('button', 'Ja, eigenen Text verwerfen')).toEqual([])
  })

  test('cannot be reset if they are the product’s own', async () => {
    await arriveAt('useMailStorno')
    await there()
    expect(all('button', 'Wie mitgeliefert')).toEqual([])
  })

  test('ask before unsaved changes are lost', async () => {
    const { where } = await arriveAt('useMailStorno')
    await there()
    await write('textbox', /^Betreff(?! \()/, 'Weg')
    await click('link', 'Alle Texte')
    await eventually(() => expect(find('dialog')).toBeDefined())
    expect(where()).toContain('art=useMailStorno')
  })

  test('do not exist for a kind that the house does not send', async () => {
    await arriveAt('fahrtStorno')
    await eventually(() => expect(said()).toContain('Keine Nachrichten'))
  })

  test('report somebody else’s change, and can take it over by one press', async () => {
    const theirs = { ...OWN, version: 4, de: { ...OWN.de, betreff: 'Von anderen: {platz}' } }
    let read = 0
    const { server } = await arriveAt('erinnerung', {
      answers: [
        answer(listMailtexte, () => [STORNO, read++ === 0 ? OWN : theirs]),
        refuse(saveMailtext, {
          status: 412,
          code: 'anfrage.versionVeraltet',
          detail: 'Inzwischen geändert.',
        }),
      ],
    })
    await there()
    await write('textbox', /^Betreff(?! \()/, 'Von mir')
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(listMailtexte)).toHaveLength(2))
    expect(subject().value).toBe('Von mir')
    await eventually(() => expect(find('button', 'Das inzwischen Gespeicherte nehmen')).toBeDefined())
    await click('button', 'Das inzwischen Gespeicherte nehmen')
    expect(subject().value).toBe('Von anderen: {platz}')
  })

  test('stay editable if the preview fails, which can be retried', async () => {
    const detail = 'Gerade geht das nicht.'
    const { server } = await arriveAt('useMailStorno', {
      answers: [refuse(renderMailtext, { status: 503, code: 'server.beschaeftigt', detail })],
    })
    await there()
    await write('textbox', /^Betreff(?! \()/, 'Weg: {platz}')
    await eventually(() => expect(said(find('alert'))).toContain(detail))
    expect(document.querySelector('iframe')).toBeNull()
    expect(subject().value).toBe('Weg: {platz}')
    const before = server.asked(renderMailtext).length
    await click('button', /^Noch einmal|^Erneut/)
    await eventually(() => expect(server.asked(renderMailtext).length).toBeGreaterThan(before))
  })

  test('are also in English', async () => {
    await arriveAt('useMailStorno', { language: 'en' })
    await eventually(() => expect(find('textbox', /^Subject(?! \()/)).toBeDefined())
    expect(said()).toContain('Possible: {vorname}, {platz}, {betreff}')
    expect(said()).not.toMatch(/Betreff|Vorschau|mitgeliefert/)
  })
})
