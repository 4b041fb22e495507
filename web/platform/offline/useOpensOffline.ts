import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepPage } from '../offlinePages.ts'

/** From the moment that the page has what it shows, it opens without a network too. */
export function useOpensOffline(ready: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!ready) return
    // Loaded as the app's start will load it without a network: the same file, or it would not be there then.
    void import('./offlineStart.ts').then(({ rememberStart }) => rememberStart(queryClient)).then(keepPage)
  }, [queryClient, ready])
}
