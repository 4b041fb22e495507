import type { QueryClient } from '@tanstack/react-query'
import { startOptions } from '../platform/session/start.ts'

/** Applies the house's accent colour, if it has one (`styles/akzent.css`), whenever the start data arrive. */
export function followAkzent(queryClient: QueryClient): void {
  const [name] = startOptions.queryKey
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== name) return
    show(queryClient.getQueryData(startOptions.queryKey)?.mandant?.akzent ?? null)
  })
}

function show(akzent: string | null): void {
  const { style, dataset } = document.documentElement
  if (akzent === null) {
    delete dataset.akzent
    style.removeProperty('--akzent')
    return
  }
  dataset.akzent = ''
  style.setProperty('--akzent', akzent)
}
