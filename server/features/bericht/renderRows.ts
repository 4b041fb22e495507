import { sumOfTold } from '@platzwart/domain/bericht/gruppe'
import type { Language } from '@platzwart/phrases/phrases'
import { formatDatum, formatNumber } from '../../platform/format.ts'
import { type Say, speaker } from '../benachrichtigung/renderParts.ts'
import type { Bericht, BerichtRow, DuePruefung } from './loadBericht.ts'

export type Art = 'text' | 'zahl' | 'prozent' | 'euro'

/** A column of the report, the same in Excel and in PDF. */
interface Column {
  readonly titel: string
  /** Share of the width, and the width in Excel in characters. */
  readonly breite: number
  readonly art: Art
  /** Null: it is about too few people to be told. */
  readonly wert: (zeile: BerichtRow) => string | number | null
}

/** Of the columns that can be added up, and of the share the mean. */
export function sumOf(spalte: Column, zeilen: readonly BerichtRow[]): number {
  const told = zeilen.map((zeile) => spalte.wert(zeile)).filter((wert) => wert !== null)
  const all = sumOfTold(told.map(Number))
  return spalte.art === 'prozent' ? all / Math.max(1, told.length) : all
}

/** What stands where a figure is not told. */
export function fewText(say: Say, { mindestgruppe }: Pick<Bericht, 'mindestgruppe'>): string {
  return say('bericht.unter', { anzahl: mindestgruppe ?? 0 })
}

export function columnsOf(sprache: Language): Column[] {
  const say = speaker(sprache, 'fahrzeugMail')
  const titel = (feld: string) => say(`bericht.feld.${feld}`)
  return [
    { titel: titel('kennzeichen'), breite: 14, art: 'text', wert: (zeile) => zeile.kennzeichen },
    { titel: titel('fahrzeug'), breite: 22, art: 'text', wert: (zeile) => zeile.fahrzeug },
    { titel: titel('standort'), breite: 18, art: 'text', wert: (zeile) => zeile.standort },
    { titel: titel('fahrten'), breite: 9, art: 'zahl', wert: (zeile) => zeile.fahrten },
    { titel: titel('kmDienstlich'), breite: 13, art: 'zahl', wert: (zeile) => zeile.kmDienstlich },
    { titel: titel('kmPrivat'), breite: 10, art: 'zahl', wert: (zeile) => zeile.kmPrivat },
    { titel: titel('kmArbeitsweg'), breite: 14, art: 'zahl', wert: (zeile) => zeile.kmArbeitsweg },
    { titel: titel('auslastung'), breite: 12, art: 'prozent', wert: (zeile) => zeile.auslastung },
    { titel: titel('schaeden'), breite: 13, art: 'zahl', wert: (zeile) => zeile.schaeden },
    { titel: titel('offeneSchaeden'), breite: 15, art: 'zahl', wert: (zeile) => zeile.offeneSchaeden },
    {
      titel: titel('belege'),
      breite: 12,
      art: 'euro',
      wert: ({ belegeCent }) => belegeCent && belegeCent / 100,
    },
    { titel: titel('wartung'), breite: 12, art: 'euro', wert: (zeile) => zeile.wartungCent / 100 },
    {
      titel: titel('pruefungen'),
      breite: 30,
      art: 'text',
      wert: (zeile) => zeile.pruefungen.map((pruefung) => dueText(say, sprache, pruefung)).join('; '),
    },
  ]
}

export function percentText(say: Say, sprache: Language, share: number): string {
  return say('bericht.prozent', { wert: formatNumber(Math.round(share * 1000) / 10, sprache) })
}

function dueText(say: Say, sprache: Language, { pruefung, faelligAm, faelligKm }: DuePruefung): string {
  const name = say(`pruefung.${pruefung}`)
  return faelligAm === null
    ? say('bericht.pruefungKm', { pruefung: name, km: formatNumber(faelligKm ?? 0, sprache) })
    : say('bericht.pruefungBis', { pruefung: name, tag: formatDatum(faelligAm, sprache) })
}
