import * as wire from '@platzwart/contract/operations/mandant'
import type { Untergrund } from '@platzwart/domain/mandant/untergrund'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** The person's own house, for people who administer it. */
export const mandantOptions = queryOptions({
  queryKey: ['mandant'],
  queryFn: ({ signal }) => ask(wire.showMandant, { signal }),
})

/** The house's public texts. */
export const rechtstexteOptions = queryOptions({
  queryKey: ['texte'],
  queryFn: ({ signal }) => ask(wire.readRechtstexte, { signal }),
})

/** @param tage from now on; null revokes it */
export const setZugriff = (tage: number | null, idempotencyKey: string) =>
  tage === null
    ? ask(wire.endZugriff, { idempotencyKey })
    : ask(wire.grantZugriff, { body: { tage }, idempotencyKey })

/** @param file null removes it */
export const saveLogo = (untergrund: Untergrund, file: File | null, idempotencyKey: string) =>
  file === null
    ? ask(wire.removeLogo, { untergrund, idempotencyKey })
    : ask(wire.setLogo, {
        untergrund,
        file: { bytes: file, type: 'application/octet-stream' },
        idempotencyKey,
      })
