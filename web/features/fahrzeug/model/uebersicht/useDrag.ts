import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/fahrt'
import { spokenData } from '@platzwart/phrases/format'
import { type KeyboardEvent, useCallback, useState } from 'react'
import { ask } from '../../../../platform/api.ts'
import { useSitzung } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../../platform/texts/words.ts'
import { useAct } from '../../../../ui/act/useAct.ts'
import type { Grund } from '../../../../ui/Gruende.tsx'
import { grundOf } from '../../../../ui/grund.ts'
import type { Handle } from '../../../../ui/timeline/usePointerDrag.ts'
import { type Absage, useAbsageOf } from '../../../fahrt/model/absage.ts'
import { FAHRTEN } from '../../../fahrt/model/refreshFahrten.ts'
import type { Bar } from './belegungen.ts'
import { type Drag, dragIssues, dragOf, isMoved, movedDrag } from './drag.ts'
import { GRID } from './schedule.ts'
import type { Uebersichtsstand } from './useUebersicht.ts'

/** A completed move, with what undoes it. */
export interface Moved {
  readonly neu: FahrzeugBuchungView
  readonly alt: FahrzeugBuchungView
}

export interface DragControl {
  readonly drag: Drag | null
  /** The rules' issues for this position; empty if it is allowed. */
  readonly gruende: readonly Grund[]
  readonly sendet: boolean
  readonly letzter: Moved | null
  /** Why the rules or the server refused the last move. */
  readonly absage: Absage | null
  readonly movable: (balken: Bar) => boolean
  /** Returns false if this bar cannot be moved. */
  readonly begin: (balken: Bar, zeile: number) => boolean
  readonly set: (drag: Drag) => void
  readonly cancel: () => void
  /**
   * Drops the bar: sends the move, unless nothing changed or a rule forbids it. `bleibt`: a forbidden drop
   * keeps it lifted.
   */
  readonly drop: (drag: Drag, bleibt: boolean) => void
  readonly undo: () => void
  readonly forget: () => void
  /** Returns true if the key was handled by a move in progress. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

interface Place {
  readonly id: string
  readonly fahrzeugId: string
  readonly zeitraum: Drag['zeitraum']
}

function useMove(onMoved: (moved: Moved) => void, onFailed: () => void) {
  return useAct({
    async send({ id, fahrzeugId, zeitraum }: Place, key): Promise<Moved> {
      const alt = await ask(wire.readFahrt, { id })
      const wann = { von: zeitraum.von.toString(), bis: zeitraum.bis.toString() }
      return {
        alt,
        neu: await ask(wire.changeFahrt, {
          id: alt.id,
          body: { fahrzeugId, ...wann },
          version: alt.version,
          idempotencyKey: key,
        }),
      }
    },
    failsBeside: true,
    refreshes: FAHRTEN,
    onDone: onMoved,
    onFailed,
  })
}

/**
 * A trip that has not started can be moved by its owner and by people who maintain vehicles. A block cannot
 * be moved; it is lifted and set again.
 */
function isMovable({ eigen, status, typ }: Bar, pflege: boolean): boolean {
  return typ === 'BUCHUNG' && (status === 'vorgemerkt' || status === 'reserviert') && (eigen || pflege)
}

/** Moving and resizing by mouse and by keyboard: lift, preview, drop, cancel. */
export function useDrag(stand: Uebersichtsstand): DragControl {
  const { berechtigungen } = useSitzung()
  const [drag, setDrag] = useState<Drag | null>(null)
  const [letzter, setLast] = useState<Moved | null>(null)
  const [ahead, setAhead] = useState<readonly Grund[]>([])
  const absageOf = useAbsageOf()
  const say = useGruende(stand)
  const move = useMove(
    (moved) => {
      setLast(moved)
      setDrag(null)
    },
    // The bar returns to the server's position; the reason stays visible.
    () => setDrag(null),
  )
  const { zeilen } = stand.belegungen
  const pflege = berechtigungen.includes('fahrzeug_pflege')

  const hold = (next: Drag | null) => {
    setAhead([])
    setDrag(next)
  }
  // A stable function, so that rows are not rendered again.
  const movable = useCallback((balken: Bar) => isMovable(balken, pflege), [pflege])
  function begin(balken: Bar, zeile: number): boolean {
    if (!movable(balken) || move.busy) return false
    move.forget()
    hold(dragOf(balken, zeile, stand.excerpt))
    return true
  }
  function drop(held: Drag, bleibt: boolean) {
    const fahrzeug = zeilen[held.zeile]?.fahrzeug
    if (!isMoved(held) || fahrzeug === undefined) return setDrag(null)
    const gruende = say(held)
    if (gruende.length === 0) {
      setDrag(held)
      return move.start({ id: held.id, fahrzeugId: fahrzeug.id, zeitraum: held.zeitraum })
    }
    setAhead(gruende)
    if (!bleibt) setDrag(null)
  }
  function undo() {
    if (letzter === null) return
    const { alt } = letzter
    const zeitraum = { von: Temporal.Instant.from(alt.von), bis: Temporal.Instant.from(alt.bis) }
    move.start({ id: alt.id, fahrzeugId: alt.fahrzeugId, zeitraum }, () => setLast(null))
  }
  return {
    drag,
    gruende: drag === null || move.busy ? [] : say(drag),
    sendet: move.busy,
    letzter,
    absage:
      move.failure !== null
        ? absageOf(move.failure)
        : ahead.length > 0
          ? { gruende: ahead, vorschlaege: [] }
          : null,
    movable,
    begin,
    set: setDrag,
    cancel: () => hold(null),
    drop,
    undo,
    forget: () => setLast(null),
    onKey: (event) => drag !== null && !move.busy && onKey(event, drag, stand, { set: hold, drop }),
  }
}

/** The rules' issues for a move, in the reader's language. */
function useGruende(stand: Uebersichtsstand): (drag: Drag) => readonly Grund[] {
  const { t } = useTranslation()
  const { belegungen, jetzt, zone, einstellungen } = stand
  const reader = { sprache: currentLanguage(), zone }
  return (drag) => {
    const zeile = belegungen.zeilen[drag.zeile]
    if (zeile === undefined || !isMoved(drag)) return []
    return dragIssues(drag, zeile, belegungen, { now: jetzt, zone, einstellungen }).map((issue) =>
      grundOf(issue, ({ code, data }) => t(`fehler:${code}`, { ...spokenData(data, reader) })),
    )
  }
}

interface Hands {
  readonly set: (drag: Drag | null) => void
  readonly drop: (drag: Drag, bleibt: boolean) => void
}

const SIDEWAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const UPWARDS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The keyboard equivalent of dragging: arrow keys move, with Shift they resize, Enter drops, Escape cancels.
 */
function onKey(event: KeyboardEvent, drag: Drag, stand: Uebersichtsstand, hands: Hands): boolean {
  const { search, zone, belegungen } = stand
  const handle: Handle = event.shiftKey ? 'ende' : 'ganz'
  const by = SIDEWAYS[event.key]
  const rows = UPWARDS[event.key]
  if (by !== undefined) hands.set(movedDrag(drag, handle, by, GRID[search.zoom], zone))
  else if (rows !== undefined) {
    const zeile = Math.max(0, Math.min(belegungen.zeilen.length - 1, drag.zeile + rows))
    hands.set({ ...drag, zeile })
  } else if (event.key === 'Enter') hands.drop(drag, true)
  else if (event.key === 'Escape') hands.set(null)
  else {
    if (event.key === 'Tab') hands.set(null)
    return event.key !== 'Tab'
  }
  event.preventDefault()
  event.stopPropagation()
  return true
}
