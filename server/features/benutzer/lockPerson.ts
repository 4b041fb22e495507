import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { notHeld } from '@platzwart/domain/berechtigung/vergabe'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import { type Acting, lockRechte } from '../berechtigung/lockRechte.ts'
import { readRechte } from '../berechtigung/readHerkunft.ts'
import { wordsOfRechte } from '../berechtigung/refuseGrant.ts'
import { presentPerson } from './present.ts'
import { type BenutzerRow, readPerson } from './queries.ts'

export interface Locked extends Acting {
  readonly row: BenutzerRow
}

/**
 * A person who is about to be changed, alone with whoever changes them. Nobody acts for somebody who may more than they do: whoever could
 * change the address of an administrator, or read their invitation, would be one.
 *
 * @param version that was read, where the change starts from one
 */
export async function lockPerson(
  call: Call,
  id: string,
  right: Berechtigung,
  version?: number,
): Promise<Locked | { refusal: Refusal }> {
  const { tx } = call
  const acting = await lockRechte(call, right)
  const row = await readPerson(tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  if (version !== undefined && version !== row.version) {
    const current = await presentPerson(call, row)
    return refuse({ status: 412, code: 'anfrage.versionVeraltet', current, objektId: id })
  }
  return (await refuseMore(call, id, acting.own)) ?? { ...acting, row }
}

/** Nobody acts for whom may more than they do; for oneself everybody may. */
export async function refuseMore(call: Call, id: string, own: ReadonlySet<Berechtigung>) {
  const more = id === call.person.id ? [] : notHeld(await readRechte(call.tx, id), own)
  if (more.length === 0) return null
  return refuse({ status: 403, code: 'benutzer.darfMehr', data: { rechte: wordsOfRechte(call, more) } })
}
