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

/** A role of the house with these permissions. */
export function rolle(...berechtigungen: Berechtigung[]): Promise<string> {
  const [mandant_id, id] = [haus.id, uuidv7()]
  return haus.scoped(async (tx) => {
    await tx.run(build.insertInto('rolle').values({ mandant_id, id, name: `Rolle ${made++}` }))
    for (const berechtigung of berechtigungen)
      await tx.run(build.insertInto('rolle_berechtigung').values({ mandant_id, rolle_id: id, berechtigung }))
    return id
  })
}

/** A group of the house with these roles. */
export function gruppe(...rollen: string[]): Promise<string> {
  const [mandant_id, id] = [haus.id, uuidv7()]
  return haus.scoped(async (tx) => {
    await tx.run(build.insertInto('gruppe').values({ mandant_id, id, name: `Gruppe ${made++}` }))
    for (const rolle_id of rollen)
      await tx.run(build.insertInto('gruppe_rolle').values({ mandant_id, gruppe_id: id, rolle_id }))
    return id
  })
}

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
