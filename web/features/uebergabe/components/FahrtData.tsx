import { TextInput } from '@mantine/core'
import { NEEDED } from '@platzwart/domain/fahrtenbuch/angaben'
import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { useId } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { neededIn, type Regeln } from '../model/angaben.ts'
import type { AngabenForm } from '../model/useUebergabeForm.ts'
import classes from './form.module.css'

const FIELDS = [
  { name: 'fahrtgrund', angabe: 'zweck', max: 200 },
  { name: 'zielort', angabe: 'zielort', max: 200 },
  { name: 'zielperson', angabe: 'zielperson', max: 200 },
  { name: 'umweg', angabe: 'umweg', max: 500 },
] as const

interface FahrtDataProps {
  readonly form: Pick<AngabenForm, 'field' | 'specs' | 'values'>
  readonly regeln: Regeln
}

/**
 * The logbook's facts, prefilled from the booking, and which of them are missing; a private trip needs none.
 */
export function FahrtData({ form, regeln }: FahrtDataProps) {
  const { t } = useTranslation('fahrt')
  const title = useId()
  const { fahrtart } = form.values
  const art = regeln.fahrt.fahrtenbuch ?? 'einfach'
  const privat = fahrtart === 'privat'
  const needed = fahrtart === 'dienstlich' ? NEEDED[art] : []
  const missing = neededIn(form.values, regeln)
  const wrong = !privat && FIELDS.some(({ name }) => form.field(name).fault !== undefined)
  return (
    <section className={classes.part} aria-labelledby={title} data-fehlt={wrong ? '' : undefined}>
      <h2 id={title} className={classes.title}>
        {t('formular.fahrt')}
      </h2>
      {art === 'steuerlich' && <p className={classes.quiet}>{t('formular.steuerlich')}</p>}
      <Field
        form={form}
        name="fahrtart"
        as={choice({
          label: t('seite.art'),
          options: FAHRTARTEN.map((value) => ({ value, label: t(`art.${value}`) })),
        })}
      />
      {privat ? (
        <Note kind="hint">{t('formular.privat')}</Note>
      ) : (
        <>
          {FIELDS.map(({ name, angabe, max }) => (
            <Field
              key={name}
              form={form}
              name={name}
              as={{
                label: t(`eintrag.angabe.${angabe}`),
                input: ({ label, value, fault, change }) => (
                  <TextInput
                    className={classes.field ?? ''}
                    label={label}
                    description={needed.some((one) => one === angabe) ? t('formular.noetig') : undefined}
                    maxLength={max}
                    value={value}
                    error={fault}
                    onChange={(event) => change(event.currentTarget.value)}
                  />
                ),
              }}
            />
          ))}
          {missing.length > 0 && (
            <Note kind="hint">
              {t('formular.fahrtFehlt', {
                angaben: missing.map((angabe) => t(`eintrag.angabe.${angabe}`)).join(', '),
              })}
            </Note>
          )}
        </>
      )}
    </section>
  )
}
