import { Button } from '@mantine/core'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { describeFailure } from '../../platform/describeFailure.ts'
import { formatNumber } from '../../platform/format.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Announced } from '../announce/Announced.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { FailureState } from '../FailureState.tsx'
import { Loading } from '../loading/Loading.tsx'
import { Note } from '../Note.tsx'
import { PrintCut } from '../print/PrintCut.tsx'
import classes from './List.module.css'
import { type Listing, standOf } from './listing.ts'

interface Nothing {
  readonly title: string
  readonly text?: string
  /** The next step. */
  readonly action?: ReactNode
  /** In a narrow column. */
  readonly small?: boolean
}

interface ListProps<T> {
  readonly listing: Listing<T>
  readonly keyOf: (item: T) => string
  /** Renders an `<li>`. */
  readonly row: (item: T, place: number) => ReactNode
  /** Rows on one surface, a column of cards, or a grid of cards; on a narrow screen always cards. */
  readonly shape?: 'rows' | 'cards' | 'tiles'
  /** The accessible name, if no heading names it. */
  readonly label?: string
  readonly ordered?: boolean
  /** Whether to show the number of items; not if something above does that better. */
  readonly counted?: boolean
  readonly empty: Nothing
  /** Present while a search or a filter is set. */
  readonly noHits?: (Nothing & { readonly onClear: () => void }) | undefined
  /** Present while several rows can be selected: Ctrl+A, or Command+A, selects all of them. */
  readonly onSelectAll?: (() => void) | undefined
  /** The height of the placeholder while loading. */
  readonly height: string
}

/**
 * A list in all its states: loading, failed, empty, without hits, shown, with more pages. Announces the
 * number of items politely.
 */
export function List<T>(props: ListProps<T>) {
  const { listing, noHits, height, counted = listing.paged || noHits !== undefined } = props
  const { t } = useTranslation()
  const stand = standOf(listing, noHits !== undefined)
  return (
    <div className={classes.root} aria-busy={stand === 'loading' || listing.old}>
      {counted && <Count listing={listing} />}
      {stand === 'loading' && <Loading height={height} />}
      {stand === 'failed' && <FailureState failure={listing.failure} onRetry={listing.retry} />}
      {stand === 'empty' && <NothingThere {...props.empty} />}
      {stand === 'noHits' && noHits !== undefined && (
        <NothingThere
          {...noHits}
          action={
            <Button variant="default" onClick={noHits.onClear}>
              {t('list.clear')}
            </Button>
          }
        />
      )}
      {stand === 'shown' && <Shown {...props} />}
    </div>
  )
}

function NothingThere({ title, text, action, small = false }: Nothing) {
  if (small) {
    return (
      <div className={classes.nothing}>
        <p>{title}</p>
        {text !== undefined && <p>{text}</p>}
        {action}
      </div>
    )
  }
  return (
    <EmptyState title={title} action={action}>
      {text}
    </EmptyState>
  )
}

function Shown<T>(props: ListProps<T>) {
  const { listing, keyOf, row, shape = 'rows', label, ordered = false, onSelectAll } = props
  const { t } = useTranslation()
  const Items = ordered ? 'ol' : 'ul'
  return (
    <>
      <Items
        className={classes.items}
        data-shape={shape}
        aria-label={label}
        onKeyDown={onSelectAll && ((event) => selectAllBy(event, onSelectAll))}
      >
        {listing.items?.map((item, place) => (
          <Fragment key={keyOf(item)}>{row(item, place)}</Fragment>
        ))}
      </Items>
      {listing.failure !== null && (
        <Note kind="refusal" title={t('list.old')}>
          <p>{describeFailure(listing.failure, t).text}</p>
          <Button variant="default" onClick={listing.retry}>
            {t('state.retry')}
          </Button>
        </Note>
      )}
      {listing.more !== null && <PrintCut />}
      {listing.more !== null && listing.failure === null && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={listing.loadingMore}
          onClick={listing.more}
        >
          {t('list.more')}
        </Button>
      )}
    </>
  )
}

function selectAllBy(event: KeyboardEvent, selectAll: () => void): void {
  if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || event.altKey) return
  event.preventDefault()
  selectAll()
}

/** Stays mounted while the list changes, so that changes are announced. */
function Count({ listing: { items, more } }: { readonly listing: Listing<unknown> }) {
  const { t } = useTranslation()
  const count = items && { count: items.length, anzahl: formatNumber(items.length) }
  return (
    <Announced as="p" className="visually-hidden">
      {count && (more === null ? t('list.count', count) : t('list.first', count))}
    </Announced>
  )
}
