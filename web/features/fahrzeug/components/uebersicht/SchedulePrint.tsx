import { formatTagShort } from '../../../../platform/format.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import frame from '../../../../ui/timeline/Timeline.module.css'
import { Kennzeichen } from '../../../flotte/components/Kennzeichen.tsx'
import { type BarPlace, placesOf } from '../../model/uebersicht/barPlaces.ts'
import type { Bar } from '../../model/uebersicht/belegungen.ts'
import { hoursOf } from '../../model/uebersicht/schedule.ts'
import { useBarWords } from '../../model/uebersicht/useBarWords.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import schedule from './Schedule.module.css'
import classes from './SchedulePrint.module.css'

/**
 * A lane's width in pixels on a landscape sheet; an underestimate, so that labels end before the next bar.
 */
const LANE_PX = 800
/** Hours between two labels of a single day on paper. */
const HOURS = 2

/**
 * The printed timeline: all cars instead of the visible rows, scaled to the sheet's width. A table, because
 * its head is repeated on every sheet and its rows are not split.
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

function Bars({ stand: { excerpt, clock }, balken }: BarsProps) {
  const words = useBarWords(excerpt)
  const paper = { minuten: excerpt.minuten, scale: LANE_PX / excerpt.minuten }
  const share = (pixels: number) => `${(100 * pixels) / LANE_PX}%`
  return placesOf(balken, paper, clock, words.kurz).map((place) => (
    <div
      key={place.balken.id}
      className={`${frame.bar} ${schedule.bar}`}
      data-status={place.stand}
      data-spaet={place.overdue ? '' : undefined}
      data-eigen={place.balken.eigen ? '' : undefined}
      style={{ left: share(place.left), width: share(place.width) }}
    >
      <Words place={place} />
    </div>
  ))
}

function Words({ place: { label, text } }: { readonly place: BarPlace }) {
  if (label === null) return null
  if (label.at === 'in') return <span>{text}</span>
  return (
    <span className={classes.beside} data-at={label.at} style={{ maxWidth: label.width }}>
      {text}
    </span>
  )
}
