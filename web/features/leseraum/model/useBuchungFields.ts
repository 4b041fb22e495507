import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import { gridOf } from '@platzwart/domain/time/grid'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { text } from '../../../ui/form/text.tsx'
import { count } from '../../../ui/form/whole.tsx'
import { instantAt } from './planDay.ts'
import type { Leseraum } from './useLeseraum.ts'
import { needsZweite, type Wish } from './wish.ts'
import { endsOffered, startsOffered, type TimeLimits } from './zeit/timeLimits.ts'

/**
 * The booking's fields: time, number of people, second person. Which of them exist depends on the seat and on
 * the other values.
 */
export function useBuchungFields(
  raum: Leseraum,
  seat: LeseraumView,
  alt: BuchungView | null,
  limits: TimeLimits | null,
) {
  const { t } = useTranslation('leseraum')
  const { t: d } = useTranslation('platzDialog')
  const { day, zone, einstellungen } = raum
  const grid = gridOf(raum)
  const uhr = (minute: number) => t('wahl.uhr', { zeit: formatUhrzeit(instantAt(day, minute), zone) })
  // Includes the booked time even if step or hours have changed since.
  const time = (label: string, minutes: readonly number[], chosen: number) =>
    choice<number>({
      label,
      size: 'md',
      options: (minutes.includes(chosen) ? minutes : [...minutes, chosen].toSorted((a, b) => a - b)).map(
        (minute) => ({ value: minute, label: uhr(minute) }),
      ),
    })
  // A person already asked to confirm is not replaced.
  const fixed = alt !== null && alt.zweite !== null
  const zweitePerson = text({
    type: 'email',
    autoComplete: 'off',
    label: d('zweitePerson'),
    hint: d(fixed ? 'zweitePersonFest' : 'zweitePersonHilfe'),
    missing: d('zweitePersonFehlt'),
    size: 'md',
    readOnly: fixed,
  })
  const gruppengroesse = count({
    label: d('gruppengroesse'),
    hint: t('platz.personen', { count: seat.kapazitaet }),
    min: 1,
    max: seat.kapazitaet,
    size: 'md',
  })
  return (wish: Wish) => {
    const times = limits && {
      von: time(t('wahl.von'), startsOffered(limits, grid), wish.von),
      bis: time(t('wahl.bis'), endsOffered(limits, wish.von, grid), wish.bis),
    }
    return {
      ...times,
      ...(seat.kapazitaet > 1 ? { gruppengroesse } : {}),
      ...(needsZweite(seat, wish.gruppengroesse, einstellungen) ? { zweitePerson } : {}),
    }
  }
}
