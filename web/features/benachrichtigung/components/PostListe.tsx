import type { BenachrichtigungPage } from '@platzwart/contract/benachrichtigung'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { MailRow, type MailRowProps } from './MailRow.tsx'

interface PostListeProps extends Pick<MailRowProps, 'to' | 'named'> {
  readonly query: UseInfiniteQueryResult<InfiniteData<BenachrichtigungPage, unknown>>
  /** Texts for an empty list, and for one without hits. */
  readonly empty: { readonly title: string; readonly text: string }
  /** Whether a filter is set. */
  readonly narrowed: boolean
  readonly onAll: () => void
}

const keyOf = ({ id }: { readonly id: string }) => id

/** Mails, newest first, each with a link to it. */
export function PostListe({ query, to, named, empty, narrowed, onAll }: PostListeProps) {
  return (
    <List
      listing={pagedListingOf(query, (page) => page.items, keyOf)}
      keyOf={keyOf}
      row={(mail) => <MailRow mail={mail} to={to} named={named} />}
      empty={empty}
      noHits={narrowed ? { title: empty.title, onClear: onAll } : undefined}
      height="30rem"
    />
  )
}
