import * as wire from '@platzwart/contract/operations/datenschutz'
import type { Wish } from '@platzwart/domain/datenschutz/personalrat'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** @param version that was read */
export const changePersonalratsmodus = (version: number, body: Wish, idempotencyKey: string) =>
  ask(wire.changePersonalratsmodus, { version, body, idempotencyKey })

/** What the configuration says of people, as it is when the page is opened. */
export const anlageOptions = queryOptions({
  queryKey: ['anlage'],
  queryFn: ({ signal }) => ask(wire.showAnlage, { signal }),
  staleTime: 0,
})
