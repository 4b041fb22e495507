import { Button, Collapse } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from '../../flotte/components/Dialog.module.css'

interface MoreAngabenProps {
  /** Initially expanded: a field has a value, or may have caused a refusal. */
  readonly shown: boolean
  readonly children: ReactNode
}

/** Optional details for rules and logbook: collapsed. */
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
      {/* Collapsed fields stay mounted, so that a refusal can be shown at them. */}
      <Collapse expanded={open} id={id} keepMountedMode="display-none">
        {children}
      </Collapse>
    </>
  )
}
