import { noShowRate } from '@platzwart/domain/leseraum/auswertung/auswertung'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type Counts, lengthsOf, mostOf, PIECES, percentText } from '../model/auswertung.ts'
import classes from './Auslastung.module.css'
import own from './Auswertung.module.css'
import { TablePart } from './TablePart.tsx'

/** A part of the bookings, by name. */
interface ChartRow extends Counts {
  readonly name: string
}

interface ChartProps {
  readonly title: string
  /** The heading of the rows. */
  readonly head: string
  readonly rows: readonly ChartRow[]
  readonly tabelle: boolean
}

const SIGNS = { gekommen: own.came, nichtGekommen: own.missed, abgesagt: own.cancelled, rest: own.rest }

const ALL = ['buchungen', 'gekommen', 'nichtGekommen', 'fehlquote', 'abgesagt'] as const
const SHORT = ['buchungen', 'fehlquote'] as const

/** Bars with numbers, which are a table semantically. As a plain table it has all figures. */
export function Chart({ title, head, rows, tabelle }: ChartProps) {
  const { t } = useTranslation('auswertung')
  const heads = tabelle ? ALL : SHORT
  const most = mostOf(rows)
  return (
    <TablePart title={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {!tabelle && <td aria-hidden="true" />}
          {heads.map((one) => (
            <th key={one} scope="col" className={classes.right}>
              {t(`zahl.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {!tabelle && (
              <td aria-hidden="true" className={own.wide}>
                <Bar counts={row} most={most} />
              </td>
            )}
            {heads.map((one, i) => (
              <td key={one} className={classes.right}>
                {row.wenige ? i === 0 && t('wenige') : figureOf(row, one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TablePart>
  )
}

function figureOf(row: ChartRow, name: (typeof ALL)[number]): string {
  if (name === 'fehlquote') return percentText(noShowRate(row), formatNumber) ?? ''
  return formatNumber(row[name])
}

function Bar({ counts, most }: { readonly counts: Counts; readonly most: number }) {
  const lengths = lengthsOf(counts, most)
  return (
    <div className={own.stacked}>
      {PIECES.map((piece) => (
        <span key={piece} className={SIGNS[piece]} style={{ width: `${lengths[piece]}%` }} />
      ))}
    </div>
  )
}

/** The legend of the bars' segments. */
export function Legend() {
  const { t } = useTranslation('auswertung')
  return (
    <ul className={own.legend} aria-label={t('teil.ausgang')}>
      {PIECES.map((piece) => (
        <li key={piece}>
          <i className={SIGNS[piece]} aria-hidden="true" />
          {piece === 'rest' ? t('rest') : t(`zahl.${piece}`)}
        </li>
      ))}
    </ul>
  )
}
