import { Outlet } from '@tanstack/react-router'
import { OverPages } from '../../frame/slots.ts'
import { OtherPersonHost } from '../OtherPersonHost.tsx'

/** Whatever page it is, and what is said over any of them. */
export function Whole() {
  return (
    <>
      <Outlet />
      <OtherPersonHost />
      <OverPages />
    </>
  )
}
