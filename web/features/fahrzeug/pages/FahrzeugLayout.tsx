import { Outlet } from '@tanstack/react-router'
import { useZone } from '../../../platform/session/start.ts'
import { CalendarZone } from '../../../ui/dates/today.ts'
import { Part } from '../../../ui/Part.tsx'
import { UebergabenBar } from '../../uebergabe/components/UebergabenBar.tsx'
import { FahrzeugTabs } from '../components/FahrzeugTabs.tsx'
import { useFahrzeugLive } from '../model/useFahrzeugLive.ts'
import classes from './FahrzeugLayout.module.css'

/** The vehicles' pages: booking, own trips, overview, and the pages that the permissions add. */
export function FahrzeugLayout() {
  useFahrzeugLive()
  return (
    <CalendarZone value={useZone()}>
      <div className={classes.root}>
        <FahrzeugTabs />
        <Part>
          <UebergabenBar />
        </Part>
        <Outlet />
      </div>
    </CalendarZone>
  )
}
