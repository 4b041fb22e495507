import type { AnyRoute } from '@tanstack/react-router'
import { root } from './root.ts'

/** Builds the route tree: attaches each route to its parent, in any order. */
export function growTree<R extends AnyRoute>(routes: readonly R[]) {
  const parents = new Map<AnyRoute, R[]>()
  for (const route of routes) {
    const parent: AnyRoute = route.options.getParentRoute()
    parents.set(parent, [...(parents.get(parent) ?? []), route])
  }
  // For the types it is enough that all are children of the root: each knows its own path and parents.
  const tree = root.addChildren(routes)
  for (const [parent, children] of parents) parent.addChildren(children)
  return tree
}
