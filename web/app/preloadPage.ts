import type { AnyRouter } from '@tanstack/react-router'

interface Preloads {
  readonly preload?: () => Promise<void> | undefined
}

/**
 * Asks for the script of the page at an address, before it is known who asks: it comes while the server says so. Whether the page may be
 * seen is decided by its route as ever; a part that cannot be loaded says so when it is shown.
 */
export function preloadPage(router: AnyRouter, path: string, search: object = {}): void {
  for (const { routeId } of router.matchRoutes(path, search)) {
    const { component } = router.routesById[routeId]?.options ?? {}
    void (component as Preloads | undefined)?.preload?.()
  }
}
