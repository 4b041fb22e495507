import { Outlet } from '@tanstack/react-router'
import { useFahrzeugLive } from '../../features/fahrzeug/model/useFahrzeugLive.ts'
import { useZone } from '../../features/sitzung/api/start.ts'
import { UebergabenBar } from '../../features/uebergabe/components/UebergabenBar.tsx'
import { CalendarZone } from '../../ui/dates/today.ts'
import classes from './FahrzeugLayout.module.css'
import { FahrzeugTabs } from './FahrzeugTabs.tsx'

/** The vehicles' pages: booking, own trips, overview, and what one's permissions add. */
export function FahrzeugLayout() {
  useFahrzeugLive()
  return (
    <CalendarZone value={useZone()}>
      <div className={classes.root}>
        <FahrzeugTabs />
        <UebergabenBar />
        <Outlet />
      </div>
    </CalendarZone>
  )
}
