import type { Ask, BodyOf, DraftOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** The change to be saved, and the version that was read. */
export interface Anlass {
  readonly anlass: Ask<typeof wire.proposeSchliessung>['anlass']
  readonly draft: DraftOf<typeof wire.proposeSchliessung>
  readonly version: number | undefined
}

/** The decisions about the affected bookings, and the token of the preview. */
export type Beschluss = Omit<BodyOf<typeof wire.applySchliessung>, keyof Anlass['draft']>

export const applySchliessung = (
  { anlass, draft, version }: Anlass,
  beschluss: Beschluss,
  idempotencyKey: string,
) => ask(wire.applySchliessung, { anlass, version, draft: { ...draft, ...beschluss }, idempotencyKey })

const LOOK_MS = 30_000

/** Closures that can still be undone; each disappears when its undo period ends. */
export const schliessungenOptions = queryOptions({
  queryKey: ['schliessungen'],
  queryFn: ({ signal }) => ask(wire.listSchliessungen, { signal }),
  refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? LOOK_MS : false),
})
