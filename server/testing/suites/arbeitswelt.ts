import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundriss'
import { expect } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import type { TestAnswer } from '../app.ts'
import { BOOK } from '../leseraum.ts'
import type { TestPerson } from '../mandant.ts'
import { app, haus } from './haus.ts'

/** A plan of desks beside the reading room, open on weekdays from 08:00 to 18:00. */
export interface Work {
  readonly grundrissId: string
  readonly desks: readonly string[]
}

/** @param version of the record that is changed */
export function ask(
  person: TestPerson,
  path: string,
  body?: object,
  method?: string,
  version?: unknown,
): Promise<TestAnswer> {
  return app.request(path, {
    as: person.token,
    host: haus.host,
    ...(body && { body }),
    ...(method && { method }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  })
}

/** Which modules the house has from now on. */
export async function setModule(...module: readonly string[]): Promise<void> {
  await haus.scoped(async (tx) => {
    await tx.raw('update mandant set module = $2 where id = $1', [haus.id, module])
    await raiseStand(tx)
  })
}

/** What the house says of an option. */
export async function setOption(name: string, wert: string): Promise<void> {
  await haus.scoped(async (tx) => {
    await tx.raw('delete from einstellung_wert where mandant_id = $1 and option_name = $2', [haus.id, name])
    await tx.raw('insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, $3, $4)', [
      haus.id,
      uuidv7(),
      name,
      wert,
    ])
    await raiseStand(tx)
  })
}

export async function createWork(count = 3): Promise<Work> {
  const grundrissId = uuidv7()
  const saved = await ask(
    haus.leitung,
    address(wire.saveGrundriss, { id: grundrissId }),
    {
      bezeichnung: 'Etage 3',
      standortId: haus.standortId,
      breite: 1000,
      hoehe: 800,
      bereich: 'arbeitswelt',
    },
    'PUT',
  )
  expect([saved.status, saved.json.bereich]).toEqual([200, 'arbeitswelt'])
  const desks = Array.from({ length: count }, () => uuidv7())
  await haus.scoped(async (tx) => {
    for (const [nr, id] of desks.entries())
      await tx.raw(
        `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
         values ($1, $2, $3, $4, $5, 100, 80, 60)`,
        [haus.id, id, grundrissId, `D${nr + 1}`, 100 + nr * 150],
      )
    for (const wochentag of [1, 2, 3, 4, 5])
      await tx.raw(
        'insert into oeffnungszeit (mandant_id, id, grundriss_id, wochentag) values ($1, $2, $3, $4)',
        [haus.id, uuidv7(), grundrissId, wochentag],
      )
    await raiseStand(tx)
  })
  return { grundrissId, desks }
}

/** Of a day of the week that begins with the Monday of the suite; hours by the wall of the house. */
export const at = (tag: string, von: number, bis: number) => ({
  von: `${tag}T${String(von - 1).padStart(2, '0')}:00:00Z`,
  bis: `${tag}T${String(bis - 1).padStart(2, '0')}:00:00Z`,
})

export const book = (person: TestPerson, leseraumId: string | undefined, when: ReturnType<typeof at>) =>
  ask(person, BOOK, { leseraumId, ...when })
