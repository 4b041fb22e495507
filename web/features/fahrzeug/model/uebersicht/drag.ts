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

/** A booking being dragged to another time or car; nothing is sent before it is dropped. */
export interface Drag {
  readonly id: string
  /** Its original row. */
  readonly vonRow: number
  readonly alt: Zeitraum
  /** Its current row. */
  readonly zeile: number
  readonly zeitraum: Zeitraum
}

/** Starts dragging a bar at its current position. */
export function dragOf({ id, von, bis }: Bar, zeile: number, excerpt: Pick<Excerpt, 'zeitraum'>): Drag {
  const alt = { von: instantAt(excerpt, von), bis: instantAt(excerpt, bis) }
  return { id, vonRow: zeile, zeile, alt, zeitraum: alt }
}

const { compare } = Temporal.Instant

/**
 * Moves or resizes the booking by steps of the grid. A step that would put the end before the start changes
 * nothing.
 */
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
 * The issues of the shared rules for a booking at this position, with what the browser knows: the window, the
 * car's own times and other bookings. Only the server checks the driver's licence and permissions.
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
