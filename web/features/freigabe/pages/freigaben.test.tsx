// @vitest-environment happy-dom
import { countZaehler, decideFreigabe, listFreigaben } from '@platzwart/contract/operations/freigabe'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, describedAs, eventually, find, said, write } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { FreigabenPage } from './FreigabenPage.tsx'

const APPROVER = { rechte: ['fahrzeug_freigabe_von_sonderfahrten'] } as const

const person = (n: number, name: string) => ({ id: idOf(n), name })

/** A pending special trip of a day and a half, three hundred kilometres away. */
const buchung = {
  id: idOf(70),
  version: 4,
  status: 'vorgemerkt',
  rolle: 'andere',
  kennzeichen: 'BI-PW 104',
  fahrzeug: 'Skoda Octavia',
  kategorie: 'kombi',
  von: '2027-03-12T07:00:00Z',
  bis: '2027-03-13T19:00:00Z',
  fahrer: person(2, 'Ferdi Fahrer'),
  bucher: person(3, 'Berta Bucher'),
  zielort: 'Kassel',
  freigabeGruende: ['dauer', 'entfernung'],
  entfernungKm: 300,
} as const

async function show(how: Visit = {}, waiting: readonly object[] = [{ buchung, entscheidbar: true }]) {
  let items = waiting as never
  const house = await visit(<FreigabenPage />, {
    ...APPROVER,
    answers: [
      answer(countZaehler),
      answer(listFreigaben, ({ query }) => ({ items: query?.entschieden === 'true' ? [] : items })),
      answer(decideFreigabe, () => {
        items = [] as never
        return { ...buchung, status: 'reserviert' } as never
      }),
    ],
    ...how,
  })
  const decided = () => house.server.asked(decideFreigabe).map(({ id, version, body }) => [id, version, body])
  return { ...house, decided }
}

describe('special trips', () => {
  test('are shown with the facts for the decision and the reason for it', async () => {
    await show()
    const text = said(find('article'))
    for (const word of ['Skoda Octavia', 'BI-PW 104', 'Ferdi Fahrer', 'Berta Bucher', 'Kassel', '300 km'])
      expect(text).toContain(word)
    expect(text).toContain('Die Fahrt dauert 36 Stunden.')
    expect(text).toContain('Die Fahrt ist 300 km weit.')
  })

  test('are hidden from people who do not approve', async () => {
    const { server } = await show({ rechte: [] })
    expect(said()).toContain('Freigaben sieht, wer Sonderfahrten freigibt.')
    expect(server.asked(listFreigaben)).toEqual([])
  })

  test('are approved by one press, with the version that was shown', async () => {
    const { decided } = await show()
    await click('button', 'Freigeben: BI-PW 104, Ferdi Fahrer')
    await eventually(() => expect(said()).toContain('Es wartet keine Fahrt auf eine Freigabe.'))
    expect(decided()).toEqual([[idOf(70), 4, { freigegeben: true, grund: '' }]])
    expect(said()).toContain('Freigegeben. Ferdi Fahrer erfährt es per Mail.')
  })

  test('are rejected only with a reason', async () => {
    const { decided } = await show()
    await click('button', 'Ablehnen: BI-PW 104, Ferdi Fahrer')
    const grund = () => find('textbox', 'Grund der Ablehnung')
    expect(document.activeElement).toBe(grund())
    await click('button', 'Ablehnen und stornieren')
    expect(describedAs(grund())).toContain('Bitte den Grund der Ablehnung angeben.')
    expect(decided()).toEqual([])
    await write('textbox', 'Grund der Ablehnung', 'Zu weit')
    await click('button', 'Ablehnen und stornieren')
    await eventually(() => expect(said()).toContain('Ferdi Fahrer erfährt den Grund per Mail.'))
    expect(decided()).toEqual([[idOf(70), 4, { freigegeben: false, grund: 'Zu weit' }]])
  })

  test('stay undecided when the dialog is left', async () => {
    const { decided } = await show()
    await click('button', 'Ablehnen: BI-PW 104, Ferdi Fahrer')
    await click('button', 'Zurück')
    expect(find('button', 'Freigeben: BI-PW 104, Ferdi Fahrer')).toBeDefined()
    expect(decided()).toEqual([])
  })

  test.each([
    [
      { status: 412, code: 'anfrage.versionVeraltet' } as const,
      'Jemand anderes hat das inzwischen geändert.',
    ],
    [
      { status: 409, code: 'freigabe.entschieden', detail: 'Das hat schon jemand entschieden.' } as const,
      'Das hat schon jemand entschieden.',
    ],
  ])('that somebody else was faster with say so, and are read again: %o', async (problem, says) => {
    const { server } = await show()
    server.now(refuse(decideFreigabe, problem as never))
    const before = server.asked(listFreigaben).length
    await click('button', 'Freigeben: BI-PW 104, Ferdi Fahrer')
    await eventually(() => expect(said()).toContain(says))
    await eventually(() => expect(server.asked(listFreigaben).length).toBeGreaterThan(before))
  })

  test('that changed while the reason was typed say who changed them, and keep the reason', async () => {
    const { server, decided } = await show()
    await click('button', 'Ablehnen: BI-PW 104, Ferdi Fahrer')
    await write('textbox', 'Grund der Ablehnung', 'Zu weit')
    const moved = { ...buchung, version: 5, zielort: 'Fulda' }
    server.now(
      refuse(decideFreigabe, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        current: moved,
        geaendert: { von: 'Ferdi Fahrer', zeit: '2027-03-10T08:03:00Z' },
      }),
      answer(listFreigaben, { items: [{ buchung: moved, entscheidbar: true }] } as never),
    )
    await click('button', 'Ablehnen und stornieren')
    await eventually(() => expect(said()).toContain('Fulda'))
    expect(said()).toContain('Ferdi Fahrer hat das inzwischen geändert (10.03.2027, 09:03).')
    expect(find<HTMLInputElement>('textbox', 'Grund der Ablehnung').value).toBe('Zu weit')
    server.now(answer(decideFreigabe, { ...moved, status: 'storniert' } as never))
    await click('button', 'Ablehnen und stornieren')
    await eventually(() => expect(decided()).toHaveLength(2))
    expect(decided()[1]).toEqual([idOf(70), 5, { freigegeben: false, grund: 'Zu weit' }])
  })

  test('are listed as pending or decided, by the address', async () => {
    const { where, server } = await show({ at: '/freigaben' })
    await click('radio', 'Entschieden')
    await eventually(() => expect(said()).toContain('Noch wurde keine Fahrt entschieden.'))
    expect(where()).toBe('/freigaben?entschieden=true')
    expect(server.asked(listFreigaben).at(-1)?.query).toMatchObject({ entschieden: 'true' })
  })

  test('of one’s own, or assigned to others, have no buttons', async () => {
    const asked = [{ benutzer: person(5, 'Frieda Freigabe'), isFreigegeben: null }]
    await show({}, [{ buchung: { ...buchung, freigaben: asked }, entscheidbar: false }])
    expect(all('button', /^(Freigeben|Ablehnen)/)).toEqual([])
    expect(said()).toContain('Über diese Fahrt entscheiden andere.')
    expect(said()).toContain('Gefragt: Frieda Freigabe')
  })

  test('that a mail links to are shown alone, and opening them decides nothing', async () => {
    const { decided, server } = await show({ at: `/freigaben?buchung=${idOf(70)}` })
    await eventually(() => expect(find('heading', 'Sonderfahrt')).toBeDefined())
    expect(server.asked(listFreigaben).map(({ query }) => query)).toEqual([{ buchung: idOf(70) }])
    expect(find('link', 'Alle Freigaben')).toBeDefined()
    expect(decided()).toEqual([])
  })

  test('are shown in English', async () => {
    await show({ language: 'en' })
    expect(said(find('article'))).toContain('36 hours')
    expect(find('button', 'Approve: BI-PW 104, Ferdi Fahrer')).toBeDefined()
  })
})
