import { SegmentedControl } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUhrzeit } from '../../../platform/format.ts'
import type { LeseraumSearch } from '../model/address.ts'
import { searchOf } from '../model/auswahl.ts'
import { freeCurve } from '../model/freeTimes.ts'
import { instantAt } from '../model/planDay.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import classes from './Seitenleiste.module.css'
import { ZeitLeiste } from './ZeitLeiste.tsx'

const MODI = [
  'ganztags',
  'vormittags',
  'nachmittags',
  'frei',
] as const satisfies readonly LeseraumSearch['modus'][]

const SLOT = 30

/** When: the halves of the day, or hours chosen on a bar that shows how much is free in each. */
export function ZeitWahl({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const { search, setSearch, auswahl, day, plan, zone } = raum
  const zeit = (minute: number) => formatUhrzeit(instantAt(day, minute), zone)
  const kurve = useMemo(() => freeCurve(plan.leseraeume, day, SLOT), [plan.leseraeume, day])

  return (
    <div className={classes.zeit}>
      <SegmentedControl
        fullWidth
        classNames={{ control: classes.modusFeld ?? '', label: classes.modus ?? '' }}
        aria-label={t('wahl.zeit')}
        data={MODI.map((value) => ({ value, label: t(`wahl.modus.${value}`) }))}
        value={search.modus}
        onChange={(modus) => {
          setSearch(auswahl && modus === 'frei' ? searchOf(day, auswahl, zone) : { modus })
        }}
      />
      {day.offen !== null && auswahl !== null && (
        <>
          <div className={classes.spanne}>
            <b>{t('wahl.spanne', { von: zeit(auswahl.von), bis: zeit(auswahl.bis) })}</b>
            <span>{t('wahl.offen', { von: zeit(day.offen.von), bis: zeit(day.offen.bis) })}</span>
          </div>
          <ZeitLeiste
            ganz={day.offen}
            auswahl={auswahl}
            schritt={raum.schritt}
            mindestens={raum.einstellungen['leseraum.mindestdauer'].value}
            vergangenBis={raum.minute}
            zeit={zeit}
            kurve={kurve}
            onChange={(period) => setSearch(searchOf(day, period, zone), true)}
          />
        </>
      )}
    </div>
  )
}
