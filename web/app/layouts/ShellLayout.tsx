import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PartEntries } from '../../frame/partEntries.ts'
import { lazyPart } from '../../platform/lazyPart.ts'
import { useStart } from '../../platform/session/start.ts'
import { PARTS, pagesOf } from '../menu.ts'
import { ShellFrame } from './ShellFrame.tsx'

// Nobody's rights change while the first page is drawn.
const OwnRights = lazyPart(() => import('./OwnRights.tsx'), 'OwnRights')

const WIDE: ReadonlySet<string> = new Set(PARTS.filter(({ wide }) => wide).map(({ route }) => route))

export function ShellLayout() {
  const { sitzung } = useStart()
  const menue = sitzung?.menue ?? []
  const wide = useMatches({
    select: (matches) => matches.some(({ routeId }) => WIDE.has(routeId)),
  })
  return (
    <ShellFrame wide={wide}>
      <Suspense>{sitzung !== null && <OwnRights sitzung={sitzung} />}</Suspense>
      <PartEntries value={(part) => pagesOf(part, menue)}>
        <Outlet />
      </PartEntries>
    </ShellFrame>
  )
}
