import { useContext } from 'react'
import { formatMoment } from '../../platform/format.ts'
import { ApiProblem } from '../../platform/problem.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { CalendarZone } from '../dates/today.ts'

/** What is said of a change that somebody else's was quicker than: who that was and when, as far as it is known. */
export function useStaleText(): (failure: unknown) => string {
  const { t } = useTranslation('pflege')
  const zone = useContext(CalendarZone)
  return (failure) => {
    const { geaendert = null } = failure instanceof ApiProblem ? failure : {}
    if (geaendert === null) return t('veraltet')
    const zeit = formatMoment(Temporal.Instant.from(geaendert.zeit), zone)
    return geaendert.von === null ? t('veraltetAm', { zeit }) : t('veraltetVon', { wer: geaendert.von, zeit })
  }
}
