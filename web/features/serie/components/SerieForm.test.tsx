// @vitest-environment happy-dom

import type { Termin } from '@platzwart/contract/leseraum/serie'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/serie'
import type { Alternative } from '@platzwart/contract/problem'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { MOST_CANCELLED } from '@platzwart/domain/serie/dates'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, leave, names, said, turn, write } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { belegt, buchung, PLAN, type Saal, SEAT, saal, wall } from '../../../testing/leseraum.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'
import { KartePage } from '../../leseraum/pages/KartePage.tsx'

const termin = (tag: string, part: Part<Termin> = {}): Part<Termin> => ({
  leseraumId: SEAT.fenster,
  bezeichnung: 'A-1',
  grundrissId: PLAN.saal,
  grundriss: 'Lesesaal',
  tag,
  von: wall('12:00', tag),
  bis: wall('14:00', tag),
  gruppengroesse: 1,
  frei: true,
  gruende: [],
  vorschlaege: [],
  ...part,
})
const TAKEN = termin('2027-03-17', belegt(wall('12:00', '2027-03-17'), wall('14:00', '2027-03-17')))
/** The value of the alternative on the neighbouring seat that day. */
const BESIDE = `${SEAT.gang} ${wall('12:00', '2027-03-17')} ${wall('14:00', '2027-03-17')}`
const DATES = [termin('2027-03-10'), TAKEN, termin('2027-03-24')]

async function repeat(answers: readonly Answer[] = [], how: Saal = {}, start: Visit['start'] = {}) {
  const house = await visit(<KartePage />, {
    at: `/leseraum/karte?platz=${SEAT.fenster}`,
    start,
    answers: [...saal(how), answer(wire.proposeSerie, DATES), ...answers],
  })
  await eventually(() => expect(all('button', 'Wiederholen …')).toHaveLength(1))
  await click('button', 'Wiederholen …')
  await eventually(() => expect(said(find('dialog'))).toContain('3 Termine, davon frei: 2.'))
  return house
}

const told = () => said(find('dialog'))

describe('a series', () => {
  test('shows for each date whether it is free, why not, and alternatives', async () => {
    const { server } = await repeat()
    expect(document.activeElement).toBe(find('heading', 'An mehreren Tagen'))
    expect(told()).toMatch(/Jeweils \d\d:\d\d – \d\d:\d\d Uhr/)
    expect([...find('list', 'Termine').children].map((item) => said(item))).toEqual([
      expect.stringMatching(/^Mi., 10.03.2027, 12:00 – 14:00 Uhr · A-1 ?Frei$/),
      expect.stringContaining('Der Platz ist dann schon gebucht.'),
      expect.stringContaining('24.03.2027'),
    ])
    expect(server.asked(wire.proposeSerie).at(-1)).toMatchObject({
      query: {
        leseraumId: SEAT.fenster,
        ab: '2027-03-10',
        wochentage: '3',
        anzahl: '3',
        bisTag: '2027-03-24',
        alleWochen: '1',
      },
    })
  })

  test('promises no mail if none can be sent', async () => {
    const booked = { serieId: idOf(900), gebucht: [buchung({ id: idOf(901) })], nicht: [] }
    await repeat([answer(wire.bookSerie, booked)], {}, { mails: false })
    await click('button', '2 Termine buchen')
    await eventually(() => expect(told()).toContain('1 Termin gebucht'))
    expect(told()).not.toContain('E-Mail')
  })

  test.each([true, false])('promises a mail only to people who want such mails: %s', async (wants) => {
    const booked = { serieId: idOf(900), gebucht: [buchung({ id: idOf(901) })], nicht: [] }
    const settings = { 'benachrichtigung.bestaetigung': wants }
    await repeat([answer(wire.bookSerie, booked)], { settings })
    await click('button', '2 Termine buchen')
    await eventually(() => expect(told()).toContain('1 Termin gebucht'))
    expect(told().includes('Eine E-Mail mit allen Terminen ist auf dem Weg.')).toBe(wants)
  })

  test('books the free dates, and a chosen alternative', async () => {
    const gebucht = [
      buchung({ id: idOf(901), serieId: idOf(900) }),
      buchung({ id: idOf(902), serieId: idOf(900) }),
    ]
    const { server } = await repeat([answer(wire.bookSerie, { serieId: idOf(900), gebucht, nicht: [TAKEN] })])
    expect(names('button', find('dialog'))).toContain('2 Termine buchen')
    await turn('combobox', 'Mi., 17.03.2027: Was stattdessen?', BESIDE)
    await click('button', '3 Termine buchen')
    await eventually(() => expect(told()).toContain('2 Termine gebucht'))
    const [sent] = server.asked(wire.bookSerie)
    expect(sent).toMatchObject({
      body: { termine: [SEAT.fenster, SEAT.gang, SEAT.fenster].map((leseraumId) => ({ leseraumId })) },
    })
    expect(told()).toContain('1 Termin war nicht mehr zu haben:')
    expect(document.activeElement).toBe(find('heading', '2 Termine gebucht'))
  })

  test('keeps chosen alternatives, and says which are no longer available', async () => {
    const { server, queryClient } = await repeat()
    const [beside] = TAKEN.vorschlaege ?? []
    const other = { ...beside, leseraumId: SEAT.wand, bezeichnung: 'A-10' }
    const proposes = async (...vorschlaege: readonly Part<Alternative>[]) => {
      server.now(answer(wire.proposeSerie, [DATES[0] ?? {}, { ...TAKEN, vorschlaege }, DATES[2] ?? {}]))
      await queryClient.invalidateQueries({ queryKey: ['serie'] })
    }
    const choice = () => find<HTMLSelectElement>('combobox', 'Mi., 17.03.2027: Was stattdessen?')
    await turn('combobox', 'Mi., 17.03.2027: Was stattdessen?', BESIDE)
    await proposes(other, beside ?? {})
    await eventually(() => expect(choice().options[1]?.text).toContain('A-10'))
    expect(choice().value).toBe(BESIDE)
    expect(names('button', find('dialog'))).toContain('3 Termine buchen')
    await proposes(other)
    await eventually(() =>
      expect(told()).toContain(
        'Deine Wahl ist nicht mehr zu haben: A-2, 12:00 – 14:00 Uhr. Dieser Termin wird ausgelassen.',
      ),
    )
    expect(choice().value).toBe('')
    expect(names('button', find('dialog'))).toContain('2 Termine buchen')
    await turn('combobox', 'Mi., 17.03.2027: Was stattdessen?', choice().options[1]?.value ?? '')
    await eventually(() => expect(names('button', find('dialog'))).toContain('3 Termine buchen'))
    expect(told()).not.toContain('nicht mehr zu haben')
  })

  test('names the week with the least left', async () => {
    const own = [
      buchung({ id: idOf(830), von: wall('09:00', '2027-03-16'), bis: wall('10:00', '2027-03-16') }),
    ]
    await repeat([...saal({ own, settings: { 'leseraum.maxBuchungenProWoche': 2 } })])
    await eventually(() =>
      expect(told()).toContain(
        'Noch 1 von 2 Buchungen in der Woche ab 15.03.2027. Regel: Einstellung des Hauses',
      ),
    )
  })

  test('without free dates says so, and can be requested again', async () => {
    const detail = 'Keiner dieser Termine war noch zu haben. Es wurde nichts gebucht.'
    const { server } = await repeat([
      refuse(wire.bookSerie, {
        status: 409,
        code: 'serie.nichtsFrei',
        detail,
        issues: [{ code: 'serie.nichtsFrei', field: 'termine', detail, data: {} }],
      }),
    ])
    const before = server.asked(wire.proposeSerie).length
    await click('button', '2 Termine buchen')
    await eventually(() => expect(told()).toContain(detail))
    expect(server.asked(wire.proposeSerie).length).toBeGreaterThan(before)
  })

  test('is requested again for other days or another end, and not without an end', async () => {
    const { server } = await repeat()
    await click('checkbox', 'Freitag')
    await eventually(() =>
      expect(server.asked(wire.proposeSerie).at(-1)).toMatchObject({ query: { wochentage: '3,5' } }),
    )
    await write('textbox', 'Termine', '')
    await eventually(() => expect(find<HTMLButtonElement>('button', 'Nichts zu buchen').disabled).toBe(true))
  })

  test('that the rules refuse says why, and its button is disabled', async () => {
    const detail = 'Eine Serie hat höchstens 52 Termine.'
    await visit(<KartePage />, {
      at: `/leseraum/karte?platz=${SEAT.fenster}`,
      answers: [
        ...saal(),
        refuse(wire.proposeSerie, {
          status: 422,
          code: 'serie.zuViele',
          detail,
          issues: [{ code: 'serie.zuViele', field: 'bisTag', detail, data: {} }],
        }),
      ],
    })
    await eventually(() => expect(all('button', 'Wiederholen …')).toHaveLength(1))
    await click('button', 'Wiederholen …')
    await eventually(() => expect(told()).toContain(detail))
    expect(find<HTMLButtonElement>('button', 'Nichts zu buchen').disabled).toBe(true)
  })

  test('can end with a day, which is then required', async () => {
    const { server } = await repeat()
    await click('radio', 'An einem Tag')
    await eventually(() => expect(find<HTMLButtonElement>('button', 'Nichts zu buchen').disabled).toBe(true))
    await write('textbox', /^Letzter Tag/, '24.03.2027')
    await leave()
    await eventually(() =>
      expect(server.asked(wire.proposeSerie).at(-1)).toMatchObject({ query: { bisTag: '2027-03-24' } }),
    )
    expect(server.asked(wire.proposeSerie).at(-1)?.query).not.toHaveProperty('anzahl')
  })

  test('is booked in English, too', async () => {
    await visit(<KartePage />, {
      at: `/leseraum/karte?platz=${SEAT.fenster}`,
      answers: [...saal(), answer(wire.proposeSerie, DATES)],
      language: 'en',
    })
    await eventually(() => expect(all('button', 'Repeat …')).toHaveLength(1))
    await click('button', 'Repeat …')
    await eventually(() => expect(told()).toContain('3 dates, free: 2.'))
    expect(names('button', find('dialog'))).toContain('Book 2 dates')
    expect(told()).toContain('Wed, 10 Mar 2027, 12:00 to 14:00 · A-1')
  })

  test('returns to the single booking', async () => {
    await repeat()
    await click('button', 'Zurück')
    await eventually(() => expect(all('button', 'Wiederholen …')).toHaveLength(1))
  })

  test('is not offered if somebody else must confirm each date', async () => {
    await visit(<KartePage />, { at: `/leseraum/karte?platz=${SEAT.raum}`, answers: saal() })
    await eventually(() => expect(all('button', /buchen/)).not.toEqual([]))
    expect(all('button', 'Wiederholen …')).toEqual([])
  })
})

/** Two bookings of a series, beside the map. */
const OWN = ['2027-03-17', '2027-03-24'].map((tag, at) =>
  buchung({ id: idOf(910 + at), serieId: idOf(900), von: wall('12:00', tag), bis: wall('14:00', tag) }),
)

async function own(answers: readonly Answer[]) {
  const { Sidebar } = await import('../../leseraum/components/Sidebar.tsx')
  return visit(<Sidebar />, { at: '/leseraum/karte', answers: [...saal({ own: OWN }), ...answers] })
}

describe('one’s own bookings', () => {
  test('of a series are cancelled from one on, with a preview, and the cancellation can be undone', async () => {
    const gone = OWN.map((one) => ({ ...one, status: 'storniert' as const, gehaltenBis: wall('10:07:30') }))
    const { server } = await own([
      answer(wire.listStornierbare, OWN),
      answer(wire.cancelBuchungen, { storniert: gone, nicht: [] }),
      answer(raumWire.undoCancelLeseraumBuchung, ({ id }) => OWN.find((one) => one.id === id) ?? {}),
    ])
    await eventually(() => expect(all('button', /^Serie stornieren/)).toHaveLength(2))
    const [first] = names('button').filter((name) => name.startsWith('Serie stornieren'))
    await click('button', first)
    await eventually(() => expect(told()).toContain('Das storniert 2 Buchungen:'))
    expect(server.asked(wire.listStornierbare).at(-1)).toMatchObject({
      query: { serieId: idOf(900), von: '2027-03-17' },
    })
    await click('button', '2 Buchungen stornieren')
    await eventually(() => expect(told()).toContain('2 Buchungen storniert'))
    expect(server.asked(wire.cancelBuchungen)).toMatchObject([{ body: { ids: OWN.map(({ id }) => id) } }])
    await click('button', /^Alle zurückholen/)
    await eventually(() => expect(server.asked(raumWire.undoCancelLeseraumBuchung)).toHaveLength(2))
    await eventually(() => expect(said()).toContain('Die Buchungen sind wieder da.'))
  })

  test('of a period are cancelled at once; without any the button is disabled', async () => {
    const { server } = await own([answer(wire.listStornierbare, [])])
    await eventually(() => expect(all('button', 'Zeitraum stornieren …')).toHaveLength(1))
    await click('button', 'Zeitraum stornieren …')
    await eventually(() => expect(told()).toContain('Hier ist nichts, das du stornieren kannst.'))
    expect(server.asked(wire.listStornierbare).at(-1)).toMatchObject({
      query: { von: '2027-03-10', bis: '2027-03-16' },
    })
    expect(find<HTMLButtonElement>('button', 'Nichts zu stornieren').disabled).toBe(true)
  })

  test('that exceed the server’s maximum say so before anything is cancelled', async () => {
    const many = Array.from({ length: MOST_CANCELLED }, (_, at) => buchung({ id: idOf(2000 + at) }))
    const { server, queryClient } = await own([answer(wire.listStornierbare, many)])
    await eventually(() => expect(all('button', 'Zeitraum stornieren …')).toHaveLength(1))
    await click('button', 'Zeitraum stornieren …')
    await eventually(() => expect(told()).toContain('Das storniert 200 Buchungen:'))
    expect(told()).toContain('Mehr als 200 auf einmal gehen nicht. Was danach kommt, bleibt gebucht')
    server.now(answer(wire.listStornierbare, many.slice(1)))
    await queryClient.invalidateQueries({ queryKey: ['serie'] })
    await eventually(() => expect(told()).toContain('Das storniert 199 Buchungen:'))
    expect(told()).not.toContain('Mehr als 200')
  })

  test('of a week are repeated a week later', async () => {
    const { server } = await own([answer(wire.proposeWiederholung, DATES)])
    await eventually(() => expect(all('button', 'Woche wiederholen …')).toHaveLength(1))
    await click('button', 'Woche wiederholen …')
    await eventually(() => expect(told()).toContain('3 Termine, davon frei: 2.'))
    expect(server.asked(wire.proposeWiederholung).at(-1)).toMatchObject({ query: { woche: '2027-03-01' } })
    await turn('combobox', 'Welche Woche', '2027-03-08')
    await eventually(() =>
      expect(server.asked(wire.proposeWiederholung).at(-1)).toMatchObject({ query: { woche: '2027-03-08' } }),
    )
  })
})
