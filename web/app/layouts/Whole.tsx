import { Outlet } from '@tanstack/react-router'
import { OtherPersonHost } from '../OtherPersonHost.tsx'
import { ProofHost } from '../ProofHost.tsx'

/** Whatever page it is, and what is said over any of them. */
export function Whole() {
  return (
    <>
      <Outlet />
      <OtherPersonHost />
      <ProofHost />
    </>
  )
}
