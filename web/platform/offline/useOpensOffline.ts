import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepPage } from '../offlinePages.ts'

/** Makes the page open offline from the moment it has its data. */
export function useOpensOffline(ready: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!ready) return
    // Loaded by the same import as at an offline start, so that the file is cached by then.
    void import('./offlineStart.ts').then(({ rememberStart }) => rememberStart(queryClient)).then(keepPage)
  }, [queryClient, ready])
}
