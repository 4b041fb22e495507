import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/Note.tsx'
import type { Angaben } from '../model/angaben.ts'
import classes from './form.module.css'

const FIELDS = [
  { name: 'fahrtgrund', text: 'seite.grund', max: 200 },
  { name: 'zielort', text: 'seite.ziel', max: 200 },
  { name: 'zielperson', text: 'seite.zielperson', max: 200 },
  { name: 'umweg', text: 'seite.umweg', max: 500 },
] as const

interface FahrtDataProps {
  readonly privat: boolean
  readonly angaben: Angaben
  /** What is wrong with the destination; null when nothing is. */
  readonly fehler: string | null
  readonly onChange: (part: Partial<Angaben>) => void
}

/** What the logbook wants to know, as it was booked; of a private trip nothing is asked. */
export function FahrtData({ privat, angaben, fehler, onChange }: FahrtDataProps) {
  const { t } = useTranslation('fahrt')
  const title = useId()
  return (
    <section className={classes.part} aria-labelledby={title} data-fehlt={fehler === null ? undefined : ''}>
      <h2 id={title} className={classes.title}>
        {t('formular.fahrt')}
      </h2>
      {privat ? (
        <Note kind="hint">{t('formular.privat')}</Note>
      ) : (
        <>
          <p className={classes.quiet}>{t('formular.fahrtText')}</p>
          {FIELDS.map(({ name, text, max }) => (
            <TextInput
              key={name}
              className={classes.field ?? ''}
              label={t(text)}
              maxLength={max}
              value={angaben[name]}
              error={name === 'zielort' ? fehler : null}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          ))}
        </>
      )}
    </section>
  )
}
