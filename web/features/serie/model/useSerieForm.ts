import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useZone } from '../../../platform/session/start.ts'
import { type Form, useForm } from '../../../ui/form/useForm.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { keepBuchung } from '../../leseraum/model/useSteps.ts'
import type { Serie, Termine } from '../api/serien.ts'

interface Asked<V extends object> {
  readonly start: V
  readonly fields: Parameters<typeof useForm<V, Serie>>[0]['fields']
  readonly onBooked: (serie: Serie) => void
}

/** A form whose fields determine the previewed dates; it books the dates chosen among them. */
export function useSerieForm<V extends object>({ start, fields, onBooked }: Asked<V>): Form<V, Termine> {
  const queryClient = useQueryClient()
  const zone = useZone()
  return useForm({
    start,
    ...(fields && { fields }),
    send: (_: V, { key, word }: Sending<Termine>) =>
      ask(wire.bookSerie, { body: { termine: word ?? [] }, idempotencyKey: key }),
    onDone(serie) {
      for (const buchung of serie.gebucht) keepBuchung(queryClient, buchung, zone)
      onBooked(serie)
    },
    // Somebody was faster: request availability again.
    onFailed: () => queryClient.invalidateQueries({ queryKey: ['serie'] }),
  })
}
