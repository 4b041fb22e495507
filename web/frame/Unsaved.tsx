import { useBlocker } from '@tanstack/react-router'
import { otherPerson } from '../platform/session/otherPerson.ts'
import { LeaveQuestion } from '../ui/dialog/LeaveQuestion.tsx'

interface UnsavedProps {
  /** Something was typed or moved, and not sent. */
  readonly when: boolean
}

/** Asks before what is not saved is left, by a link, the way back or the window's end. */
export function Unsaved({ when }: UnsavedProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when && (current.pathname !== next.pathname || tabOf(current) !== tabOf(next)),
    enableBeforeUnload: () => when && otherPerson() === null,
    withResolver: true,
  })
  return (
    <LeaveQuestion
      opened={blocker.status === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

/** The tab of the page, which has its own form; whether it is one's own or the house's; or which kind of several it is. */
function tabOf({ search }: { readonly search: object }): string {
  const said = search as { readonly reiter?: unknown; readonly haus?: unknown; readonly art?: unknown }
  return JSON.stringify([said.reiter, said.haus, said.art])
}
