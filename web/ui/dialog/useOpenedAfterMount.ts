import { useEffect, useState } from 'react'

/**
 * For a dialog whose code is loaded on demand: Mantine remembers the focused element when `opened` changes to
 * true, so it must have been false before.
 */
export function useOpenedAfterMount(wanted: boolean): boolean {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(wanted), [wanted])
  return opened
}
