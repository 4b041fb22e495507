import { Button } from '@mantine/core'
import type { Origin } from '@platzwart/domain/issue'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import classes from './Einstellung.module.css'

interface HerkunftProps {
  readonly feld: string
  readonly herkunft: Origin
  /** Text in place of the origin: not saved yet. */
  readonly statt?: string | undefined
  /** Announced after saving. */
  readonly told?: string | undefined
  /** The value after a reset; without it there is nothing to reset. */
  readonly ziel?: string | undefined
  readonly onBack: () => void
  /** Further actions. */
  readonly children?: ReactNode
}

/** The origin of a value, and a reset to the layer below (E10). */
export function Herkunft({ feld, herkunft, statt, told, ziel, onBack, children }: HerkunftProps) {
  const { t } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  return (
    <div className={classes.herkunft}>
      <span>{statt ?? shell(`absage.herkunft.${herkunft}`)}</span>
      {ziel !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.back ?? ''}
          leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
          aria-label={t('zurueck.name', { feld, ziel })}
          onClick={onBack}
        >
          {ziel}
        </Button>
      )}
      {children}
      <Announced as="span" className={classes.message}>
        {told}
      </Announced>
    </div>
  )
}
