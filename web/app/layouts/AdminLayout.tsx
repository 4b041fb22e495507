import { guardAdminPath } from '@platzwart/domain/berechtigung/adminBereich'
import { isOnAt } from '@platzwart/domain/berechtigung/menu'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AboveAdministration } from '../../frame/slots.ts'
import { useSitzung, useStart, useZone } from '../../platform/session/start.ts'
import { CalendarZone } from '../../ui/dates/today.ts'
import { AdminGuardPage } from '../pages/AdminGuardPage.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import classes from './AdminLayout.module.css'

/**
 * P4: pages below /admin, each behind its own guard; a closed page says why, and so does one whose module is
 * off.
 */
export function AdminLayout() {
  return (
    <CalendarZone value={useZone()}>
      <div className={classes.root}>
        <Inside />
      </div>
    </CalendarZone>
  )
}

function Inside() {
  const { berechtigungen } = useSitzung()
  const { mandant } = useStart()
  const path = useLocation({ select: (location) => location.pathname })
  if (guardAdminPath(path, new Set(berechtigungen.filter(isBerechtigung))) !== null) return <AdminGuardPage />
  if (!isOnAt(path, mandant?.module ?? [])) return <NotFound />
  return (
    <>
      <Suspense>
        <AboveAdministration />
      </Suspense>
      <Outlet />
    </>
  )
}
