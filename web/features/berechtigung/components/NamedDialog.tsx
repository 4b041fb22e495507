import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { WORDS } from '../model/words.ts'

/** The form of a role or a group. */
export interface NamedContent<V> {
  /** Null for a new one. */
  readonly view: V | null
  /** It was saved or deleted. */
  readonly onClose: () => void
}

interface NamedDialogProps<V> {
  readonly what: 'rollen' | 'gruppen'
  /** Null is a new one; undefined is closed. */
  readonly view: V | null | undefined
  readonly onClose: () => void
  readonly children: (content: NamedContent<V>) => ReactNode
}

/** The dialog of a role or a group, titled with its name. */
export function NamedDialog<V extends { readonly name: string }>(props: NamedDialogProps<V>) {
  const { what, view, onClose, children } = props
  const { t } = useTranslation('berechtigung')
  return (
    <Dialog
      opened={view !== undefined}
      onClose={onClose}
      title={view?.name ?? t(WORDS[what].fresh)}
      size={what === 'rollen' ? 'xl' : 'lg'}
    >
      {view !== undefined && children({ view, onClose })}
    </Dialog>
  )
}
