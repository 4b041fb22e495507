import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { otherPerson } from '../../platform/session/otherPerson.ts'
import { isLeaving } from './isLeaving.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

interface LeaveGuardProps {
  /** Somebody wants to close the dialog. */
  readonly asked: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/**
 * Guards a dialog with unsaved changes: asks before it is closed, and before the page is left by the back
 * button, a link or closing the window.
 */
export function LeaveGuard({ asked, onStay, onLeave }: LeaveGuardProps) {
  const left = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: (step) => !left.current && isLeaving(step),
    enableBeforeUnload: () => !left.current && otherPerson() === null,
    withResolver: true,
  })
  const blocked = blocker.status === 'blocked'
  function leave() {
    left.current = true
    if (blocked) blocker.proceed?.()
    else onLeave()
  }
  function stay() {
    blocker.reset?.()
    onStay()
  }
  return <LeaveQuestion opened={asked || blocked} onStay={stay} onLeave={leave} />
}
