import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PartEntries } from '../../frame/partEntries.ts'
import { administration } from '../../frame/root.ts'
import { lazyPart } from '../../platform/lazyPart.ts'
import { useStart } from '../../platform/session/start.ts'
import { Loading } from '../../ui/loading/Loading.tsx'
import { PARTS, pagesOf } from '../menu.ts'
import { ShellFrame } from './ShellFrame.tsx'

// Loaded late: rights do not change while the first page renders.
const OwnRights = lazyPart(() => import('./OwnRights.tsx'), 'OwnRights')

const AdminNav = lazyPart(() => import('../verwaltung/AdminNav.tsx'), 'AdminNav', 'verwaltung')

const WIDE: ReadonlySet<string> = new Set(PARTS.filter(({ wide }) => wide).map(({ route }) => route))

export function ShellLayout() {
  const { sitzung } = useStart()
  const menue = sitzung?.menue ?? []
  const wide = useMatches({
    select: (matches) => matches.some(({ routeId }) => WIDE.has(routeId)),
  })
  const administers = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === administration.id),
  })
  return (
    <PartEntries value={(part) => pagesOf(part, menue)}>
      <ShellFrame
        wide={wide}
        {...(administers && {
          beside: (
            <Suspense fallback={<Loading height="2.75rem" />}>
              <AdminNav />
            </Suspense>
          ),
        })}
      >
        <Suspense>{sitzung !== null && <OwnRights sitzung={sitzung} />}</Suspense>
        <Outlet />
      </ShellFrame>
    </PartEntries>
  )
}
