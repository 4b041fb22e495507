import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** What the address says of a link that somebody has opened. */
export interface OpenedLink {
  readonly search: Readonly<Record<string, string>>
  /** Empty where there is none. */
  readonly token: string
}

/**
 * The link by which one has come to this page. It stays what it was while the page is being left: its address is the next one's by then, and has no
 * token.
 */
export function useOpenedLink(): OpenedLink {
  const { state } = useRouter()
  const [link] = useState(() => {
    const search = Object.fromEntries(new URLSearchParams(state.location.searchStr))
    return { search, token: search.token ?? '' }
  })
  return link
}
