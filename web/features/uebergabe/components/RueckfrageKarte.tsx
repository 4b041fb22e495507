import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from './form.module.css'

interface RueckfrageKarteProps {
  readonly gruende: readonly string[]
  readonly busy: boolean
  readonly onLookAgain: () => void
  readonly onConfirm: () => void
}

/** A question in place of the last step: check the odometer again, or confirm the value. */
export function RueckfrageKarte({ gruende, busy, onLookAgain, onConfirm }: RueckfrageKarteProps) {
  const { t } = useTranslation('fahrt')
  const first = useRef<HTMLButtonElement>(null)
  // The pressed button has been replaced by these.
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={classes.foot}>
      <Note kind="refusal" title={t('formular.rueckfrage')}>
        <ul className={classes.gruende}>
          {gruende.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Note>
      <Button ref={first} size="lg" fullWidth h={56} disabled={busy} onClick={onLookAgain}>
        {t('formular.pruefen')}
      </Button>
      <Button variant="default" size="lg" fullWidth h={56} loading={busy} onClick={onConfirm}>
        {t('formular.stimmt')}
      </Button>
    </div>
  )
}
