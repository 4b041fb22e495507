import { IconDoorOff } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { closedWord } from '../../leseraum/model/closedWord.ts'
import { closedPlans, closedWords } from '../model/closedWords.ts'
import { type Strip, type StripCell, type StripRow, warmthOf } from '../model/freieZeiten.ts'
import { moveInStrip } from '../model/moveInStrip.ts'
import { meetingsIn, type Near } from '../model/near.ts'
import classes from './FreieZeiten.module.css'

interface HeatStripProps {
  readonly strip: Strip
  readonly zone: string
  readonly label: string
  /** Day and time in wall time, YYYY-MM-DDTHH:mm. */
  readonly chosen: string | null
  /** The colleague whose presence is marked. */
  readonly near: Near | null
  /** The stay in minutes. */
  readonly dauer: number
  readonly onChoose: (beginn: string) => void
}

const keyOf = ({ tag }: Pick<StripRow, 'tag'>, { zeit }: Pick<StripCell, 'zeit'>) =>
  `${tag.toString()}T${zeit}`

/**
 * A heat map: days as rows, starts as columns, warmer with more free seats. A single tab stop, with arrow
 * keys inside.
 */
export function HeatStrip({ strip, zone, label, chosen, near, dauer, onChoose }: HeatStripProps) {
  const { t } = useTranslation('freieZeiten')
  const grid = useRef<HTMLTableElement>(null)
  const help = useId()
  const [at, setAt] = useState(chosen)
  const { spalten, zeilen } = strip
  const keys = zeilen.map((zeile) => zeile.zellen.map((zelle) => keyOf(zeile, zelle)))
  const stop = keys.flat().find((key) => key === at) ?? keys.flat()[0]

  const onKeyDown = (event: KeyboardEvent, key: string) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(key)
      return
    }
    const next = moveInStrip(keys, key, event.key)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-key="${next}"]`)?.focus()
  }

  return (
    <div className={classes.scroll}>
      <p id={help} className="visually-hidden">
        {t('anleitung')}
      </p>
      <table ref={grid} role="grid" aria-label={label} aria-describedby={help} className={classes.strip}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('tag')}</span>
            </th>
            {spalten.map((zeit) => (
              <th key={zeit} scope="col" abbr={zeit}>
                {zeit.endsWith(':00') ? zeit : <span className="visually-hidden">{zeit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zeilen.map((zeile) => (
            <tr key={zeile.tag.toString()}>
              <Day zeile={zeile} />
              {zeile.zellen.length === 0 ? (
                <td colSpan={spalten.length} className={classes.closed}>
                  <Without zeile={zeile} zone={zone} />
                </td>
              ) : (
                spalten.map((zeit) => {
                  const zelle = zeile.zellen.find((one) => one.zeit === zeit)
                  if (!zelle) return <td key={zeit} className={classes.nothing} />
                  const key = keyOf(zeile, zelle)
                  return (
                    <Cell
                      key={zeit}
                      {...{ zeile, zelle }}
                      gesamt={strip.gesamt}
                      id={key}
                      stop={key === stop}
                      chosen={key === chosen}
                      near={near && isThere(near, zeile, zelle, dauer) ? near.name : null}
                      onKeyDown={(event) => onKeyDown(event, key)}
                      onClick={() => {
                        setAt(key)
                        onChoose(key)
                      }}
                    />
                  )
                })
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isThere = (
  { buchungen }: Near,
  { tag, mitternachtMs }: StripRow,
  { minute }: StripCell,
  dauer: number,
) => meetingsIn(buchungen, { tag: tag.toString(), mitternachtMs, minute, dauer }).length > 0

/**
 * A day, and the plans that are closed on it while others are open: a mark with a tooltip on screen, and the
 * text for screen readers.
 */
function Day({ zeile }: { readonly zeile: StripRow }) {
  const { t } = useTranslation('freieZeiten')
  const tag = formatWochentagTag(zeile.tag)
  if (zeile.zellen.length === 0 || zeile.geschlossen.length === 0) return <th scope="row">{tag}</th>
  const words = closedPlans(t, zeile)
    .map((one) => one.words)
    .join('; ')
  return (
    <th scope="row" title={words}>
      {tag}
      <IconDoorOff size={14} stroke={1.75} aria-hidden className={classes.partly} />
      <span className="visually-hidden">; {words}</span>
    </th>
  )
}

interface CellProps {
  readonly zeile: StripRow
  readonly zelle: StripCell
  readonly gesamt: number
  readonly id: string
  readonly stop: boolean
  readonly chosen: boolean
  /** The name of the colleague if they are there at this time. */
  readonly near: string | null
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: () => void
}

function Cell({ zeile, zelle, gesamt, id, stop, chosen, near, onKeyDown, onClick }: CellProps) {
  const { t } = useTranslation('freieZeiten')
  const { frei, eigene, zeit } = zelle
  const words = { tag: formatWochentagTag(zeile.tag), zeit }
  const full = frei === 0 ? 'voll' : null
  const stands = eigene ? 'eigene' : full
  const name = stands ? t(`zelle.${stands}`, words) : t('zelle.frei', { ...words, count: frei })
  return (
    <td
      role="gridcell"
      className={classes.cell}
      data-key={id}
      data-warm={eigene ? undefined : warmthOf(frei, gesamt)}
      data-eigene={eigene ? '' : undefined}
      tabIndex={stop ? 0 : -1}
      aria-selected={chosen}
      data-near={near === null ? undefined : ''}
      aria-label={near === null ? name : `${name}; ${t('nah.da', { name: near })}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {stands ? '' : frei}
    </td>
  )
}

/** The text for a day without starts. */
function Without({ zeile, zone }: { readonly zeile: StripRow; readonly zone: string }) {
  const { t } = useTranslation('freieZeiten')
  const { t: leseraum } = useTranslation('leseraum')
  const { lage, zu } = zeile
  // Open, yet without starts: too little is left of today.
  const wort = lage.art === 'offen' ? t('tagOhne.vorbei') : closedWord(leseraum, lage, zone)
  const plans = closedPlans(t, zeile).map(({ words }) => words)
  return plans.length === 0 ? closedWords(t, wort, zu) : [wort, ...plans].join('; ')
}
