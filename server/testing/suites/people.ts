import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/benutzer'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { createPerson, type TestPerson } from '../mandant.ts'
import { app, haus } from './haus.ts'

type Sent = { readonly method?: string; readonly body?: unknown; readonly version?: number }

/** As somebody of the house. */
export function as(person: TestPerson, path: string, { version, ...sent }: Sent = {}) {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` }
  return app.request(path, { as: person.token, host: haus.host, headers, ...sent })
}

let made = 0

/** Somebody new of the house who may do this. */
export function person(...rechte: Berechtigung[]): Promise<TestPerson> {
  return haus.scoped((tx) => createPerson(app, tx, `person${made++}`, 'haus', rechte))
}

async function noun(table: 'rolle' | 'gruppe', list: string, column: string, values: readonly string[]) {
  const id = uuidv7()
  await haus.scoped(async (tx) => {
    await tx.run(build.insertInto(table).values({ mandant_id: haus.id, id, name: `${table} ${made++}` }))
    for (const value of values)
      await tx.raw(`insert into ${list} (mandant_id, ${table}_id, ${column}) values ($1, $2, $3)`, [
        haus.id,
        id,
        value,
      ])
  })
  return id
}

/** A role of the house with these permissions. */
export const rolle = (...berechtigungen: Berechtigung[]): Promise<string> =>
  noun('rolle', 'rolle_berechtigung', 'berechtigung', berechtigungen)

/** A group of the house with these roles. */
export const gruppe = (...rollen: string[]): Promise<string> =>
  noun('gruppe', 'gruppe_rolle', 'rolle_id', rollen)

export const one = (operation: Parameters<typeof address>[0], id: string) =>
  address(operation, { id } as never)

/** What the house knows of somebody. */
export async function shown(who: TestPerson, id: string) {
  return (await as(who, one(wire.showBenutzer, id))).json as never as {
    readonly version: number
    readonly status: string
    readonly einladung: string
    readonly email: string
    readonly sitzungen: number
    readonly wirksam: readonly { readonly berechtigung: string; readonly durch: readonly object[] }[]
  }
}
