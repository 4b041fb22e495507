import { useBlocker } from '@tanstack/react-router'
import { otherPerson } from '../platform/session/otherPerson.ts'
import { LeaveQuestion } from '../ui/dialog/LeaveQuestion.tsx'

interface UnsavedProps {
  /** There are unsaved changes. */
  readonly when: boolean
}

/** Guards unsaved changes against leaving by a link, the back button or closing the window. */
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

/** The search parameter of a form's tab, scope or kind: changing it leaves the form. */
function tabOf({ search }: { readonly search: object }): string {
  const said = search as { readonly reiter?: unknown; readonly haus?: unknown; readonly art?: unknown }
  return JSON.stringify([said.reiter, said.haus, said.art])
}
