import { useContext } from 'react'
import { formatMoment } from '../../platform/format.ts'
import { ApiProblem } from '../../platform/problem.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { CalendarZone } from '../dates/today.ts'

/**
 * The text for a change that lost against somebody else's: who that was and when, if known.
 * @param typed whether edits exist, which are still there
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
