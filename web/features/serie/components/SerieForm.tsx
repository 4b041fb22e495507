import { MOST_DATES, MOST_WEEKS } from '@platzwart/domain/serie/dates'
import { wochentagOf } from '@platzwart/domain/time/wochentag'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { CALENDAR_WORDS } from '../../../ui/dates/words.ts'
import { chips, choice, segment } from '../../../ui/form/choice.tsx'
import { day } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { whole } from '../../../ui/form/whole.tsx'
import type { RepeatedSlot } from '../../leseraum/slots.ts'
import { type Serie, vorschlagOptions } from '../api/serien.ts'
import { firstRule, type Rule, ruleOf } from '../model/rule.ts'
import { mondayOf, wantedOf } from '../model/termine.ts'
import { useSerieForm } from '../model/useSerieForm.ts'
import classes from './Serie.module.css'
import { SerieDone } from './SerieDone.tsx'
import { TermineForm } from './Termine.tsx'

interface SerieFormProps {
  readonly slot: RepeatedSlot
  readonly onBack: () => void
  readonly onClose: () => void
}

/**
 * Repeats a seat and its hours on other days: chooses the days, shows which are free, and alternatives for
 * the others.
 */
export function SerieForm({ slot, onBack, onClose }: SerieFormProps) {
  const { t } = useTranslation('serie')
  const [booked, setBooked] = useState<Serie | null>(null)
  const form = useSerieForm({ start: firstRule(slot), fields: useFields(slot), onBooked: setBooked })
  const asked = ruleOf(slot, form.values)
  const query = useQuery({
    ...vorschlagOptions(asked ?? NOTHING),
    enabled: asked !== null && booked === null,
    placeholderData: keepPreviousData,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (booked !== null) return <SerieDone serie={booked} onClose={onClose} />
  return (
    <TermineForm
      form={form}
      query={asked === null ? { data: undefined, error: null, isFetching: false } : query}
      back={t('zurueck')}
      onBack={onBack}
      wantedOf={wantedOf}
      submit={(count) => t('buchen', { count })}
    >
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {t('titel')}
      </h3>
      <p className={classes.when}>{t('zeit', { von: slot.von, bis: slot.bis })}</p>
      <Fields form={form} />
    </TermineForm>
  )
}

/** A placeholder for the disabled query while the rule is incomplete. */
const NOTHING = { leseraumId: '', von: '', bis: '', ab: '', wochentage: '', alleWochen: 1, gruppengroesse: 1 }

function useFields({ tag, letzterTag }: RepeatedSlot) {
  const { t } = useTranslation('serie')
  const hint = t('buchbarBis', { tag: formatWochentagTag(letzterTag) })
  const monday = mondayOf(tag, 0)
  const week = Array.from({ length: 7 }, (_, days) => monday.add({ days }))
  return ({ ende }: Rule) => ({
    wochentage: chips({
      label: t('wochentage'),
      missing: t('wochentageFehlen'),
      options: week.map((one) => {
        const [label, name] = CALENDAR_WORDS.weekday(one)
        return { value: String(wochentagOf(one)), label, name }
      }),
    }),
    alleWochen: choice({
      label: t('alleWochen'),
      options: Array.from({ length: MOST_WEEKS }, (_, n) => ({
        value: n + 1,
        label: t('wochen', { count: n + 1 }),
      })),
    }),
    ende: segment({
      label: t('ende'),
      options: [
        { value: 'nach', label: t('endeNach') },
        { value: 'bis', label: t('endeBis') },
      ],
    }),
    ...(ende === 'nach'
      ? { anzahl: whole({ label: t('anzahl'), hint, min: 1, max: MOST_DATES, missing: t('endeFehlt') }) }
      : {
          bisTag: day({
            label: t('bisTag'),
            hint,
            min: tag.toString(),
            max: letzterTag.toString(),
            missing: t('endeFehlt'),
          }),
        }),
  })
}
