import * as wire from '@platzwart/contract/operations/mandant'
import type { Untergrund } from '@platzwart/domain/mandant/untergrund'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** One's own house, for those who say what it is called and looks like. */
export const mandantOptions = queryOptions({
  queryKey: ['mandant'],
  queryFn: ({ signal }) => ask(wire.showMandant, { signal }),
})

/** What the house says of itself, to everybody. */
export const rechtstexteOptions = queryOptions({
  queryKey: ['texte'],
  queryFn: ({ signal }) => ask(wire.readRechtstexte, { signal }),
})

/** @param tage from now on; null: no more */
export const setZugriff = (tage: number | null, idempotencyKey: string) =>
  tage === null
    ? ask(wire.endZugriff, { idempotencyKey })
    : ask(wire.grantZugriff, { body: { tage }, idempotencyKey })

/** @param file null: none from now on */
export const saveLogo = (untergrund: Untergrund, file: File | null, idempotencyKey: string) =>
  file === null
    ? ask(wire.removeLogo, { untergrund, idempotencyKey })
    : ask(wire.setLogo, {
        untergrund,
        file: { bytes: file, type: 'application/octet-stream' },
        idempotencyKey,
      })
