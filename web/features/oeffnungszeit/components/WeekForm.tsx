import { Button } from '@mantine/core'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { useId } from 'react'
import { SaveEnd } from '../../../frame/SaveEnd.tsx'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import { check } from '../../../ui/form/check.tsx'
import { time } from '../../../ui/form/days.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { hoursText } from '../../leseraum/model/hoursText.ts'
import { closing } from '../../leseraum/schliessung/art.ts'
import { SchliessungDialog } from '../../schliessung/components/SchliessungDialog.tsx'
import { weekAnlass } from '../api/oeffnungszeiten.ts'
import { spansOf } from '../model/breaks.ts'
import { useTimesRefresh } from '../model/useTimesRefresh.ts'
import {
  DAY_NAMES,
  type Day,
  type DayName,
  daysOf,
  fieldOf,
  firstOpen,
  type Week,
  weekOf,
  withSameWorkdays,
} from '../model/week.ts'
import { breaks } from './breaks.tsx'
import own from './Week.module.css'

/** A plan's weekly opening times (K1). */
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
  const hint = useId()
  const now = weekOf(plan)
  const zeitenOf = ({ unterbrechungen, ...hours }: Day) =>
    hoursText(spansOf(hours, unterbrechungen), (at) => at)
  const inWords = (name: DayName) => {
    const { wochentag, geoeffnet } = now[name]
    const tag = t(`tag.${wochentag as 0}`)
    return geoeffnet
      ? t('woche.jetztOffen', { tag, zeiten: zeitenOf(now[name]) })
      : t('woche.jetztZu', { tag })
  }
  const pattern = firstOpen(form.values)
  const alike = (day: Day) => {
    form.change(withSameWorkdays(form.values, day))
    announce(t('woche.istGleich', { zeiten: zeitenOf(day) }))
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
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={pattern === null}
          aria-describedby={hint}
          onClick={() => pattern !== null && alike(pattern)}
        >
          {t('woche.gleich')}
        </Button>
        <span id={hint} className={classes.quiet}>
          {pattern === null
            ? t('woche.gleichOhne')
            : t('woche.gleichHilfe', { tag: t(`tag.${pattern.wochentag as 0}`) })}
        </span>
      </div>
      <div className={own.week}>
        {DAY_NAMES.map((name) => {
          const { wochentag, geoeffnet, von, bis } = form.values[name]
          return (
            <fieldset key={name} className={own.day} data-zu={geoeffnet ? undefined : ''}>
              <legend>{t(`tag.${wochentag as 0}`)}</legend>
              <Field form={form} name={`${name}.geoeffnet`} as={check({ label: t('woche.offen') })} />
              {geoeffnet && (
                <>
                  <Field form={form} name={`${name}.von`} as={time({ label: t('woche.von') })} />
                  <Field form={form} name={`${name}.bis`} as={time({ label: t('woche.bis') })} />
                  <Field
                    form={form}
                    name={`${name}.unterbrechungen`}
                    as={breaks({ label: t('pause.titel'), hours: { von, bis } })}
                  />
                </>
              )}
            </fieldset>
          )
        })}
      </div>
      <SaveEnd form={form} conflicts={form.conflicts.map(inWords)} />
      <SchliessungDialog frage={form} />
    </FormBox>
  )
}
