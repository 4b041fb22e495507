import * as wire from '@platzwart/contract/operations/start'
import type { Sitzung, Start } from '@platzwart/contract/start'
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { ask } from '../api.ts'
import { useMinute } from '../clock.ts'
import { forgetFirstAnswers } from '../loading/firstAnswers.ts'
import { hasStoredAnswers } from '../pending.ts'
import { hasSessionEnded } from '../sessionEnd.ts'
import { keepDraftsOf } from './drafts.ts'
import { shownBy } from './whoIs.ts'

/** V4: everything that the app needs to start, in one request. Read again after signing in or out. */
export const startOptions = queryOptions({
  queryKey: ['start'],
  queryFn: ({ signal }) => ask(wire.start, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
})

export function useStart(): Start {
  return useSuspenseQuery(startOptions).data
}

/** Suspends a page that is being left for ever. */
const NEVER = new Promise<never>(() => undefined)

/**
 * The signed-in person; throws on pages that the router opens to nobody else. If the session has just ended,
 * it suspends until the page is left.
 */
export function useSitzung(): Sitzung {
  const { sitzung } = useStart()
  if (sitzung === null && hasSessionEnded()) return use(NEVER)
  if (sitzung === null) throw new Error('this page is for signed-in people')
  return sitzung
}

/**
 * Whether mails are sent, so that one may be promised; start data stored by an older version lack the field.
 */
export function useMailsLeave(): boolean {
  const { mails = true } = useStart()
  return mails
}

/** The Mandant's zone; Europe/Berlin until one is known (T1). */
export function useZone(): string {
  return zoneOf(useStart())
}

export function zoneOf({ mandant }: Start): string {
  return mandant?.zone ?? 'Europe/Berlin'
}

/** The house's staff-council mode, while it is on by the current time; null: it is off. */
export function usePersonalrat(): NonNullable<Start['mandant']>['personalrat'] {
  const { mandant } = useStart()
  const now = useMinute()
  const personalrat = mandant?.personalrat ?? null
  const { endet = null } = personalrat ?? {}
  const over = endet !== null && Temporal.Instant.compare(Temporal.Instant.from(endet), now) <= 0
  return over ? null : personalrat
}

/** Whether somebody who has just signed in can choose between houses here. */
export function choosesHouse({ sitzung }: Start): boolean {
  return sitzung?.haeuser === 'hier'
}

/** Clears all data of the previous person. @param read start data that were read just now */
export async function restart(queryClient: QueryClient, read?: Start): Promise<Start> {
  forgetFirstAnswers()
  const start = read ?? (await ask(wire.start))
  if (hasStoredAnswers()) {
    const { forgetAnswers } = await import('../offline/answerStore.ts')
    await forgetAnswers()
  }
  const { person } = shownBy(start)
  // After a session that ended by itself, drafts are restored for the same person.
  if (person !== null || !hasSessionEnded()) keepDraftsOf(person)
  queryClient.clear()
  queryClient.setQueryData(startOptions.queryKey, start)
  return start
}
