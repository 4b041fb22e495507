import type { wertCreateSchema } from '@platzwart/contract/einstellung'
import { optionOf } from '@platzwart/domain/einstellung/catalogue'
import type { z } from 'zod'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { checkWert, layerOf } from './checkWert.ts'
import { readWert, type Schicht } from './queries.ts'
import { readWertById } from './readWerte.ts'
import { refuseField } from './refuseWert.ts'
import { placeOf } from './schicht.ts'
import { storeWert } from './storeWert.ts'

type Create = z.output<typeof wertCreateSchema>

const THERE = `
  select exists (select 1 from gruppe where mandant_id = $1 and id = $2)
    or exists (select 1 from benutzer where mandant_id = $1 and id = $3) as there`

/** Whether the house has the group or the person whose layer it is. */
export async function isThere(tx: Tx, { gruppeId, benutzerId }: Schicht): Promise<boolean> {
  if (gruppeId === null && benutzerId === null) return true
  const row = await tx.first(ready<{ there: boolean }>(THERE, tx.scope.mandantId, gruppeId, benutzerId))
  return row?.there === true
}

/**
 * A value where there is none. Two who set one for the same group or person at once: the second is told what the first has set (409). What people
 * have marked for themselves is nobody else's to set.
 */
export async function createWert(call: Call, { name: option, wert, gruppeId, benutzerId }: Create) {
  const { tx } = call
  if (gruppeId !== undefined && benutzerId !== undefined) return refuseField('benutzerId')
  const schicht = layerOf({ gruppeId, benutzerId })
  const place = placeOf(call, option, { schicht, gruppeId, benutzerId, wert, ausnahme: true })
  if (isRefusal(place)) return place
  if (schicht === 'benutzer' && optionOf(place.name).vertraulich) return refuseField('benutzerId')
  await lockStand(tx)
  if (!(await isThere(tx, place.schicht))) return refuse({ status: 404, code: 'nichtGefunden' })
  const taken = await readWert(tx, place.name, place.schicht)
  if (taken) {
    const current = await readWertById(tx, taken.id)
    return refuse({ status: 409, code: 'einstellung.schonGesetzt', current })
  }
  const checked = await checkWert(call, place.name, place.schicht, { wert })
  if (isRefusal(checked)) return checked
  await storeWert(tx, place.name, place.schicht, checked.stored)
  await raiseStand(tx)
  const made = await readWert(tx, place.name, place.schicht)
  const body = made && (await readWertById(tx, made.id))
  if (!body) throw new Error('what was just made is there')
  return { status: 201, body, version: body.version } as const
}
