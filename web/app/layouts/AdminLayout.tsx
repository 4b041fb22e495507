import { guardAdminPath } from '@platzwart/domain/berechtigung/adminBereich'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { Outlet, useLocation } from '@tanstack/react-router'
import { AdminGuardPage } from '../../features/berechtigung/pages/AdminGuardPage.tsx'
import { useSitzung, useZone } from '../../features/sitzung/api/start.ts'
import { CalendarZone } from '../../ui/dates/today.ts'
import classes from './AdminLayout.module.css'
import { AdminTabs } from './AdminTabs.tsx'

/** P4: pages below /admin, each behind its own guard; a closed one says why. */
export function AdminLayout() {
  const { berechtigungen } = useSitzung()
  const path = useLocation({ select: (location) => location.pathname })
  const closed = guardAdminPath(path, new Set(berechtigungen.filter(isBerechtigung))) !== null
  return (
    <CalendarZone value={useZone()}>
      <div className={classes.root}>
        <AdminTabs />
        {closed ? <AdminGuardPage /> : <Outlet />}
      </div>
    </CalendarZone>
  )
}
