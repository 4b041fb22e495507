import { Outlet, useMatches } from '@tanstack/react-router'
import { ShellFrame } from './ShellFrame.tsx'

export function ShellLayout() {
  // The reading room uses the whole window; it brings its own margins.
  const wide = useMatches({
    select: (matches) => matches.some((match) => match.routeId === '/haus/leseraum'),
  })
  return (
    <ShellFrame wide={wide}>
      <Outlet />
    </ShellFrame>
  )
}
