import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { page } from '../frame/page.ts'
import { preloadPage } from './preloadPage.ts'

const Nothing = () => null

function routerOf() {
  const asked: string[] = []
  const part = (name: string) =>
    page(async () => {
      asked.push(name)
      return { Nothing }
    }, 'Nothing')
  const root = createRootRoute()
  const around = createRoute({ getParentRoute: () => root, id: 'haus', component: part('haus') })
  const tree = root.addChildren([
    around.addChildren([
      createRoute({ getParentRoute: () => around, path: '/karte', component: part('karte') }),
      createRoute({ getParentRoute: () => around, path: '/liste', component: part('liste') }),
    ]),
    createRoute({ getParentRoute: () => root, path: '/login', component: Nothing }),
  ])
  return { asked, router: createRouter({ routeTree: tree, history: createMemoryHistory() }) }
}

it('loads the chunks of the page at the address and of its layouts, and no other', () => {
  const { asked, router } = routerOf()
  preloadPage(router, '/karte')
  expect(asked).toEqual(['haus', 'karte'])
})

it('loads nothing if a page has no chunk of its own, or does not exist', () => {
  const { asked, router } = routerOf()
  preloadPage(router, '/login')
  preloadPage(router, '/nirgends')
  expect(asked).toEqual([])
})
