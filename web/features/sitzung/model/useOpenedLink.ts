import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** A link's parameters in the address. */
export interface OpenedLink {
  readonly search: Readonly<Record<string, string>>
  /** Empty if there is none. */
  readonly token: string
}

/**
 * The link that opened this page. Kept while the page is left, when the address already belongs to the next
 * page and has no token.
 */
export function useOpenedLink(): OpenedLink {
  const { state } = useRouter()
  const [link] = useState(() => {
    const search = Object.fromEntries(new URLSearchParams(state.location.searchStr))
    return { search, token: search.token ?? '' }
  })
  return link
}
