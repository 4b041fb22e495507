import type { gruppeUpdateSchema, rolleUpdateSchema } from '@platzwart/contract/berechtigung'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Change, record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { type Kept, refuseWithoutLast } from './keepLast.ts'
import { lockRechte } from './lockRechte.ts'
import { refuseGrant } from './refuseGrant.ts'
import { GRUPPE, type Granting, ROLLE, writeList } from './writeRolle.ts'

interface Named {
  readonly name: string
  readonly version: number
}

/** One that is about to be changed from the version that was read, alone with whoever changes it. */
async function lock<V extends Named>(call: Call, art: Granting<V>, id: string) {
  const acting = await lockRechte(call, 'berechtigungs_pflege')
  const [view] = await art.read(call.tx, id)
  if (!view) return refuse({ status: 404, code: 'nichtGefunden' })
  return refuseStale(call, view, (current) => current) ?? { ...acting, view }
}

/** What every change ends with: the look at who is left, the audit row, and a new version of the house. */
async function close(call: Call, before: Kept, change: Change) {
  const last = await refuseWithoutLast(call, before)
  if (last) return last
  record(call.tx, change)
  await raiseStand(call.tx)
  return null
}

interface Update {
  readonly name?: string | undefined
  readonly list?: readonly string[] | undefined
}

/** Name and list, for all whom it reaches at once; what is left out stays. */
async function update<V extends Named>(call: Call, art: Granting<V>, id: string, change: Update) {
  const { tx } = call
  const locked = await lock(call, art, id)
  if (isRefusal(locked)) return locked
  const { view, own, before } = locked
  const had = art.listOf(view)
  const { name = view.name, list = had } = change
  const added = list.filter((one) => !had.includes(one))
  const refused = refuseGrant(call, await art.rechteOf(tx, added), own)
  if (refused) return refused
  await tx.run(
    build
      .updateTable(art.table)
      .where('mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', id)
      .set({ name, version: sql`version + 1` }),
  )
  await writeList(tx, art, id, list)
  const vorher = { name: view.name, [art.trail]: had }
  const last = await close(call, before, {
    aktion: `update${art.noun}`,
    objekt: art.table,
    objektId: id,
    vorher,
    nachher: { name, [art.trail]: list },
  })
  if (last) return last
  const body = (await art.read(tx, id))[0] ?? view
  return { status: 200, body, version: body.version } as const
}

/** It goes from all people, groups and settings that have it; people stay, and what was set for a group is kept by the trail. */
async function remove<V extends Named>(call: Call, art: Granting<V>, id: string) {
  const { tx } = call
  const locked = await lock(call, art, id)
  if (isRefusal(locked)) return locked
  const vorher = { ...locked.view, ...(await art.readLost(tx, id)) }
  await tx.run(build.deleteFrom(art.table).where('mandant_id', '=', tx.scope.mandantId).where('id', '=', id))
  const change = { aktion: `delete${art.noun}`, objekt: art.table, objektId: id, vorher }
  return (await close(call, locked.before, change)) ?? ({ status: 204, body: undefined } as const)
}

type Rolle = z.output<typeof rolleUpdateSchema>
type Gruppe = z.output<typeof gruppeUpdateSchema>

export const updateRolle = (call: Call, id: string, _: number, { name, berechtigungen: list }: Rolle) =>
  update(call, ROLLE, id, { name, list })

export const updateGruppe = (call: Call, id: string, _: number, { name, rollenIds: list }: Gruppe) =>
  update(call, GRUPPE, id, { name, list })

export const deleteRolle = (call: Call, id: string) => remove(call, ROLLE, id)
export const deleteGruppe = (call: Call, id: string) => remove(call, GRUPPE, id)
