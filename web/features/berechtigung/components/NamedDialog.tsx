import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

/** Which role or group is open. */
export interface Opened<V> {
  /** Null is a new one; undefined is closed. */
  readonly view: V | null | undefined
  readonly onClose: () => void
}

interface NamedDialogProps<V> extends Opened<V> {
  /** What a new one is called. */
  readonly fresh: string
  readonly size?: 'lg' | 'xl'
  readonly children: (view: V | null) => ReactNode
}

/** The dialog of a role or a group, called by its name. */
export function NamedDialog<V extends { readonly name: string }>(props: NamedDialogProps<V>) {
  const { view, fresh, size = 'lg', onClose, children } = props
  return (
    <Dialog opened={view !== undefined} onClose={onClose} title={view?.name ?? fresh} size={size}>
      {view !== undefined && children(view)}
    </Dialog>
  )
}
