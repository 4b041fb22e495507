import { useQuery, useQueryClient } from '@tanstack/react-query'

/** A link that the server has told once and keeps nowhere. */
export interface OneTimeLink {
  readonly id: string
  readonly name: string
  readonly link: string
}

const KEY = ['einmalLinks']
const NONE: readonly OneTimeLink[] = []

/**
 * Links that nobody else has: they stay on the page of the people, whatever is closed meanwhile, until somebody says that they were passed on. They are
 * kept in memory alone, and go with the sign-out.
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
    /** The last link of a person is the one that counts. */
    keep: (fresh: readonly OneTimeLink[]) =>
      change((before) => before.filter(({ id }) => !fresh.some((one) => one.id === id)).concat(fresh)),
    clear: () => change(() => NONE),
  }
}
