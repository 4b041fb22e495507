import { leseraumDetailSchema } from '@platzwart/contract/grundriss'
import { grundrissSchema } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { act } from 'react'
import { expect } from 'vitest'
import { SeatsTab } from '../features/grundriss/components/SeatsTab.tsx'
import { all, click, eventually, find, key } from './find.ts'
import { visit } from './house.tsx'
import { answer } from './server.ts'

export const LAMP = { id: idOf(70), name: 'Leselampe', verwendet: 1, version: 1 }
export const DESK = { id: idOf(71), name: 'Höhenverstellung', verwendet: 1, version: 1 }
export const seat = (nr: number, x: number, y: number, more: object = {}) =>
  leseraumDetailSchema.parse(
    filled(leseraumDetailSchema, {
      id: idOf(nr),
      bezeichnung: `A-${nr}`,
      art: 'platz',
      version: nr,
      aktiv: true,
      zone: 'Nord',
      x,
      y,
      breite: 80,
      hoehe: 60,
      drehung: 0,
      kapazitaet: 1,
      ausstattung: [],
      ...more,
    }),
  )
export const SEATS = [
  seat(1, 200, 200),
  seat(2, 300, 210),
  seat(3, 500, 220, { zone: 'Süd' }),
  seat(4, 200, 600),
]
const PLAN = grundrissSchema.parse(
  filled(grundrissSchema, {
    id: idOf(9),
    breite: 1000,
    hoehe: 800,
    leseraeume: [],
    bild: null,
    zeichnung: tablesUnder(SEATS.slice(0, 1)),
  }),
)

export let server: Awaited<ReturnType<typeof visit>>['server']
export let router: Awaited<ReturnType<typeof visit>>['router']
export let queryClient: Awaited<ReturnType<typeof visit>>['queryClient']
/** Opens the seats of a plan. A file asks for it before each of its tests: files share this one, and it is read but once. */
export async function openSeats(): Promise<void> {
  const visited = await visit(<SeatsTab plan={PLAN} />, {
    rechte: ['ausstattungs_pflege'],
    answers: [
      answer(wire.listLeseraeume, { version: 4, leseraeume: SEATS }),
      answer(wire.listAusstattungen, [LAMP, DESK]),
    ],
  })
  server = visited.server
  queryClient = visited.queryClient
  router = visited.router
}

export const seatNamed = (name: string) => find('button', new RegExp(`^${name},`))
export const chosen = () =>
  all('button', /^A-/).filter((one) => one.getAttribute('aria-pressed') === 'true').length
export const focus = (name: string) => act(async () => seatNamed(name).focus())

export async function press(name: string, how: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  await act(async () => void seatNamed(name).dispatchEvent(event))
}

/** The first three, by keys. */
export async function chooseThree() {
  await focus('A-1')
  await key('ArrowRight', { shiftKey: true })
  await key('ArrowRight', { shiftKey: true })
}

export const places = () => {
  const moved = server.asked(wire.moveLeseraeume).at(-1)?.body as { leseraeume: { x: number; y: number }[] }
  return moved.leseraeume.map(({ x, y }) => [x, y])
}

export async function saveMoves(count: number) {
  server.now(answer(wire.moveLeseraeume, { version: 5, leseraeume: SEATS }))
  await click('button', new RegExp(`^${count} Verschiebung`))
  await eventually(() => expect(server.asked(wire.moveLeseraeume)).toHaveLength(1))
}

export function pointer(
  type: string,
  at: readonly [number, number],
  target: Element,
  more: PointerEventInit = {},
) {
  const [clientX, clientY] = at
  const where = { clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...where, ...more })
  return act(async () => void target.dispatchEvent(event))
}
