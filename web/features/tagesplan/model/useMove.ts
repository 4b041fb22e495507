import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { gridOf } from '@platzwart/domain/time/grid'
import { spokenData } from '@platzwart/phrases/format'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { ApiProblem } from '../../../platform/problem.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import type { Grund } from '../../../ui/Gruende.tsx'
import { grundOf } from '../../../ui/grund.ts'
import type { Lane } from '../../../ui/timeline/focus.ts'
import type { Change } from '../../leseraum/api/buchungen.ts'
import { refusalOf } from '../../leseraum/model/absage.ts'
import { possibleOf } from '../../leseraum/model/buchungen.ts'
import { type DayBelegung, instantAt } from '../../leseraum/model/planDay.ts'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import { keepBuchung } from '../../leseraum/model/useSteps.ts'
import { factsOf } from '../../leseraum/model/wish.ts'
import { axisOf } from './axis.ts'
import { type Drag, dragOf, isMoved, moveIssues } from './move.ts'
import { type Hands, keyOfMove } from './moveKeys.ts'

/** A seat with its bookings. */
export interface Row extends Lane<DayBelegung> {
  readonly seat: LeseraumView
}

/** The server's change, and what undoes it; null if it was the undo. */
export interface Moved {
  readonly neu: BuchungView
  readonly alt: BuchungView | null
}

export interface MoveControl {
  readonly drag: Drag | null
  /** The rules' issues for this position; empty if it is allowed. */
  readonly gruende: readonly Grund[]
  readonly busy: boolean
  readonly last: Moved | null
  /** Why the rules or the server refused the last move. */
  readonly absage: readonly Grund[]
  readonly movable: (balken: DayBelegung) => boolean
  /** Returns false if this bar cannot be moved. */
  readonly take: (balken: DayBelegung, zeile: number) => boolean
  readonly set: (drag: Drag) => void
  readonly cancel: () => void
  /**
   * Drops the bar: sends the move, unless nothing changed or a rule forbids it. `stays`: a forbidden drop
   * keeps it lifted.
   */
  readonly drop: (drag: Drag, stays: boolean) => void
  readonly undo: () => void
  readonly forget: () => void
  /** Returns true if the key was handled by a move in progress. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

interface Wish {
  readonly buchung: BuchungView
  readonly aenderung: Change
  /** Whether it is an undo. */
  readonly back: boolean
}

function useSend(raum: Leseraum, onMoved: (moved: Moved) => void, onFailed: () => void) {
  const queryClient = useQueryClient()
  return useAct(wire.changeLeseraumBuchung, {
    input: ({ buchung, aenderung }: Wish) => ({ id: buchung.id, body: aenderung, version: buchung.version }),
    failsBeside: true,
    onDone(neu, { buchung, back }) {
      keepBuchung(queryClient, neu, raum.zone)
      onMoved({ neu, alt: back ? null : buchung })
    },
    onFailed() {
      onFailed()
      // Somebody was faster: reload the day, and one's own bookings.
      for (const key of ['planTag', 'buchungen']) void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
}

/** The person's own bookings, and whether a bar can still be changed. */
function useMovable(eigene: readonly BuchungView[], jetzt: Temporal.Instant) {
  const byId = useMemo(() => new Map(eigene.map((one) => [one.id, one])), [eigene])
  const movable = useCallback(
    ({ id, status }: DayBelegung) => {
      const own = byId.get(id)
      return status !== 'gehalten' && own !== undefined && possibleOf(own, jetzt).aendern
    },
    [byId, jetzt],
  )
  return { byId, movable }
}

/**
 * The wish that restores the booking. It may have been confirmed since, and its reload may still be pending.
 */
function backFrom({ neu, alt }: Moved, known: BuchungView | undefined): Wish | null {
  if (alt === null) return null
  const { leseraumId, von, bis } = alt
  const buchung = known !== undefined && known.version > neu.version ? known : neu
  return { buchung, aenderung: { leseraumId, von, bis }, back: true }
}

/** The lifted bar, and the issues of its last drop. */
function useHeld() {
  const [drag, setDrag] = useState<Drag | null>(null)
  const [ahead, setAhead] = useState<readonly Grund[]>([])
  function hold(next: Drag | null) {
    setAhead([])
    setDrag(next)
  }
  return { drag, ahead, hold, setDrag, setAhead }
}

/** Moving and resizing one's own bookings by pointer and by keyboard: lift, preview, drop, undo. */
export function useMove(raum: Leseraum, zeilen: readonly Row[], eigene: readonly BuchungView[]): MoveControl {
  const { t } = useTranslation()
  const { drag, ahead, hold, setDrag, setAhead } = useHeld()
  const [last, setLast] = useState<Moved | null>(null)
  const { day, jetzt } = raum
  const { byId, movable } = useMovable(eigene, jetzt)
  const say = useGruende(raum, zeilen, eigene, drag?.id ?? null)
  const onMoved = (moved: Moved) => {
    setLast(moved)
    setDrag(null)
  }
  // The bar returns to the server's position; the reason stays visible.
  const send = useSend(raum, onMoved, () => setDrag(null))
  const { failure } = send
  const refused = refusalOf(failure, failure instanceof ApiProblem ? failure.issues : [], 'platz', t)

  function take(balken: DayBelegung, zeile: number): boolean {
    if (!movable(balken) || send.busy) return false
    send.forget()
    setLast(null)
    hold(dragOf(balken, zeile))
    return true
  }
  function drop(held: Drag, stays: boolean) {
    const seat = zeilen[held.zeile]?.seat
    const buchung = byId.get(held.id)
    if (!isMoved(held) || seat === undefined || buchung === undefined) return hold(null)
    const gruende = say(held)
    setDrag(gruende.length === 0 || stays ? held : null)
    setAhead(gruende)
    if (gruende.length > 0) return
    const wann = { von: instantAt(day, held.von).toString(), bis: instantAt(day, held.bis).toString() }
    send.start({ buchung, aenderung: { leseraumId: seat.id, ...wann }, back: false })
  }
  function undo() {
    const wish = last && backFrom(last, byId.get(last.neu.id))
    if (wish !== null) send.start(wish)
  }
  const ganz = axisOf(day) ?? { von: 0, bis: 0 }
  const hands: Hands = {
    set: hold,
    grid: gridOf(raum),
    ganz,
    drop: (held) => drop(held, true),
    zeilen: zeilen.length,
  }
  return {
    drag,
    busy: send.busy,
    last,
    movable,
    take,
    drop,
    undo,
    gruende: drag === null || send.busy ? [] : say(drag),
    absage: refused?.gruende ?? ahead,
    set: setDrag,
    cancel: () => hold(null),
    forget: () => setLast(null),
    onKey: (event) => drag !== null && !send.busy && keyOfMove(event, drag, hands),
  }
}

/** The rules' issues for a move, in the reader's language. */
function useGruende(
  raum: Leseraum,
  zeilen: readonly Row[],
  eigene: readonly BuchungView[],
  id: string | null,
): (drag: Drag) => readonly Grund[] {
  const { t } = useTranslation()
  const { benutzer: person } = useSitzung()
  const { day, jetzt, kalender, einstellungen, zone } = raum
  const facts = useMemo(
    () => id && factsOf({ jetzt, kalender, einstellungen, day, eigene, person, ohne: id }),
    [id, jetzt, kalender, einstellungen, day, eigene, person],
  )
  return (drag) => {
    const seat = zeilen[drag.zeile]?.seat
    const buchung = eigene.find((one) => one.id === drag.id)
    if (!seat || !buchung || !facts || !isMoved(drag)) return []
    const reader = { sprache: currentLanguage(), zone }
    return moveIssues(drag, seat, buchung, { raum, person, facts }).map((issue) =>
      grundOf(issue, ({ code, data }) => t(`fehler:${code}`, { ...spokenData(data, reader) })),
    )
  }
}
