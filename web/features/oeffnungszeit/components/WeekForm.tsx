import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { SaveEnd } from '../../../frame/SaveEnd.tsx'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { time } from '../../../ui/form/days.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { SchliessungDialog } from '../../schliessung/components/SchliessungDialog.tsx'
import { closing } from '../../schliessung/model/closing.ts'
import { weekAnlass } from '../api/oeffnungszeiten.ts'
import { useTimesRefresh } from '../model/useTimesRefresh.ts'
import { DAY_NAMES, type DayName, daysOf, fieldOf, type Week, weekOf } from '../model/week.ts'
import own from './Week.module.css'

/** The weekly opening times of a plan (K1). */
export function WeekForm({ plan }: { readonly plan: GrundrissView }) {
  const { t } = useTranslation('oeffnungszeit')
  const { refresh, onFailed } = useTimesRefresh()
  const sends = closing({
    anlassOf: (week: Week) => weekAnlass(plan, daysOf(week)),
    save: (week, key) =>
      ask(wire.replaceOeffnungszeiten, {
        id: plan.id,
        version: plan.version,
        draft: daysOf(week),
        idempotencyKey: key,
      }),
    saved: async () => undefined,
  })
  const form = useForm({
    start: () => weekOf(plan),
    live: true,
    keeps: DAY_NAMES,
    which: plan.id,
    send: sends.send,
    asks: sends.asks,
    nameOf: (field: string) => fieldOf(field.replace('woche.zeiten.', '')),
    says: () => t('woche.gespeichert'),
    onDone: refresh,
    onFailed,
  })
  const now = weekOf(plan)
  const inWords = (name: DayName) => {
    const { wochentag, geoeffnet, von, bis } = now[name]
    const tag = t(`tag.${wochentag as 0}`)
    return geoeffnet ? t('woche.jetztOffen', { tag, von, bis }) : t('woche.jetztZu', { tag })
  }
  return (
    <FormBox form={form} className={classes.form}>
      <div>
        <h2>{t('woche.titel')}</h2>
        <p className={classes.quiet}>{t('woche.text')}</p>
      </div>
      {plan.oeffnungszeiten.length === 0 && (
        <Note kind="hint">
          <p>{t('woche.vorschlag')}</p>
        </Note>
      )}
      <div className={own.week}>
        {DAY_NAMES.map((name) => {
          const { wochentag, geoeffnet } = form.values[name]
          return (
            <fieldset key={name} className={own.day} data-zu={geoeffnet ? undefined : ''}>
              <legend>{t(`tag.${wochentag as 0}`)}</legend>
              <Field form={form} name={`${name}.geoeffnet`} as={check({ label: t('woche.offen') })} />
              {geoeffnet && (
                <>
                  <Field form={form} name={`${name}.von`} as={time({ label: t('woche.von') })} />
                  <Field form={form} name={`${name}.bis`} as={time({ label: t('woche.bis') })} />
                </>
              )}
            </fieldset>
          )
        })}
      </div>
      <SaveEnd form={form} overtaken={form.overtaken.map(inWords)} />
      <SchliessungDialog frage={form} />
    </FormBox>
  )
}
