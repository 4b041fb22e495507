import { useTranslation } from 'react-i18next'
import { formatTagShort } from '../../../../platform/format.ts'
import { isOverdue, standOf } from '../../model/uebersicht/barPlaces.ts'
import type { Bar } from '../../model/uebersicht/belegungen.ts'
import { hoursOf } from '../../model/uebersicht/schedule.ts'
import { useBarWords } from '../../model/uebersicht/useBarWords.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import { Kennzeichen } from '../Kennzeichen.tsx'
import schedule from './Schedule.module.css'
import classes from './SchedulePrint.module.css'

/** In a bar narrower than this part of the timeline its words would hide the pattern: they stand beside it. */
const WORD_FROM = 0.06
/** From here on they stand to its left: the sheet ends before they would. */
const LEFT_FROM = 0.86
/** Every so many hours of a single day a label has room on paper. */
const HOURS = 2

/**
 * The timeline on paper: all cars, not only the rows in sight; as wide as the sheet; and a table, whose head stands again on every sheet
 * and whose rows are not cut.
 */
export function SchedulePrint({ stand }: { readonly stand: Uebersichtsstand }) {
  const { t } = useTranslation('fahrzeug')
  const { belegungen, excerpt, search } = stand
  const eng = search.zoom === 'vierWochen'
  const columns =
    search.zoom === 'tag'
      ? hoursOf(excerpt, HOURS).map(({ minute, text }) => ({ minute, duration: 60 * HOURS, words: [text] }))
      : excerpt.tage.map(({ tag, von, bis }) => ({
          minute: von,
          duration: bis - von,
          words: formatTagShort(tag, eng),
        }))
  const share = (minuten: number) => `${(100 * minuten) / excerpt.minuten}%`
  return (
    <table className={classes.plan}>
      <thead>
        <tr>
          <th scope="col" className={classes.car}>
            {t('zeitplan.fahrzeuge', { count: belegungen.zeilen.length })}
          </th>
          <th scope="col">
            <div className={classes.days}>
              {columns.map(({ minute, duration, words }) => (
                <span key={minute} style={{ width: share(duration) }}>
                  {words.join(' ')}
                </span>
              ))}
            </div>
          </th>
        </tr>
      </thead>
      <tbody>
        {belegungen.zeilen.map(({ fahrzeug, balken }) => (
          <tr key={fahrzeug.id}>
            <th scope="row" className={classes.car}>
              <Kennzeichen text={fahrzeug.kennzeichen} />
              <span className={classes.model}>
                {fahrzeug.marke} {fahrzeug.modell}
              </span>
            </th>
            <td>
              <div className={classes.lane}>
                {columns.map(({ minute }) => (
                  <i key={minute} style={{ left: share(minute) }} />
                ))}
                <Bars stand={stand} balken={balken} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BarsProps {
  readonly stand: Uebersichtsstand
  readonly balken: readonly Bar[]
}

function Bars({ stand, balken }: BarsProps) {
  const { excerpt, nowMinute, clock } = stand
  const words = useBarWords(excerpt)
  return balken.map((one) => {
    const late = isOverdue(one, clock)
    const state = standOf(one, clock)
    const von = Math.max(0, one.von)
    const bis = Math.min(excerpt.minuten, late ? nowMinute : one.bis)
    if (bis <= von) return null
    const width = (bis - von) / excerpt.minuten
    const left = bis / excerpt.minuten > LEFT_FROM ? '' : undefined
    return (
      <div
        key={one.id}
        className={schedule.bar}
        data-status={state}
        data-spaet={late ? '' : undefined}
        data-eigen={one.eigen ? '' : undefined}
        style={{ left: `${(100 * von) / excerpt.minuten}%`, width: `${100 * width}%` }}
      >
        <span className={width < WORD_FROM ? classes.beside : undefined} data-left={left}>
          {words.kurz(one, state)}
        </span>
      </div>
    )
  })
}
