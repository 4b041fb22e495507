import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { useStill } from '../useStill.ts'
import classes from './Dialog.module.css'
import { useBeginning } from './useBeginning.ts'
import { useOpenedAfterMount } from './useOpenedAfterMount.ts'

export interface DialogFrameProps extends Pick<ModalProps, 'closeOnEscape' | 'zIndex'> {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: string
  readonly size?: 'md' | 'lg' | 'xl'
  /** A few lines: it stays a card on a phone, where others fill the screen. */
  readonly card?: boolean
  /** Its name in a `Modal.Stack` of nested dialogs: Escape closes only the topmost one. */
  readonly stackId?: string
  readonly lockScroll?: boolean
  /** It can only be closed by its own actions. */
  readonly withoutClose?: boolean
  readonly children: ReactNode
}

const SayTitle = createContext<(title: string | null) => void>(() => {})

/**
 * The frame of every dialog: named by its title, closed by its button, Escape or a press outside, and then
 * returns the focus. The initial focus is on the element marked `data-autofocus`, else on the title. It keeps
 * its content while closing.
 */
export function DialogFrame({
  opened,
  onClose,
  title,
  size = 'lg',
  card = false,
  withoutClose = false,
  children,
  ...rest
}: DialogFrameProps) {
  const { t } = useTranslation()
  const small = useMediaQuery('(max-width: 36em)')
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState<string | null>(null)
  const shown = useStill(!opened, { title: said ?? title, children })
  const done = said !== null
  const beginning = useBeginning(heading, opened)
  useLayoutEffect(() => {
    if (done) heading.current?.focus()
  }, [done])
  return (
    <Modal
      opened={useOpenedAfterMount(opened)}
      onClose={onClose}
      size={size}
      fullScreen={small === true && !card}
      transitionProps={{ duration: 120 }}
      // Mantine's own header is a `<header>`, which is a banner landmark.
      withCloseButton={false}
      {...rest}
    >
      <div className={classes.head}>
        <Modal.Title {...beginning} tabIndex={-1} className={classes.title ?? ''}>
          {shown.title}
        </Modal.Title>
        {!withoutClose && <Modal.CloseButton aria-label={t('state.close')} size={44} />}
      </div>
      <SayTitle value={setSaid}>{shown.children}</SayTitle>
    </Modal>
  )
}

/** Replaces the dialog's title and focuses it while mounted, to announce that its task is done. */
export function useDialogTitle(title: string): void {
  const say = useContext(SayTitle)
  useLayoutEffect(() => {
    say(title)
    return () => say(null)
  }, [say, title])
}
