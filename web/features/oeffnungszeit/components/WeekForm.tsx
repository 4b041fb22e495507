import type { GrundrissView } from '@platzwart/contract/leseraum'
import { useQueryClient } from '@tanstack/react-query'
import { SaveEnd } from '../../../frame/SaveEnd.tsx'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { time } from '../../../ui/form/days.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { replaceWeek } from '../api/oeffnungszeiten.ts'
import own from './Week.module.css'

interface Day {
  readonly wochentag: number
  readonly geoeffnet: boolean
  readonly von: string
  readonly bis: string
}

interface Week {
  readonly tage: readonly Day[]
}

/** Monday first, as the week is read here. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/** What is saved; of a day without anything, and of a plan without any, what most houses have (SPECIFICATION section 9). */
function weekOf({ oeffnungszeiten }: GrundrissView): Week {
  const fresh = oeffnungszeiten.length === 0
  return {
    tage: WEEK.map((wochentag) => {
      const saved = oeffnungszeiten.find((day) => day.wochentag === wochentag)
      const { von = '08:00', bis = '18:00' } = saved ?? {}
      return {
        wochentag,
        von,
        bis,
        geoeffnet: saved?.geoeffnet ?? (fresh && wochentag >= 1 && wochentag <= 5),
      }
    }),
  }
}

/** The weekly opening times of a plan (K1). */
export function WeekForm({ plan }: { readonly plan: GrundrissView }) {
  const { t } = useTranslation('oeffnungszeit')
  const queryClient = useQueryClient()
  const form = useForm({
    start: () => weekOf(plan),
    live: true,
    send: ({ tage }: Week, { key }) => replaceWeek(plan.id, tage, key),
    nameOf: (field) => `tage.${field}`,
    says: () => t('woche.gespeichert'),
    onDone: () => queryClient.invalidateQueries({ queryKey: ['grundriss'] }),
  })
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
        {form.values.tage.map(({ wochentag, geoeffnet }, i) => (
          <fieldset key={wochentag} className={own.day} data-zu={geoeffnet ? undefined : ''}>
            <legend>{t(`tag.${wochentag as 0}`)}</legend>
            <Field form={form} name={`tage.${i}.geoeffnet`} as={check({ label: t('woche.offen') })} />
            {geoeffnet && (
              <>
                <Field form={form} name={`tage.${i}.von`} as={time({ label: t('woche.von') })} />
                <Field form={form} name={`tage.${i}.bis`} as={time({ label: t('woche.bis') })} />
              </>
            )}
          </fieldset>
        ))}
      </div>
      <SaveEnd form={form} />
    </FormBox>
  )
}
