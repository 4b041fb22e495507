import { type Columns, readWord, YES_NO } from '../einfuhr/columns.ts'
import type { Doubt } from '../einfuhr/doubt.ts'
import { readWhole } from '../einfuhr/whole.ts'
import type { LeseraumArt } from './types.ts'

const COLUMNS = [
  'bezeichnung',
  'art',
  'zone',
  'kapazitaet',
  'ausstattung',
  'x',
  'y',
  'drehung',
  'breite',
  'hoehe',
  'beschreibung',
  'bedingungen',
  'zweitePersonNoetig',
] as const

export type PlatzColumn = (typeof COLUMNS)[number]

/** The columns of a table of a plan's seats; lengths in plan units (1 cm). */
export const PLAETZE_COLUMNS: Columns<PlatzColumn> = {
  spalten: COLUMNS,
  names: {
    bezeichnung: [
      'bezeichnung',
      'name',
      'nummer',
      'nr',
      'platz',
      'platznummer',
      'number',
      'no',
      'seat',
      'seatnumber',
      'desk',
    ],
    art: ['art', 'typ', 'kind', 'type'],
    zone: ['zone', 'bereich', 'area', 'section'],
    kapazitaet: ['kapazität', 'kapazitaet', 'personen', 'capacity', 'people'],
    ausstattung: ['ausstattung', 'equipment', 'features'],
    x: ['x', 'xcm'],
    y: ['y', 'ycm'],
    drehung: ['drehung', 'drehunggrad', 'winkel', 'rotation', 'rotationdegrees', 'angle'],
    breite: ['breite', 'breitecm', 'width', 'widthcm'],
    hoehe: ['tiefe', 'tiefecm', 'höhe', 'hoehe', 'depth', 'depthcm', 'height', 'heightcm'],
    beschreibung: ['beschreibung', 'description'],
    bedingungen: ['bedingungen', 'conditions', 'terms'],
    zweitePersonNoetig: [
      'zweitepersonnötig',
      'zweitepersonnoetig',
      'zweiteperson',
      'secondpersonneeded',
      'secondperson',
    ],
  },
  needed: ['bezeichnung'],
}

const ARTEN: Readonly<Record<string, LeseraumArt>> = {
  platz: 'platz',
  einzelplatz: 'platz',
  seat: 'platz',
  singleseat: 'platz',
  desk: 'platz',
  gruppenraum: 'gruppenraum',
  raum: 'gruppenraum',
  grouproom: 'gruppenraum',
  room: 'gruppenraum',
  stellplatz: 'stellplatz',
  parkplatz: 'stellplatz',
  parking: 'stellplatz',
  parkingspace: 'stellplatz',
}

/** Parses a cell by its column; an invalid one is returned unchanged for the schema to report. */
export function readPlatzCell(spalte: PlatzColumn, cell: string): string | number | boolean | Doubt {
  switch (spalte) {
    case 'art':
      return readWord(ARTEN, cell)
    case 'zweitePersonNoetig':
      return readWord(YES_NO, cell)
    case 'kapazitaet':
    case 'x':
    case 'y':
    case 'drehung':
    case 'breite':
    case 'hoehe':
      return readWhole(cell)
    default:
      return cell
  }
}

/** A kind of equipment of the house. */
interface Part {
  readonly id: string
  readonly name: string
}

export interface Parts {
  readonly id: string
  readonly anzahl: number
}

const COUNTED = /^(\d{1,4})\s*[x×*]\s*(\S.*)$/i

/** One part of such a cell: `Lampe`, or `2x Steckdose`. */
function readPart(text: string, find: (name: string) => Part | undefined): Parts | null {
  const [, anzahl = '1', name = text] = COUNTED.exec(text) ?? []
  const counted = find(name)
  const count = Number(anzahl)
  if (counted && count >= 1 && count <= 1_000) return { id: counted.id, anzahl: count }
  const whole = find(text)
  return whole ? { id: whole.id, anzahl: 1 } : null
}

/**
 * Parses a seat's equipment: names of kinds of equipment separated by `|`, or by commas if no name contains
 * one. Unknown names are returned separately.
 */
export function readAusstattung(
  cell: string,
  find: (name: string) => Part | undefined,
): { readonly teile: readonly Parts[]; readonly unknown: readonly string[] } {
  const whole = cell.trim()
  const parts = /[|\n]/.test(whole)
    ? whole.split(/[|\n]/)
    : readPart(whole, find)
      ? [whole]
      : whole.split(/[,;]/)
  const teile: Parts[] = []
  const unknown: string[] = []
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    const teil = readPart(part, find)
    if (teil) teile.push(teil)
    else unknown.push(part)
  }
  return { teile, unknown }
}

/** The inverse for exports; a name that looks like a count gets an explicit one. */
export const writeAusstattung = (teile: readonly (Part & { readonly anzahl: number })[]): string =>
  teile
    .map(({ name, anzahl }) => (anzahl > 1 || COUNTED.test(name) ? `${anzahl}x ${name}` : name))
    .join(' | ')
