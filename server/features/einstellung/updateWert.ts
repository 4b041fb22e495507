import type { wertUpdateSchema } from '@platzwart/contract/einstellung'
import { isEinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { z } from 'zod'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { checkWert } from './checkWert.ts'
import { readWertById } from './readWerte.ts'
import { storeWert } from './storeWert.ts'

/** The value with its place, alone with whoever changes it, in the version that was read. */
async function lock(call: Call, id: string) {
  await lockStand(call.tx)
  const view = await readWertById(call.tx, id)
  if (!view || !isEinstellungName(view.name)) return refuse({ status: 404, code: 'nichtGefunden' })
  const stale = refuseStale(call, view, (current) => current)
  if (stale) return stale
  const place = { benutzerId: view.benutzer?.id ?? null, gruppeId: view.gruppe?.id ?? null }
  return { view, name: view.name, place }
}

/** Another value in the place of one that stands; the same one is no change. */
export async function updateWert(
  call: Call,
  id: string,
  _: number,
  { wert }: z.output<typeof wertUpdateSchema>,
) {
  const locked = await lock(call, id)
  if (isRefusal(locked)) return locked
  const { name, place, view } = locked
  const checked = await checkWert(call, name, place, { wert })
  if (isRefusal(checked)) return checked
  if (await storeWert(call.tx, name, place, checked.stored)) await raiseStand(call.tx)
  const body = (await readWertById(call.tx, id)) ?? view
  return { status: 200, body, version: body.version } as const
}

/** Takes a value out, so that the next layer holds again. */
export async function deleteWert(call: Call, id: string) {
  const locked = await lock(call, id)
  if (isRefusal(locked)) return locked
  const checked = await checkWert(call, locked.name, locked.place, null)
  if (isRefusal(checked)) return checked
  await storeWert(call.tx, locked.name, locked.place, null)
  await raiseStand(call.tx)
  return { status: 204, body: undefined } as const
}
