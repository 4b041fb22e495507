import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { useZone } from '../../../platform/session/start.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { takeStep } from '../../leseraum/api/buchungen.ts'
import { keepBuchung } from '../../leseraum/model/useSteps.ts'
import type { Storniert } from '../api/serien.ts'

/** Cancels the bookings by their ids. */
export function useCancel(onDone: (storniert: Storniert) => void) {
  const queryClient = useQueryClient()
  const zone = useZone()
  return {
    send: (_: unknown, { key, word }: Sending<readonly string[]>) =>
      ask(wire.cancelBuchungen, { body: { ids: [...(word ?? [])] }, idempotencyKey: key }),
    onDone(storniert: Storniert) {
      for (const buchung of storniert.storniert) keepBuchung(queryClient, buchung, zone)
      onDone(storniert)
    },
    // The bookings have changed meanwhile: request the preview again.
    onFailed: () => queryClient.invalidateQueries({ queryKey: ['serie'] }),
  }
}

/** Restores all of them one by one; returns the number of failures. */
export function useTakeBack() {
  const queryClient = useQueryClient()
  const zone = useZone()
  return async (ids: readonly string[]): Promise<number> => {
    const answers = await Promise.allSettled(
      ids.map(async (id) =>
        keepBuchung(queryClient, await takeStep('undoCancel', id, newIdempotencyKey()), zone),
      ),
    )
    await queryClient.invalidateQueries({ queryKey: ['buchungen'] })
    return answers.filter(({ status }) => status === 'rejected').length
  }
}
