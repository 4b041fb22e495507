import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

/** The API client retries (S10), so TanStack Query does not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 15_000,
        refetchOnWindowFocus: 'always',
        // Existing data stay: a server that restarts takes no page away from anybody.
        throwOnError: (failure, { state }) =>
          state.data === undefined && failure instanceof ApiProblem && failure.status >= 500,
      },
      mutations: { retry: false },
    },
  })
}
