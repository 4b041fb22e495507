import { Button, Collapse } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from '../../flotte/components/Dialog.module.css'

interface MoreAngabenProps {
  /** Shown until somebody decides otherwise: they say something already, or one of them may be what was refused. */
  readonly shown: boolean
  readonly children: ReactNode
}

/** What the rules and the logbook would like to know, and nobody has to say: folded. */
export function MoreAngaben({ shown, children }: MoreAngabenProps) {
  const { t } = useTranslation('fahrzeug')
  const id = useId()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? shown
  return (
    <>
      <Button
        className={classes.more ?? ''}
        variant="subtle"
        size="compact-md"
        leftSection={<IconChevronDown size={18} aria-hidden className={classes.chevron} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        {t('angaben.mehr')}
      </Button>
      {/* A refusal lands at fields that are drawn: folded ones are, too. */}
      <Collapse expanded={open} id={id} keepMountedMode="display-none">
        {children}
      </Collapse>
    </>
  )
}
