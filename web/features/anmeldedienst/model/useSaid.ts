import { useLocation } from '@tanstack/react-router'

/** What the server has put into the address under a name, for this page alone; empty: nothing. No page leads here with it. */
export function useSaid(name: 'grund' | 'probe'): string {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  return new URLSearchParams(search).get(name) ?? ''
}
