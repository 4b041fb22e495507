import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../platform/reloadGuard.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

/** A page in a chunk of its own. */
export function page<T extends Record<string, unknown>, K extends keyof T>(load: () => Promise<T>, name: K) {
  return lazyRouteComponent(() => loadChunk(load), name)
}

/** The same, with a skeleton of the page's size while it loads. */
export function pageWithRoom<T extends Record<string, unknown>, K extends keyof T>(
  load: () => Promise<T>,
  name: K,
) {
  return { component: page(load, name), pendingComponent: PageSkeleton }
}
