import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** By which services one can sign in; no harm where nobody answers. */
export const angeboteOptions = (domain: string | null) =>
  queryOptions({
    queryKey: ['angebote', domain],
    queryFn: ({ signal }) => ask(wire.listAngebote, { query: domain === null ? {} : { domain }, signal }),
    staleTime: 60_000,
    retry: false,
    throwOnError: false,
  })

/** A sign-in of this browser that waits. */
export const offenOptions = queryOptions({
  queryKey: ['anmeldungOffen'],
  queryFn: async ({ signal }) => (await ask(wire.showOffen, { signal })).offen,
  staleTime: 0,
})

export const IDENTITAETEN = ['identitaeten'] as const

/** Who one is at the services of the house, or who somebody else is. */
export const identitaetenOptions = (benutzer?: string) =>
  queryOptions({
    queryKey: [...IDENTITAETEN, benutzer ?? null],
    queryFn: ({ signal }) =>
      ask(wire.listIdentitaeten, { query: benutzer === undefined ? {} : { benutzer }, signal }),
  })

/** Leaves this page for the service. */
export const goOn = ({ adresse }: { readonly adresse: string }) => location.assign(adresse)
