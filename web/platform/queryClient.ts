import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

/** Repetition is the client's business (S10), so Query itself repeats nothing. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 15_000,
        refetchOnWindowFocus: 'always',
        // What is shown already stays: a server that restarts takes no page away from anybody.
        throwOnError: (failure, { state }) =>
          state.data === undefined && failure instanceof ApiProblem && failure.status >= 500,
      },
      mutations: { retry: false },
    },
  })
}
