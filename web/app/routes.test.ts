import { PAGE } from '@platzwart/contract/paths'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { FEATURES } from '../features.ts'
import { ENTRIES, entryAt, PARTS } from './menu.ts'
import { routeTree } from './routes.tsx'

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: new QueryClient(), entryAt },
})
const ids = (path: string) => router.matchRoutes(path, {}).map(({ routeId }) => routeId)

it('has every page that the server serves, each of them from a feature', () => {
  for (const path of Object.values(PAGE)) {
    const [page] = ids(path.replace('{id}', '01980000-0000-7000-8000-000000000001')).toReversed()
    expect([path, page]).not.toEqual([path, '__root__'])
  }
})

it('has every menu entry in the part that its manifest names', () => {
  for (const { id, to, ...entry } of ENTRIES) {
    const part = PARTS.find(({ name }) => 'part' in entry && name === entry.part)
    expect([id, part === undefined || ids(to).includes(part.route as never)]).toEqual([id, true])
  }
})

it('has each page once, and each entry', () => {
  const paths = FEATURES.flatMap<{ readonly fullPath: string; readonly id: string }>(({ routes }) => routes)
  expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length)
  expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length)
})
