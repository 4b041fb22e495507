import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { AngabenForm } from '../model/useUebergabeForm.ts'
import classes from './form.module.css'

const FIELDS = [
  { name: 'fahrtgrund', text: 'seite.grund', max: 200 },
  { name: 'zielort', text: 'seite.ziel', max: 200 },
  { name: 'zielperson', text: 'seite.zielperson', max: 200 },
  { name: 'umweg', text: 'seite.umweg', max: 500 },
] as const

interface FahrtDataProps {
  readonly privat: boolean
  readonly form: Pick<AngabenForm, 'field' | 'specs'>
}

/** What the logbook wants to know, as it was booked; of a private trip nothing is asked. */
export function FahrtData({ privat, form }: FahrtDataProps) {
  const { t } = useTranslation('fahrt')
  const title = useId()
  const wrong = !privat && FIELDS.some(({ name }) => form.field(name).fault !== undefined)
  return (
    <section className={classes.part} aria-labelledby={title} data-fehlt={wrong ? '' : undefined}>
      <h2 id={title} className={classes.title}>
        {t('formular.fahrt')}
      </h2>
      {privat ? (
        <Note kind="hint">{t('formular.privat')}</Note>
      ) : (
        <>
          <p className={classes.quiet}>{t('formular.fahrtText')}</p>
          {FIELDS.map(({ name, text, max }) => (
            <Field
              key={name}
              form={form}
              name={name}
              as={{
                label: t(text),
                input: ({ label, value, fault, change }) => (
                  <TextInput
                    className={classes.field ?? ''}
                    label={label}
                    maxLength={max}
                    value={value}
                    error={fault}
                    onChange={(event) => change(event.currentTarget.value)}
                  />
                ),
              }}
            />
          ))}
        </>
      )}
    </section>
  )
}
