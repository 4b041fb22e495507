import { Button, TextInput } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { CopyPress } from '../../../ui/act/CopyPress.tsx'
import { Note } from '../../../ui/Note.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { webcalOf } from '../model/webcal.ts'
import classes from './Kalender.module.css'

/**
 * The address, shown only once: to be copied, or opened by this device's calendar, with instructions for
 * others.
 */
export function Adresse({ adresse }: { readonly adresse: string | null }) {
  const { t } = useTranslation('kalender')
  const field = useRef<HTMLInputElement>(null)
  // The pressed button is gone: move the focus to the field.
  useEffect(() => field.current?.focus(), [])
  if (adresse === null) return <Note kind="hint">{t('abo.verbraucht')}</Note>
  return (
    <>
      <div className={classes.address}>
        <TextInput
          ref={field}
          label={t('abo.adresse')}
          description={t('abo.einmal')}
          value={adresse}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyPress value={adresse} label={t('abo.kopieren')} done={t('abo.kopiert')} />
        <Button
          component="a"
          variant="default"
          href={webcalOf(adresse)}
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          {t('abo.oeffnen')}
        </Button>
      </div>
      <ul className={`${classes.ways} ${pflege.quiet}`}>
        {(['apple', 'google', 'outlook', 'dauer'] as const).map((way) => (
          <li key={way}>{t(`abo.${way}`)}</li>
        ))}
      </ul>
    </>
  )
}
