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

/** Stands in a dialog in which something was typed: asks before it is closed, and before it is left by the way back, a link or the window's end. */
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
