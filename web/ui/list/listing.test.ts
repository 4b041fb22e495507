import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listingOf, pagedListingOf, standOf } from './listing.ts'

interface Item {
  readonly id: string
}

const FAILED = new Error('no network')

/** The parts of a query result that a list uses. */
function answer(part: object) {
  const asked: string[] = []
  const query = {
    data: undefined,
    error: null,
    isPlaceholderData: false,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    refetch: () => asked.push('all'),
    fetchNextPage: () => asked.push('next'),
    ...part,
  }
  const whole = () => listingOf(query as unknown as UseQueryResult<readonly Item[]>)
  const paged = () =>
    pagedListingOf(
      query as unknown as UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>,
      ({ items }) => items,
      ({ id }) => id,
    )
  return { whole, paged, asked }
}

test('a list is loading, failed, empty, without hits, or shown', () => {
  expect(standOf(answer({}).whole(), false)).toBe('loading')
  expect(standOf(answer({ error: FAILED }).whole(), false)).toBe('failed')
  expect(standOf(answer({ data: [] }).whole(), false)).toBe('empty')
  expect(standOf(answer({ data: [] }).whole(), true)).toBe('noHits')
  expect(standOf(answer({ data: [{ id: '1' }] }).whole(), true)).toBe('shown')
})

test('items stay when reading again fails', () => {
  const listing = answer({ data: [{ id: '1' }], error: FAILED }).whole()
  expect(standOf(listing, false)).toBe('shown')
  expect(listing.failure).toBe(FAILED)
})

test('pages form one list without duplicates, with the latest version of each item', () => {
  const pages = [{ items: [{ id: '1' }, { id: '2' }] }, { items: [{ id: '2' }, { id: '3' }] }]
  const { items, more } = answer({ data: { pages } }).paged()
  expect(items).toEqual([{ id: '1' }, { id: '2' }, { id: '3' }])
  expect(more).toBeNull()
})

test('the next page is requested if there is one; a retry repeats what failed', () => {
  const { paged, asked } = answer({ data: { pages: [] }, hasNextPage: true })
  paged().more?.()
  const next = answer({ data: { pages: [] }, error: FAILED, isFetchNextPageError: true })
  next.paged().retry()
  const all = answer({ error: FAILED })
  all.paged().retry()
  expect([asked, next.asked, all.asked]).toEqual([['next'], ['next'], ['all']])
})
