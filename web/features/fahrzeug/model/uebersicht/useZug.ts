import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { spokenData } from '@platzwart/phrases/format'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../platform/language.ts'
import type { Grund } from '../../../../ui/Gruende.tsx'
import { grundOf } from '../../../../ui/grund.ts'
import { changeFahrt, readFahrt } from '../../../fahrt/api/fahrten.ts'
import { type Absage, useAbsageOf } from '../../../fahrt/model/absage.ts'
import { refreshFahrten } from '../../../fahrt/model/useFahrtBuchen.ts'
import { useSitzung } from '../../../sitzung/api/start.ts'
import type { Balken } from './belegungen.ts'
import type { Uebersichtsstand } from './useUebersicht.ts'
import { instantAt, RASTER } from './zeitplan.ts'
import { type Griff, istVerschoben, movedZug, type Zug, zugIssues } from './zug.ts'

/** A move that the server has made, with what leads back. */
export interface Verschoben {
  readonly neu: FahrzeugBuchungView
  readonly alt: FahrzeugBuchungView
}

export interface ZugSteuerung {
  readonly zug: Zug | null
  /** What the rules would say at this place; empty when nothing speaks against it. */
  readonly gruende: readonly Grund[]
  readonly sendet: boolean
  readonly letzter: Verschoben | null
  /** Why the last move was refused, by the rules here or by the server. */
  readonly absage: Absage | null
  readonly beweglich: (balken: Balken) => boolean
  /** False when this bar cannot be moved. */
  readonly begin: (balken: Balken, zeile: number) => boolean
  readonly set: (zug: Zug) => void
  readonly cancel: () => void
  /** Lets go: sends it, unless nothing moved or a rule speaks against it. `bleibt`: then it is still held. */
  readonly drop: (zug: Zug, bleibt: boolean) => void
  readonly undo: () => void
  readonly forget: () => void
  /** True when the key belonged to a move under way. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

function useMove(onMoved: (moved: Verschoben) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({
      id,
      fahrzeugId,
      zeitraum,
    }: {
      id: string
      fahrzeugId: string
      zeitraum: Zug['zeitraum']
    }) => {
      const alt = await readFahrt(id)
      const wann = { von: zeitraum.von.toString(), bis: zeitraum.bis.toString() }
      return { alt, neu: await changeFahrt(alt, { fahrzeugId, ...wann }) }
    },
    onSuccess: onMoved,
    onSettled: () => refreshFahrten(queryClient),
  })
}

/** What has not begun may be moved by its people, and by those who maintain vehicles; a block is lifted and set anew. */
function istBeweglich({ eigen, status, typ }: Balken, pflege: boolean): boolean {
  return typ === 'BUCHUNG' && (status === 'vorgemerkt' || status === 'reserviert') && (eigen || pflege)
}

/** Moving and resizing, by mouse and by keys alike: held, previewed, let go, taken back. */
export function useZug(stand: Uebersichtsstand): ZugSteuerung {
  const { berechtigungen } = useSitzung()
  const [zug, setZug] = useState<Zug | null>(null)
  const [letzter, setLetzter] = useState<Verschoben | null>(null)
  const [vorab, setVorab] = useState<readonly Grund[]>([])
  const absageOf = useAbsageOf()
  const say = useGruende(stand)
  const move = useMove((moved) => setLetzter(moved))
  const { zeilen } = stand.belegungen
  const pflege = berechtigungen.includes('fahrzeug_pflege')

  const hold = (next: Zug | null) => {
    setVorab([])
    setZug(next)
  }
  // The same function each time, so that rows are not drawn again for it.
  const beweglich = useCallback((balken: Balken) => istBeweglich(balken, pflege), [pflege])
  function begin(balken: Balken, zeile: number): boolean {
    if (!beweglich(balken) || move.isPending) return false
    const alt = {
      von: instantAt(stand.ausschnitt, balken.von),
      bis: instantAt(stand.ausschnitt, balken.bis),
    }
    move.reset()
    hold({ id: balken.id, vonZeile: zeile, zeile, alt, zeitraum: alt })
    return true
  }
  function send(id: string, fahrzeugId: string, zeitraum: Zug['zeitraum'], after: () => void) {
    move.mutate(
      { id, fahrzeugId, zeitraum },
      {
        onSuccess: after,
        // What was held goes back to where the server has it; the reason stays to be read.
        onSettled: () => setZug(null),
      },
    )
  }
  function drop(held: Zug, bleibt: boolean) {
    const fahrzeug = zeilen[held.zeile]?.fahrzeug
    if (!istVerschoben(held) || fahrzeug === undefined) return setZug(null)
    const gruende = say(held)
    if (gruende.length === 0) {
      setZug(held)
      return send(held.id, fahrzeug.id, held.zeitraum, () => undefined)
    }
    setVorab(gruende)
    if (!bleibt) setZug(null)
  }
  function undo() {
    if (letzter === null) return
    const { alt } = letzter
    const zeitraum = { von: Temporal.Instant.from(alt.von), bis: Temporal.Instant.from(alt.bis) }
    send(alt.id, alt.fahrzeugId, zeitraum, () => setLetzter(null))
  }
  return {
    zug,
    gruende: zug === null || move.isPending ? [] : say(zug),
    sendet: move.isPending,
    letzter,
    absage: move.isError
      ? absageOf(move.error)
      : vorab.length > 0
        ? { gruende: vorab, vorschlaege: [] }
        : null,
    beweglich,
    begin,
    set: setZug,
    cancel: () => hold(null),
    drop,
    undo,
    forget: () => setLetzter(null),
    onKey: (event) => zug !== null && !move.isPending && onKey(event, zug, stand, { set: hold, drop }),
  }
}

/** What the rules say to a move, in the reader's words. */
function useGruende(stand: Uebersichtsstand): (zug: Zug) => readonly Grund[] {
  const { t } = useTranslation()
  const { belegungen, jetzt, zone, einstellungen } = stand
  const reader = { sprache: currentLanguage(), zone }
  return (zug) => {
    const zeile = belegungen.zeilen[zug.zeile]
    if (zeile === undefined || !istVerschoben(zug)) return []
    return zugIssues(zug, zeile, belegungen, { now: jetzt, zone, einstellungen }).map((issue) =>
      grundOf(issue, ({ code, data }) => t(`fehler:${code}`, { ...spokenData(data, reader) })),
    )
  }
}

interface Hands {
  readonly set: (zug: Zug | null) => void
  readonly drop: (zug: Zug, bleibt: boolean) => void
}

const SIDEWAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const UPWARDS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The keyboard's twin of dragging: arrows move, with Shift they move the end, Enter lets go, Escape takes back. */
function onKey(event: KeyboardEvent, zug: Zug, stand: Uebersichtsstand, hands: Hands): boolean {
  const { search, zone, belegungen } = stand
  const griff: Griff = event.shiftKey ? 'ende' : 'ganz'
  const by = SIDEWAYS[event.key]
  const rows = UPWARDS[event.key]
  if (by !== undefined) hands.set(movedZug(zug, griff, by, RASTER[search.zoom], zone))
  else if (rows !== undefined) {
    const zeile = Math.max(0, Math.min(belegungen.zeilen.length - 1, zug.zeile + rows))
    hands.set({ ...zug, zeile })
  } else if (event.key === 'Enter') hands.drop(zug, true)
  else if (event.key === 'Escape') hands.set(null)
  else {
    if (event.key === 'Tab') hands.set(null)
    return event.key !== 'Tab'
  }
  event.preventDefault()
  event.stopPropagation()
  return true
}
