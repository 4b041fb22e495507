import { useEffect, useState } from 'react'

/**
 * For a dialog whose code is loaded when it is first wanted: Mantine remembers what had the focus when `opened` becomes
 * true, so it must have been false before.
 */
export function useOpenedAfterMount(wanted: boolean): boolean {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(wanted), [wanted])
  return opened
}
