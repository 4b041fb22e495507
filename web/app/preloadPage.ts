import type { AnyRouter } from '@tanstack/react-router'

interface Preloads {
  readonly preload?: () => Promise<void> | undefined
}

/**
 * Preloads the script of the page at an address, while the server is still asked who is signed in. The route
 * decides as always whether the page may be seen; a chunk that cannot be loaded fails when it is shown.
 */
export function preloadPage(router: AnyRouter, path: string, search: object = {}): void {
  for (const { routeId } of router.matchRoutes(path, search)) {
    const { component } = router.routesById[routeId]?.options ?? {}
    void (component as Preloads | undefined)?.preload?.()
  }
}
