import type { AuslastungView } from '@platzwart/contract/leseraum/auslastung'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { hoursOf, percentOf } from '../model/auslastung.ts'
import classes from './Auslastung.module.css'
import { Bar } from './Bar.tsx'
import { TablePart } from './TablePart.tsx'

interface Part {
  readonly belegt: number
  readonly offen: number
  readonly buchungen: number
  readonly wenige?: boolean
}

interface TableProps<T extends Part> {
  readonly title: string
  /** The headings of the first columns. */
  readonly head: readonly string[]
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
  /** The first columns; the very first one is the row header. */
  readonly cells: (row: T) => readonly ReactNode[]
  /** A column between the figure and the hours. */
  readonly beside?: { readonly head: string; readonly cell: (row: T) => ReactNode }
}

function Table<T extends Part>({ title, head, rows, keyOf, cells, beside }: TableProps<T>) {
  const { t } = useTranslation('auslastung')
  return (
    <TablePart title={title}>
      <thead>
        <tr>
          {[...head, t('spalte.anteil'), ...(beside ? [beside.head] : [])].map((one) => (
            <th key={one} scope="col">
              {one}
            </th>
          ))}
          {[t('spalte.belegt'), t('spalte.offen'), t('spalte.buchungen')].map((one) => (
            <th key={one} scope="col" className={classes.right}>
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [name, ...rest] = cells(row)
          return (
            <tr key={keyOf(row)}>
              <th scope="row">{name}</th>
              {rest.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
              <td>
                <Bar part={row} />
              </td>
              {beside && <td>{beside.cell(row)}</td>}
              <td className={classes.right}>
                {row.wenige === true ? '' : formatNumber(hoursOf(row.belegt))}
              </td>
              <td className={classes.right}>{formatNumber(hoursOf(row.offen))}</td>
              <td className={classes.right}>{row.wenige === true ? '' : formatNumber(row.buchungen)}</td>
            </tr>
          )
        })}
      </tbody>
    </TablePart>
  )
}

/** By floor plan, by zone, and for one plan by seat; the fullest first. */
export function Parts({ view }: { readonly view: AuslastungView }) {
  const { t } = useTranslation('auslastung')
  const zoneName = (zone: string) => zone || t('ohneZone')
  return (
    <>
      <Table
        title={t('teil.grundrisse')}
        head={[t('spalte.grundriss'), t('spalte.standort'), t('spalte.plaetze')]}
        rows={fullestFirst(view.grundrisse)}
        keyOf={({ grundrissId }) => grundrissId}
        cells={({ grundriss, standort, plaetze }) => [grundriss, standort, formatNumber(plaetze)]}
        beside={{ head: t('spalte.davor'), cell: ({ davor }) => <Before part={davor} /> }}
      />
      <Table
        title={t('teil.zonen')}
        head={[t('spalte.zone'), t('spalte.grundriss'), t('spalte.plaetze')]}
        rows={fullestFirst(view.zonen)}
        keyOf={({ grundriss, zone }) => `${grundriss} ${zone}`}
        cells={({ zone, grundriss, plaetze }) => [zoneName(zone), grundriss, formatNumber(plaetze)]}
      />
      {view.plaetze.length > 0 ? (
        <Table
          title={t('teil.plaetze')}
          head={[t('spalte.platz'), t('spalte.zone')]}
          rows={fullestFirst(view.plaetze)}
          keyOf={({ leseraumId }) => leseraumId}
          cells={({ bezeichnung, zone }) => [bezeichnung, zoneName(zone)]}
        />
      ) : (
        <p className={classes.quiet}>{t('plaetzeHinweis')}</p>
      )}
    </>
  )
}

function Before({ part }: { readonly part: Part }) {
  const { t } = useTranslation('auslastung')
  if (part.wenige === true) return <span className={classes.quiet}>{t('wenige')}</span>
  const percent = percentOf(part)
  return percent === null ? null : <span className={classes.quiet}>{percent} %</span>
}

function fullestFirst<T extends Part>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => (percentOf(b) ?? -1) - (percentOf(a) ?? -1))
}
