import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Grundriss.module.css'

interface SideProps {
  readonly title: string
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** The panel beside the plan, labelled by its title. */
export function Side({ title, onClose, children }: SideProps) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section className={classes.side} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('state.close')} onClick={onClose}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {children}
    </section>
  )
}
