import * as wire from '@platzwart/contract/operations/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

const HOUR_MS = 3_600_000

/** The signed-in person's settings with the layer that each value comes from. */
export const einstellungenOptions = queryOptions({
  queryKey: ['einstellungen'],
  queryFn: ({ signal }) => ask(wire.listEinstellungen, { signal }),
  staleTime: HOUR_MS,
  refetchOnWindowFocus: false,
})

/** A value of the person's own layer. */
export function saveEinstellung(
  name: EinstellungName,
  wert: unknown,
  idempotencyKey: string,
): Promise<unknown> {
  return ask(wire.saveEinstellung, { name, body: { wert, schicht: 'benutzer' }, idempotencyKey })
}

/** Back to what the layers below say. */
export function deleteEinstellung(name: EinstellungName, idempotencyKey: string): Promise<unknown> {
  return ask(wire.clearEinstellung, { name, idempotencyKey })
}
