import { Outlet } from '@tanstack/react-router'
import classes from './UserLayout.module.css'

/** One column of text and forms. */
export function UserLayout() {
  return (
    <div className={classes.root}>
      <Outlet />
    </div>
  )
}
