import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export const ANMELDEDIENSTE = ['anmeldedienste'] as const

export const anmeldediensteOptions = queryOptions({
  queryKey: ANMELDEDIENSTE,
  queryFn: ({ signal }) => ask(wire.listAnmeldedienste, { signal }),
})

/** What a sign-in that was only looked at has shown. */
export const probeOptions = (code: string) =>
  queryOptions({
    queryKey: ['anmeldedienstProbe', code],
    queryFn: code === '' ? skipToken : ({ signal }) => ask(wire.showProbe, { code, signal }),
    retry: false,
    throwOnError: false,
  })
