import type { MailtextView } from '@platzwart/contract/benachrichtigung'
import type { DraftOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export type Mailtext = MailtextView
export type Wording = DraftOf<typeof wire.saveMailtext>

/** The query to invalidate after a text was changed. */
export const MAILTEXTE_KEY = ['mailtexte'] as const

export const mailtexteOptions = queryOptions({
  queryKey: MAILTEXTE_KEY,
  queryFn: ({ signal }) => ask(wire.listMailtexte, { signal }),
})

/** Updates one kind in the cache with the server's answer. */
export function keepMailtext(queryClient: QueryClient, saved: Mailtext): void {
  queryClient.setQueryData(mailtexteOptions.queryKey, (all) =>
    all?.map((one) => (one.typ === saved.typ ? saved : one)),
  )
}

/** The version of a text that was read; the product's own words have none. */
export const versionOf = ({ version }: Mailtext) => version ?? undefined

/** A preview of a mail with these words; disabled without any. */
export const previewOptions = (typ: Mailtext['typ'], draft: Wording | null) =>
  queryOptions({
    queryKey: ['mailvorschau', typ, draft],
    queryFn: draft === null ? skipToken : ({ signal }) => ask(wire.renderMailtext, { typ, draft, signal }),
    staleTime: 60_000,
    // A failed preview must not hide the form.
    throwOnError: false,
  })
