import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { uvvIssues } from '@platzwart/domain/fahrzeug/book'
import { buchungszeitenIssues, gueltigIssues } from '@platzwart/domain/fahrzeug/buchungszeiten'
import { zeitenOf } from '@platzwart/domain/fahrzeug/freigabe'
import { fahrzeugHoldIssues } from '@platzwart/domain/fahrzeug/holds'
import { fahrtWindowIssues } from '@platzwart/domain/fahrzeug/window'
import type { Issue } from '@platzwart/domain/issue'
import { isSameZeitraum, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Handle } from '../../../../ui/timeline/usePointerDrag.ts'
import { fahrzeugOf } from '../../../flotte/model/fahrzeug.ts'
import { type Bar, type Belegungen, holdsOf, type Row } from './belegungen.ts'
import { type Excerpt, instantAt, shifted } from './schedule.ts'

/** A booking on its way to another time or car; nothing of it is sent before it is let go. */
export interface Drag {
  readonly id: string
  /** Where it came from. */
  readonly vonRow: number
  readonly alt: Zeitraum
  /** Where it is held now. */
  readonly zeile: number
  readonly zeitraum: Zeitraum
}

/** A bar that is taken up, where it stands. */
export function dragOf({ id, von, bis }: Bar, zeile: number, excerpt: Pick<Excerpt, 'zeitraum'>): Drag {
  const alt = { von: instantAt(excerpt, von), bis: instantAt(excerpt, bis) }
  return { id, vonRow: zeile, zeile, alt, zeitraum: alt }
}

const { compare } = Temporal.Instant

/** The same booking some steps of the grid later or longer. One that would end before it begins stays as it is. */
export function movedDrag(drag: Drag, handle: Handle, steps: number, grid: number, zone: string): Drag {
  const { von, bis } = drag.zeitraum
  const next = {
    von: handle === 'ende' ? von : shifted(von, steps, grid, zone),
    bis: handle === 'beginn' ? bis : shifted(bis, steps, grid, zone),
  }
  return compare(next.von, next.bis) < 0 ? { ...drag, zeitraum: next } : drag
}

export function isMoved({ alt, zeitraum, vonRow, zeile }: Drag): boolean {
  return vonRow !== zeile || !isSameZeitraum(alt, zeitraum)
}

export interface Regeln {
  readonly now: Temporal.Instant
  readonly zone: string
  readonly einstellungen: Effective
}

/**
 * What the same rules as on the server say to a booking at that place, with all that the browser knows: the window, the car's own times, who
 * else has it. Licence and permissions of the driver are asked on the server alone.
 */
export function dragIssues(
  drag: Drag,
  zeile: Row,
  belegungen: Pick<Belegungen, 'von'>,
  regeln: Regeln,
): Issue[] {
  const { zeitraum } = drag
  const { zone, einstellungen } = regeln
  const fahrzeug = fahrzeugOf(zeile.fahrzeug)
  const nobody = { id: drag.id as never, mayBook: true, fuehrerschein: null }
  const command = {
    fahrzeug,
    zeitraum,
    benutzerId: '',
    fahrerId: '',
    personen: 1,
    entfernungKm: null,
    ausland: false,
  }
  const facts = {
    ...regeln,
    fahrer: nobody,
    bucher: { id: nobody.id, mayBook: true, fremdbuchung: true },
    eigene: [],
    belegungen: holdsOf(zeile, belegungen, drag.id),
  }
  return [
    ...fahrtWindowIssues(zeitraum, facts),
    ...gueltigIssues(fahrzeug, zeitraum, zone),
    ...buchungszeitenIssues(zeitenOf(fahrzeug, einstellungen), fahrzeug.kennzeichen, zeitraum, zone),
    ...uvvIssues(command, zone),
    ...fahrzeugHoldIssues(command, facts),
  ]
}
