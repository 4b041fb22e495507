import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

interface DialogAboutProps<T> extends Omit<ComponentProps<typeof Dialog>, 'opened' | 'children'> {
  /** Null: closed. */
  readonly about: T | null
  readonly children: (about: T) => ReactNode
}

/** A dialog that is open while it has a subject. */
export function DialogAbout<T>({ about, children, ...rest }: DialogAboutProps<T>) {
  return (
    <Dialog opened={about !== null} {...rest}>
      {about !== null && children(about)}
    </Dialog>
  )
}
