import { spokenData } from '@platzwart/phrases/format'
import { formatTag } from '../../../../platform/format.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../../platform/texts/words.ts'
import type { Left } from '../../model/zeit/weekLeft.ts'
import classes from '../Dialog.module.css'

interface WeekLeftProps {
  readonly left: readonly Left[]
  /** Monday of the current week. */
  readonly montag: Temporal.PlainDate
  readonly zone: string
}

/** The rest of the weekly limits before booking, with their origins. */
export function WeekLeft({ left, montag, zone }: WeekLeftProps) {
  const { t } = useTranslation()
  const { t: d } = useTranslation('platzDialog')
  const reader = { sprache: currentLanguage(), zone }
  const time = (minuten: number) => String(spokenData({ minuten }, reader).minuten)
  if (left.length === 0) return null
  return (
    <ul className={classes.left} aria-label={d('woche.titel')}>
      {left.map((one) => {
        const wann = one.montag.equals(montag)
          ? d('woche.diese')
          : d('woche.andere', { tag: formatTag(one.montag) })
        return (
          <li key={one.art} data-leer={one.left === 0 ? '' : undefined}>
            {one.art === 'buchungen'
              ? d('woche.buchungen', { frei: one.left, count: one.limit, wann })
              : d('woche.stunden', { frei: time(one.left), limit: time(one.limit), wann })}{' '}
            <span className={classes.quiet}>
              {t('absage.regel', { herkunft: t(`absage.herkunft.${one.origin}`) })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
