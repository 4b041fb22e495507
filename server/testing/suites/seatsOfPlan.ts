import { address } from '@platzwart/contract/operation'
import * as grundriss from '@platzwart/contract/operations/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import { beforeEach, expect } from 'vitest'
import { app, haus } from './haus.ts'

interface Leseraum {
  readonly id: string
  readonly bezeichnung: string
  readonly zone: string
  readonly x: number
  readonly y: number
  readonly version: number
  readonly ausstattung: readonly { readonly id: string; readonly anzahl: number }[]
}

export interface Leseraeume {
  readonly version: number
  readonly leseraeume: readonly Leseraum[]
}

let plans = 0
/** The plan of the test that runs. */
export let planId: string

/** As whoever leads the house, with the version that was read. */
export function send(method: string, path: string, body?: object, match = '"1"', more: object = {}) {
  const headers = { 'if-match': match, ...more }
  const rest = body === undefined ? {} : { body }
  return app.request(path, { as: haus.leitung.token, host: haus.host, method, headers, ...rest })
}

export const seatsAt = () => address(wire.createLeseraeume, { id: planId })

export const seat = (nr: number, more: object = {}) => ({
  bezeichnung: `S${nr}`,
  x: 100 + (nr % 30) * 20,
  y: 100,
  breite: 80,
  hoehe: 60,
  drehung: 0,
  ...more,
})

export const seats = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, nr) => seat(nr, more))

export const create = (body: object, match?: string, more?: object) =>
  send('POST', seatsAt(), body, match, more)

export async function there(): Promise<Leseraeume> {
  const answer = await app.request(seatsAt(), { as: haus.leitung.token, host: haus.host })
  return answer.json as unknown as Leseraeume
}

/** As a reader has it. */
export function showPlan(id = planId) {
  return app.request(address(grundriss.showGrundriss, { id }), {
    as: haus.anna.token,
    host: haus.host,
  })
}

/** A plan of its own, of 900 by 700, for each test. */
export function planForEach(): void {
  beforeEach(async () => {
    planId = `01980000-0000-7000-8000-${String(++plans).padStart(12, '0')}`
    const body = { bezeichnung: `Plan ${plans}`, standortId: haus.standortId, breite: 900, hoehe: 700 }
    const path = address(grundriss.saveGrundriss, { id: planId })
    const made = await app.request(path, { as: haus.leitung.token, host: haus.host, method: 'PUT', body })
    expect(made.status).toBe(200)
  })
}
