import { Outlet } from '@tanstack/react-router'
import { OverPages } from '../../frame/slots.ts'
import { OtherPersonHost } from '../OtherPersonHost.tsx'

/** The root: the current page, and what may cover any page. */
export function Whole() {
  return (
    <>
      <Outlet />
      <OtherPersonHost />
      <OverPages />
    </>
  )
}
