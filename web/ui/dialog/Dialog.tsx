import { useState } from 'react'
import { BeforeLeaving, useUnsavedInside } from '../form/unsaved.ts'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'

/** A dialog. It asks before it closes if a form inside has unsaved changes. */
export function Dialog({
  opened,
  onClose,
  children,
  ...rest
}: Omit<DialogFrameProps, 'closeOnEscape' | 'zIndex'>) {
  const { unsaved, tell } = useUnsavedInside()
  const [asked, setAsked] = useState(false)
  const asks = opened && unsaved
  // The changes were saved meanwhile, or are gone.
  if (asked && !asks) setAsked(false)
  function close() {
    if (asked) return
    if (asks) setAsked(true)
    else onClose()
  }
  return (
    <>
      <DialogFrame opened={opened} onClose={close} closeOnEscape={!asked} {...rest}>
        <BeforeLeaving value={tell}>{children}</BeforeLeaving>
      </DialogFrame>
      {asks && <LeaveGuard asked={asked} onStay={() => setAsked(false)} onLeave={onClose} />}
    </>
  )
}
