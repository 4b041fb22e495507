import { SegmentedControl } from '@mantine/core'
import { shortestStay } from '@platzwart/domain/leseraum/limits'
import { openSpans } from '@platzwart/domain/leseraum/openSpans'
import { gridOf } from '@platzwart/domain/time/grid'
import { useMemo } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { LeseraumSearch } from '../model/address.ts'
import { searchOf } from '../model/choice.ts'
import { freeCurve } from '../model/freeTimes.ts'
import { hoursText } from '../model/hoursText.ts'
import { instantAt } from '../model/planDay.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { offeredHours } from '../model/zeit/timeLimits.ts'
import classes from './Sidebar.module.css'
import { TimeBar } from './TimeBar.tsx'

const MODES = [
  'ganztags',
  'vormittags',
  'nachmittags',
  'frei',
] as const satisfies readonly LeseraumSearch['modus'][]

const SLOT = 30

/** The time: halves of the day, or hours on a bar that shows how many seats are free in each. */
export function TimeChoice({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const { search, setSearch, auswahl, day, plan, zone } = raum
  const zeit = (minute: number) => formatUhrzeit(instantAt(day, minute), zone)
  const curve = useMemo(() => freeCurve(plan.leseraeume, day, SLOT), [plan.leseraeume, day])

  return (
    <div className={classes.time}>
      <SegmentedControl
        fullWidth
        classNames={{ control: classes.modeField ?? '', label: classes.mode ?? '' }}
        aria-label={t('wahl.zeit')}
        data={MODES.map((value) => ({ value, label: t(`wahl.modus.${value}`) }))}
        value={search.modus}
        onChange={(modus) => {
          setSearch(auswahl && modus === 'frei' ? searchOf(day, auswahl, zone) : { modus })
        }}
      />
      {day.offen !== null && auswahl !== null && (
        <>
          <div className={classes.range}>
            <b>{t('wahl.spanne', { von: zeit(auswahl.von), bis: zeit(auswahl.bis) })}</b>
            <span>{t('wahl.offen', { zeiten: hoursText(openSpans(day.offen), zeit) })}</span>
          </div>
          <TimeBar
            ganz={day.offen}
            auswahl={auswahl}
            grid={gridOf(raum)}
            waehlbar={offeredHours(raum)}
            mindestens={shortestStay(raum.einstellungen).value}
            pastBis={raum.minute}
            zeit={zeit}
            curve={curve}
            onChange={(period) => setSearch(searchOf(day, period, zone), true)}
          />
        </>
      )}
    </div>
  )
}
