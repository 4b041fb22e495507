// @vitest-environment happy-dom
import { grundrissSchema } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { drawRoom, tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { act } from 'react'
import { expect, test } from 'vitest'
import { needTopics } from '../../../platform/language.ts'
import { click, eventually, find, key, said } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { answer } from '../../../testing/server.ts'
import { SeatsTab } from './SeatsTab.tsx'

const seat = (nr: number, x: number, y = 200) => ({
  id: idOf(nr),
  bezeichnung: `A-${nr}`,
  art: 'platz' as const,
  version: 1,
  x,
  y,
  breite: 80,
  hoehe: 60,
  drehung: 0,
})
const SEATS = [seat(1, 200), seat(2, 300)]
const PLAN = grundrissSchema.parse(
  filled(grundrissSchema, {
    id: idOf(9),
    breite: 1000,
    hoehe: 800,
    leseraeume: [],
    zeichnung: [...drawRoom({ breite: 1000, hoehe: 800 }), ...tablesUnder(SEATS)],
  }),
)

const tables = () => {
  const plan = find('application' as 'grid')
  const all = [...plan.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
  const known = [...tablesUnder(SEATS), ...tablesUnder([seat(1, 200)]), ...tablesUnder([seat(2, 300, 250)])]
  return known.flatMap(({ d }) => (all.includes(d) ? [d] : []))
}

test('Moving a seat moves its table at once, and undoing moves it back', async () => {
  await visit(<SeatsTab plan={PLAN} />, {
    rechte: ['ausstattungs_pflege'],
    answers: [
      answer(wire.listLeseraeume, { version: 4, leseraeume: SEATS }),
      answer(wire.listAusstattungen, []),
    ],
  })
  const together = tablesUnder(SEATS).map(({ d }) => d)
  expect(tables()).toEqual(together)
  await act(async () => find('button', /^A-2/).focus())
  for (const pressed of [' ', ...Array(5).fill('ArrowDown')]) await key(pressed)
  const apart = [seat(1, 200), seat(2, 300, 250)].flatMap((one) => tablesUnder([one])).map(({ d }) => d)
  expect(tables()).toEqual(apart)
  await click('button', 'Rückgängig')
  expect(tables()).toEqual(together)
  for (const [pressed, how, left] of [
    ['Z', { ctrlKey: true, shiftKey: true }, apart],
    ['z', { metaKey: true }, together],
    ['y', { ctrlKey: true }, apart],
    ['z', { ctrlKey: true }, together],
    ['z', { ctrlKey: true, altKey: true }, together],
  ] as const) {
    await key(pressed, how)
    expect([pressed, how, tables()]).toEqual([pressed, how, left])
  }
})

test('A deleted seat is restored by one press, with its table', async () => {
  const { server } = await visit(<SeatsTab plan={PLAN} />, {
    rechte: ['ausstattungs_pflege'],
    at: `/?platz=${idOf(2)}`,
    answers: [
      answer(wire.listLeseraeume, { version: 4, leseraeume: SEATS }),
      answer(wire.listAusstattungen, []),
      answer(wire.deleteLeseraum),
      answer(wire.createLeseraeume, { version: 6, leseraeume: SEATS }),
    ],
  })
  await click('button', 'Löschen')
  server.now(answer(wire.listLeseraeume, { version: 5, leseraeume: [seat(1, 200)] }))
  await click('button', 'Ja, endgültig löschen')
  await eventually(() => expect(said()).toContain('A-2 ist gelöscht.'))
  await click('button', 'Löschen von A-2 rückgängig machen')
  await eventually(() => expect(server.asked(wire.createLeseraeume)).toHaveLength(1))
  expect(server.asked(wire.createLeseraeume)).toMatchObject([
    {
      version: 5,
      body: {
        leseraeume: [{ bezeichnung: 'A-2', x: 300, y: 200 }],
        tische: tablesUnder([seat(2, 300)]),
      },
    },
  ])
  await eventually(() => expect(said()).not.toContain('A-2 ist gelöscht.'))
})

test('A seat shows its calendar address on demand, and creates one', async () => {
  const link = { erstellt: '2026-11-20T08:00:00Z', von: 'Lena Muster' }
  const adresse = 'https://haus.example/api/kalender/abc.ics'
  let made = false
  await needTopics('kalender', 'pflege')
  const { server } = await visit(<SeatsTab plan={PLAN} />, {
    at: `/?platz=${idOf(2)}`,
    rechte: ['ausstattungs_pflege'],
    answers: [
      answer(wire.listLeseraeume, { version: 4, leseraeume: SEATS }),
      answer(wire.listAusstattungen, []),
      answer(wire.showLeseraumKalender, () => ({ link: made ? link : null })),
      answer(wire.createLeseraumKalender, () => {
        made = true
        return { ...link, adresse }
      }),
    ],
  })
  expect(server.asked(wire.showLeseraumKalender)).toEqual([])
  await click('button', 'Adresse ansehen')
  await eventually(() => expect(said()).toContain('kein Name, kein Grund'))
  await click('button', 'Adresse anlegen')
  await eventually(() =>
    expect(find<HTMLInputElement>('textbox', /Adresse des Kalenders/).value).toBe(adresse),
  )
  expect(server.asked(wire.createLeseraumKalender)).toMatchObject([{ id: idOf(2) }])
})
