import type { rechteSchema } from '@platzwart/contract/benutzer'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { readRechteOfGruppen, readRechteOfRollen } from '../berechtigung/readRollen.ts'
import { refuseGrant } from '../berechtigung/refuseGrant.ts'
import { type Locked, lockPerson } from './lockPerson.ts'
import { readDirect } from './queries.ts'
import { savePerson } from './savePerson.ts'

type Rechte = z.output<typeof rechteSchema>

const without = <T>(all: readonly T[], some: readonly T[]) => all.filter((one) => !some.includes(one))

/** All that a person has been given, by the three ways. */
async function readGiven({ tx }: Call, { row }: Locked): Promise<Rechte> {
  return {
    gruppenIds: row.gruppen.map(({ id }) => id),
    rollenIds: row.rollen.map(({ id }) => id),
    berechtigungen: (await readDirect(tx, row.id)) as Berechtigung[],
  }
}

/** Only what comes to it has to be held by who grants it; taken away may be what is there. */
async function save(call: Call, locked: Locked, aktion: string, next: (now: Rechte) => Rechte) {
  const { tx } = call
  const vorher = await readGiven(call, locked)
  const nachher = next(vorher)
  const added = {
    gruppenIds: without(nachher.gruppenIds, vorher.gruppenIds),
    rollenIds: without(nachher.rollenIds, vorher.rollenIds),
    berechtigungen: without(nachher.berechtigungen, vorher.berechtigungen),
  }
  const granted = [
    ...(await readRechteOfGruppen(tx, added.gruppenIds)),
    ...(await readRechteOfRollen(tx, added.rollenIds)),
    ...added.berechtigungen,
  ]
  const refused = refuseGrant(call, granted, locked.own)
  if (refused) return refused
  await take(tx, locked.row.id, {
    gruppenIds: without(vorher.gruppenIds, nachher.gruppenIds),
    rollenIds: without(vorher.rollenIds, nachher.rollenIds),
    berechtigungen: without(vorher.berechtigungen, nachher.berechtigungen),
  })
  await give(tx, [locked.row.id], added)
  return savePerson(call, locked, { aktion, vorher, nachher })
}

export async function take(
  tx: Tx,
  id: string,
  { gruppenIds, rollenIds, berechtigungen }: Rechte,
): Promise<void> {
  const { mandantId } = tx.scope
  if (gruppenIds.length > 0)
    await tx.run(
      build
        .deleteFrom('benutzer_gruppe')
        .where('mandant_id', '=', mandantId)
        .where('benutzer_id', '=', id)
        .where('gruppe_id', 'in', gruppenIds),
    )
  if (rollenIds.length > 0)
    await tx.run(
      build
        .deleteFrom('benutzer_rolle')
        .where('mandant_id', '=', mandantId)
        .where('benutzer_id', '=', id)
        .where('rolle_id', 'in', rollenIds),
    )
  if (berechtigungen.length > 0)
    await tx.run(
      build
        .deleteFrom('benutzer_berechtigung')
        .where('mandant_id', '=', mandantId)
        .where('benutzer_id', '=', id)
        .where('berechtigung', 'in', berechtigungen),
    )
}

/** Gives several people the same. @throws 404 (23503) for a group or role that the house does not have */
export async function give(tx: Tx, ids: readonly string[], rechte: Rechte): Promise<void> {
  const rows = <T extends object>(each: readonly T[]) =>
    ids.flatMap((benutzer_id) => each.map((one) => ({ mandant_id: tx.scope.mandantId, benutzer_id, ...one })))
  const gruppen = rows([...new Set(rechte.gruppenIds)].map((gruppe_id) => ({ gruppe_id })))
  const rollen = rows([...new Set(rechte.rollenIds)].map((rolle_id) => ({ rolle_id })))
  const direkt = rows([...new Set(rechte.berechtigungen)].map((berechtigung) => ({ berechtigung })))
  if (gruppen.length > 0)
    await tx.run(
      build
        .insertInto('benutzer_gruppe')
        .values(gruppen)
        .onConflict((on) => on.doNothing()),
    )
  if (rollen.length > 0)
    await tx.run(
      build
        .insertInto('benutzer_rolle')
        .values(rollen)
        .onConflict((on) => on.doNothing()),
    )
  if (direkt.length > 0)
    await tx.run(
      build
        .insertInto('benutzer_berechtigung')
        .values(direkt)
        // A grant with another value counts for nothing, until it is granted.
        .onConflict((on) =>
          on.columns(['mandant_id', 'benutzer_id', 'berechtigung']).doUpdateSet({ wert: 'true' }),
        ),
    )
}

/** Groups, roles and direct permissions of a person, in place of those that they have. */
export async function changeRechte(call: Call, id: string, version: number, rechte: Rechte) {
  const locked = await lockPerson(call, id, 'berechtigungs_pflege', version)
  return isRefusal(locked) ? locked : save(call, locked, 'changeRechte', () => rechte)
}

/** One link more or less, whatever the version: it says by itself what is meant. */
async function changeOne(call: Call, id: string, aktion: string, next: (now: Rechte) => Rechte) {
  const locked = await lockPerson(call, id, 'berechtigungs_pflege')
  if (isRefusal(locked)) return locked
  const saved = await save(call, locked, aktion, next)
  return isRefusal(saved) ? saved : ({ status: 204, body: undefined } as const)
}

/** What is not there cannot be given, and taking it would be no news. */
async function isThere(call: Call, noun: 'gruppe' | 'rolle', id: string): Promise<boolean> {
  const row = await call.tx.first(
    build
      .selectFrom(noun)
      .select('id')
      .where('mandant_id', '=', call.tx.scope.mandantId)
      .where('id', '=', id),
  )
  return row !== undefined
}

type Link = (call: Call, id: string, otherId: string) => ReturnType<typeof changeOne>

/** One of the four links that may be given or taken: a role or a group, by its id. */
function link(noun: 'rolle' | 'gruppe', aktion: string, next: (ids: string[], id: string) => string[]): Link {
  const list = noun === 'rolle' ? 'rollenIds' : 'gruppenIds'
  return async (call, id, otherId) =>
    (await isThere(call, noun, otherId))
      ? changeOne(call, id, aktion, (now) => ({ ...now, [list]: next(now[list], otherId) }))
      : refuse({ status: 404, code: 'nichtGefunden' })
}

const more = (ids: string[], id: string) => [...ids, id]
const less = (ids: string[], id: string) => without(ids, [id])

export const addRolleToBenutzer = link('rolle', 'addRolle', more)
export const removeRolleFromBenutzer = link('rolle', 'removeRolle', less)
export const addGruppeToBenutzer = link('gruppe', 'addGruppe', more)
export const removeGruppeFromBenutzer = link('gruppe', 'removeGruppe', less)
