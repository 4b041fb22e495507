import { useQuery, useQueryClient } from '@tanstack/react-query'

/** A link that the server returns once and stores nowhere. */
export interface OneTimeLink {
  readonly id: string
  readonly name: string
  readonly link: string
}

const KEY = ['einmalLinks']
const NONE: readonly OneTimeLink[] = []

/**
 * One-time links: they stay on the page of the people, whatever is closed meanwhile, until somebody confirms
 * that they were passed on. They are only in memory, and disappear with the sign-out.
 */
export function useOneTimeLinks() {
  const queryClient = useQueryClient()
  const { data: links } = useQuery<readonly OneTimeLink[]>({
    queryKey: KEY,
    queryFn: () => NONE,
    enabled: false,
    initialData: NONE,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const change = (how: (links: readonly OneTimeLink[]) => readonly OneTimeLink[]) =>
    void queryClient.setQueryData<readonly OneTimeLink[]>(KEY, (before = NONE) => how(before))
  return {
    links,
    /** Only a person's latest link is valid. */
    keep: (fresh: readonly OneTimeLink[]) =>
      change((before) => before.filter(({ id }) => !fresh.some((one) => one.id === id)).concat(fresh)),
    clear: () => change(() => NONE),
  }
}
