import { Outlet, useMatches } from '@tanstack/react-router'
import { ShellFrame } from './ShellFrame.tsx'

const WIDE: ReadonlySet<string> = new Set(['/haus/leseraum', '/haus/fahrzeuge'])

export function ShellLayout() {
  // The reading room and the vehicles use the whole window; they bring their own margins.
  const wide = useMatches({
    select: (matches) => matches.some(({ routeId }) => WIDE.has(routeId)),
  })
  return (
    <ShellFrame wide={wide}>
      <Outlet />
    </ShellFrame>
  )
}
