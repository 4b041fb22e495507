import type { BenachrichtigungDetail, BenachrichtigungView } from '@platzwart/contract/benachrichtigung'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'

const PAGE_SIZE = 50

export const POSTAUSGANG_KEY = ['postausgang'] as const

export const MESSAGE_KEY = ['nachricht'] as const

export type Status = BenachrichtigungView['status']

export type Message = BenachrichtigungDetail

/** The outbox, newest first; null is every status, and '' every receiver. */
export function postausgangOptions(status: Status | null, suche: string) {
  return infiniteQueryOptions({
    queryKey: [...POSTAUSGANG_KEY, status, suche],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listMails, {
        query: {
          status: status ?? undefined,
          suche: suche === '' ? undefined : suche,
          limit: PAGE_SIZE,
          cursor: pageParam,
        },
        signal,
      }),
    ...BY_PAGES,
  })
}

/** One's own mails, newest first; null is every status. */
export function ownMailsOptions(status: Status | null) {
  return infiniteQueryOptions({
    queryKey: ['eigeneMails', status],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listOwnMails, {
        query: { status: status ?? undefined, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    ...BY_PAGES,
  })
}

export function messageOptions(id: string) {
  return queryOptions({
    queryKey: [...MESSAGE_KEY, id],
    queryFn: ({ signal }) => ask(wire.showMail, { id, signal }),
    staleTime: 10_000,
  })
}
