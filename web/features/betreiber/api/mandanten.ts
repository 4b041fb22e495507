import type { MandantHaus } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/mandant'
import type { Untergrund } from '@platzwart/domain/mandant/untergrund'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** The server detects the actual type. */
const BYTES = 'application/octet-stream'

const LIST = ['mandanten', 'liste']

/** The queries to invalidate after a change of a house. */
export const MANDANTEN_KEYS = [['mandanten']]

export function mandantenOptions(suche: string) {
  return infiniteQueryOptions({
    queryKey: [...LIST, suche],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listMandanten, { query: { suche: suche || undefined, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export const hausOptions = (id: string) =>
  queryOptions({
    queryKey: ['mandanten', 'haus', id],
    queryFn: ({ signal }) => ask(wire.readHaus, { id, signal }),
  })

/** @param file null removes it */
export const saveHausLogo = (
  id: string,
  untergrund: Untergrund,
  file: File | null,
  idempotencyKey: string,
) =>
  file === null
    ? ask(wire.removeHausLogo, { id, untergrund, idempotencyKey })
    : ask(wire.setHausLogo, { id, untergrund, file: { bytes: file, type: BYTES }, idempotencyKey })

export const umfangOptions = (id: string) =>
  queryOptions({
    queryKey: ['mandanten', 'umfang', id],
    queryFn: ({ signal }) => ask(wire.countMandant, { id, signal }),
  })

/** Adding and removing domains that lead to a house's login page. */
const domainsBy = (
  [add, remove]:
    | readonly [typeof wire.addDomain, typeof wire.removeDomain]
    | readonly [typeof wire.addMailDomain, typeof wire.removeMailDomain],
  listed: (haus: MandantHaus) => readonly string[],
) => ({
  listed,
  add: ({ id }: MandantHaus, domain: string, idempotencyKey: string) =>
    ask(add, { id, draft: { domain }, idempotencyKey }),
  remove: ({ id }: MandantHaus, domain: string, idempotencyKey: string) =>
    ask(remove, { id, domain, idempotencyKey }),
})

export const HOSTS = domainsBy([wire.addDomain, wire.removeDomain], ({ domains }) => domains)
export const MAIL_DOMAINS = domainsBy(
  [wire.addMailDomain, wire.removeMailDomain],
  ({ mailDomains }) => mailDomains,
)
