import { useContext } from 'react'
import { formatMoment } from '../../platform/format.ts'
import { ApiProblem } from '../../platform/problem.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { CalendarZone } from '../dates/today.ts'

/**
 * What is said of a change that somebody else's was quicker than: who that was and when, as far as it is known.
 * @param typed whether something was typed, which is still there
 */
export function useStaleText(typed: boolean): (failure: unknown) => string {
  const { t } = useTranslation('pflege')
  const zone = useContext(CalendarZone)
  return (failure) => {
    const { geaendert = null } = failure instanceof ApiProblem ? failure : {}
    if (geaendert === null) return typed ? t('veraltet') : t('ueberholt')
    const zeit = formatMoment(Temporal.Instant.from(geaendert.zeit), zone)
    if (geaendert.von === null) return typed ? t('veraltetAm', { zeit }) : t('ueberholtAm', { zeit })
    const who = { wer: geaendert.von, zeit }
    return typed ? t('veraltetVon', who) : t('ueberholtVon', who)
  }
}
