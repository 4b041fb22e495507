import { SegmentedControl } from '@mantine/core'
import type { Feiertag, PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { type Bundesland, dueYears } from '@platzwart/domain/oeffnungszeit/bundesland'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'
import { boxes, segment } from '../../../ui/form/choice.tsx'
import { time } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { inOneStep } from '../../leseraum/schliessung/art.ts'
import { AskingForm } from '../../schliessung/components/AskingForm.tsx'
import { dueFeiertageOptions, feiertageOptions, zeitenAnlass } from '../api/zeiten.ts'
import { openedDays } from '../model/sonder.ts'
import { useSeveralPlans } from '../model/useSeveralPlans.ts'
import { hasDay, type Manner, withFeiertage } from '../model/zeiten.ts'
import { breaks } from './breaks.tsx'
import { OpenedDays } from './OpenedDays.tsx'

interface DialogProps {
  readonly land: Bundesland
  /** The plans in use in this Land. */
  readonly plans: readonly PlanZeiten[]
  readonly heute: Temporal.PlainDate
  readonly onDone: () => void
}

/** The default choice: all future ones. */
const AHEAD = 'ab'

/** Chooses a Land's holidays to add, and for which plans; affected bookings are shown before saving. */
export function FeiertageDialog({ land, plans, heute, onDone }: DialogProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const [jahr, setJahr] = useState(AHEAD)
  const label = useId()
  const query = useQuery(
    jahr === AHEAD ? dueFeiertageOptions(land, heute) : feiertageOptions(land, Number(jahr)),
  )
  const last = Math.max(...dueYears(heute))
  const years = [last - 1, last, last + 1].map(String)
  return (
    <div className={classes.root}>
      <div>
        <p id={label}>{t('feiertage.jahr')}</p>
        <SegmentedControl
          aria-labelledby={label}
          data={[{ value: AHEAD, label: t('feiertage.abHeute') }, ...years]}
          value={jahr}
          onChange={setJahr}
        />
      </div>
      <WhenRead query={query}>
        {(feiertage) => (
          <FeiertageForm key={jahr} {...{ feiertage, plans, onDone }} heute={heute.toString()} />
        )}
      </WhenRead>
    </div>
  )
}

interface FormProps extends Pick<DialogProps, 'plans' | 'onDone'> {
  readonly feiertage: readonly Feiertag[]
  readonly heute: string
}

interface Values extends Manner {
  readonly tage: readonly string[]
  readonly plaene: readonly string[]
}

function FeiertageForm({ feiertage, plans, heute, onDone }: FormProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const several = useSeveralPlans(plans, onDone)
  const chosenOf = ({ plaene }: Pick<Values, 'plaene'>) => several.chosenOf(plaene)
  const openOf = (values: Pick<Values, 'plaene'>) =>
    feiertage.filter(({ tag }) => chosenOf(values).some((plan) => !hasDay(plan, tag)))
  const timesOf = ({ tage, status, von, bis, unterbrechungen, ...values }: Values) =>
    withFeiertage(
      chosenOf(values),
      feiertage.filter(({ tag }) => tage.includes(tag)),
      { status, von, bis, unterbrechungen },
    )
  const sends = inOneStep((values: Values) => zeitenAnlass(timesOf(values)))
  const plaene = plans.map(({ id }) => id)
  const form = useForm({
    start: {
      plaene,
      status: 'geschlossen',
      von: '08:00',
      bis: '18:00',
      unterbrechungen: [],
      // Past ones can be added too, but are not proposed.
      tage: feiertage.flatMap(({ tag, regional }) =>
        regional || tag < heute || plans.every((plan) => hasDay(plan, tag)) ? [] : [tag],
      ),
    } as Values,
    fields: ({ status, von, bis, ...values }) => ({
      plaene: several.plaene,
      tage: boxes({
        label: t('feiertage.tage'),
        missing: t('feiertage.keinTag'),
        options: openOf(values).map((one) => ({ value: one.tag, ...wordsOf(one, chosenOf(values)) })),
      }),
      status: segment({
        label: t('feiertage.status'),
        wide: true,
        options: [
          { value: 'geschlossen', label: t('geschlossen') },
          { value: 'offen', label: t('offen') },
        ],
      }),
      ...(status === 'offen'
        ? {
            von: time({ label: t('von') }),
            bis: time({ label: t('bis') }),
            unterbrechungen: breaks({ label: t('oeffnungszeit:pause.titel'), hours: { von, bis } }),
          }
        : {}),
    }),
    send: sends.send,
    asks: sends.asks,
    says: () => t('feiertage.fertig'),
    ...several.delivery,
  })
  function wordsOf({ tag, bezeichnung, regional }: Feiertag, chosen: readonly PlanZeiten[]) {
    const there = chosen.filter((plan) => hasDay(plan, tag)).length
    const hints = [
      regional ? t('feiertage.regional') : '',
      there > 0 ? t('feiertage.teils', { anzahl: there, alle: chosen.length }) : '',
    ].filter((hint) => hint !== '')
    return {
      label: `${formatWochentagTag(Temporal.PlainDate.from(tag))} · ${bezeichnung[currentLanguage()]}`,
      ...(hints.length === 0 ? {} : { hint: hints.join(' ') }),
    }
  }
  const open = new Set(openOf(form.values).map(({ tag }) => tag))
  const there = feiertage.filter(({ tag }) => !open.has(tag))
  return (
    <AskingForm form={form}>
      <Fields form={form} />
      {there.length > 0 && form.values.plaene.length > 0 && (
        <Note kind="hint">
          <p>
            {t('feiertage.schon', {
              tage: there.map(({ bezeichnung }) => bezeichnung[currentLanguage()]).join(', '),
            })}
          </p>
        </Note>
      )}
      <OpenedDays
        opened={chosenOf(form.values).map((plan) => ({
          raum: plan.bezeichnung,
          tage: form.values.tage
            .filter((tag) => open.has(tag) && !hasDay(plan, tag))
            .flatMap((tag) =>
              openedDays(plan, { gueltigVon: tag, gueltigBis: tag, status: form.values.status }),
            ),
        }))}
      />
      <SaveFailure />
      <Actions>
        <Submit disabled={open.size === 0}>{t('feiertage.uebernehmen')}</Submit>
      </Actions>
    </AskingForm>
  )
}
