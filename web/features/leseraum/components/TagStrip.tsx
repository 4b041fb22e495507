import { heldAs, type OpenMinutes } from '@platzwart/domain/leseraum/seatState'
import { gridOf } from '@platzwart/domain/time/grid'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type DayBelegung, instantAt } from '../model/planDay.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import type { Wish } from '../model/wish.ts'
import type { TimeLimits } from '../model/zeit/timeLimits.ts'
import classes from './Dialog.module.css'
import { type Bereich, TimeBar } from './TimeBar.tsx'

interface TagStripProps {
  readonly raum: Leseraum
  readonly offen: OpenMinutes
  readonly limits: TimeLimits
  readonly belegungen: readonly DayBelegung[]
  readonly wahl: Pick<Wish, 'von' | 'bis' | 'dauer'>
  readonly onChange: (wahl: Partial<Pick<Wish, 'von' | 'bis'>>) => void
}

/** The seat's day: opening hours, others' and own bookings, and the chosen period; the same as text below. */
export function TagStrip({ raum, offen, limits, belegungen, wahl, onChange }: TagStripProps) {
  const { t } = useTranslation('platzDialog')
  const zeit = (minute: number) => formatUhrzeit(instantAt(raum.day, minute), raum.zone)
  return (
    <section aria-label={t('tagesverlauf')}>
      <TimeBar
        ganz={offen}
        auswahl={wahl}
        grid={gridOf(raum)}
        waehlbar={limits.offen}
        mindestens={limits.mindestens}
        hoechstens={limits.hoechstens}
        pastBis={raum.minute}
        zeit={zeit}
        bereiche={belegungen.map(bereichOf)}
        dauer={wahl.dauer}
        // The form decides what a new start means for the end.
        onChange={(next, handle) => onChange(handle === 'von' ? { von: next.von } : next)}
      />
      <ul className={classes.history}>
        {belegungen.length === 0 && <li>{t('ganzFrei')}</li>}
        {offen.unterbrechungen?.map(({ von, bis }) => (
          <li key={von}>{t('pause', { von: zeit(von), bis: zeit(bis) })}</li>
        ))}
        {belegungen.map((one) => (
          <li key={one.id}>{t(textOf(one), { von: zeit(one.von), bis: zeit(one.bis) })}</li>
        ))}
      </ul>
    </section>
  )
}

export function bereichOf(one: DayBelegung): Bereich {
  const { id, von, bis } = one
  return { id, von, bis, art: heldAs(one) }
}

function textOf(one: DayBelegung) {
  return one.status === 'gehalten' && !one.eigene ? 'belegung.gehalten' : (`belegung.${heldAs(one)}` as const)
}
