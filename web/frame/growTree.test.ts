import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { growTree } from './growTree.ts'
import { root, shell } from './root.ts'

const around = createRoute({ getParentRoute: () => shell, id: 'schrank' })
const inside = createRoute({ getParentRoute: () => around, path: '/schrank/liste' })
const beside = createRoute({ getParentRoute: () => root, path: '/schrank' })

it.each([
  ['parents first', [shell, around, inside, beside]],
  ['parents last', [beside, inside, around, shell]],
])('puts each route into the one that it says it stands in: %s', (_, routes) => {
  const context = { queryClient: new QueryClient(), entryAt: () => undefined }
  const router = createRouter({ routeTree: growTree(routes), history: createMemoryHistory(), context })
  const standsIn = (path: string) => router.matchRoutes(path, {}).map(({ routeId }) => routeId)
  expect(standsIn('/schrank/liste')).toEqual([
    '__root__',
    '/haus',
    '/haus/schrank',
    '/haus/schrank/schrank/liste',
  ])
  expect(standsIn('/schrank')).toEqual(['__root__', '/schrank'])
})
