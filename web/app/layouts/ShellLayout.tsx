import { Outlet, useMatches } from '@tanstack/react-router'
import { useStart } from '../../features/sitzung/api/start.ts'
import { PartEntries } from '../../frame/partEntries.ts'
import { PARTS, pagesOf } from '../menu.ts'
import { OwnRights } from './OwnRights.tsx'
import { ShellFrame } from './ShellFrame.tsx'

const WIDE: ReadonlySet<string> = new Set(PARTS.filter(({ wide }) => wide).map(({ route }) => route))

export function ShellLayout() {
  const { sitzung } = useStart()
  const menue = sitzung?.menue ?? []
  const wide = useMatches({
    select: (matches) => matches.some(({ routeId }) => WIDE.has(routeId)),
  })
  return (
    <ShellFrame wide={wide}>
      {sitzung !== null && <OwnRights sitzung={sitzung} />}
      <PartEntries value={(part) => pagesOf(part, menue)}>
        <Outlet />
      </PartEntries>
    </ShellFrame>
  )
}
