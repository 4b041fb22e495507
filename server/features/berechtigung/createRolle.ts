import type { gruppeCreateSchema, rolleCreateSchema } from '@platzwart/contract/berechtigung'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { lockRechte } from './lockRechte.ts'
import { refuseGrant } from './refuseGrant.ts'
import { GRUPPE, type Granting, ROLLE, writeList } from './writeRolle.ts'

interface Fresh {
  readonly name: string
  readonly list: readonly string[]
}

/** The name is free, and what it grants is held by who makes it. */
async function create<V extends { readonly version: number }>(
  call: Call,
  art: Granting<V>,
  { name, list }: Fresh,
) {
  const { tx, now } = call
  const { own } = await lockRechte(call, 'berechtigungs_pflege')
  const refused = refuseGrant(call, await art.rechteOf(tx, list), own)
  if (refused) return refused
  const id = uuidv7(now.epochMilliseconds)
  await tx.run(build.insertInto(art.table).values({ mandant_id: tx.scope.mandantId, id, name }))
  await writeList(tx, art, id, list)
  record(tx, {
    aktion: `create${art.noun}`,
    objekt: art.table,
    objektId: id,
    nachher: { name, [art.trail]: list },
  })
  await raiseStand(tx)
  const [body] = await art.read(tx, id)
  if (!body) throw new Error('what was just made is there')
  return { status: 201, body, version: body.version } as const
}

type Rolle = z.output<typeof rolleCreateSchema>
type Gruppe = z.output<typeof gruppeCreateSchema>

export const createRolle = (call: Call, { name, berechtigungen: list }: Rolle) =>
  create(call, ROLLE, { name, list })

export const createGruppe = (call: Call, { name, rollenIds: list }: Gruppe) =>
  create(call, GRUPPE, { name, list })
