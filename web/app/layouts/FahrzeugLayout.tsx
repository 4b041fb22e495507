import { Outlet } from '@tanstack/react-router'
import { UebergabenLeiste } from '../../features/fahrzeug/components/UebergabenLeiste.tsx'
import classes from './FahrzeugLayout.module.css'
import { FahrzeugTabs } from './FahrzeugTabs.tsx'

/** The vehicles' pages: booking, own trips, overview, and what one's permissions add. */
export function FahrzeugLayout() {
  return (
    <div className={classes.root}>
      <FahrzeugTabs />
      <UebergabenLeiste />
      <Outlet />
    </div>
  )
}
