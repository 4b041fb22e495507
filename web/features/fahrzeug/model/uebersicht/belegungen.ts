import type { FahrzeugView, Uebersicht } from '@platzwart/contract/fahrzeug'
import type { LiveFahrt } from '@platzwart/contract/fahrzeugBuchung'
import { BELEGUNG_STATUS, type BelegungStatus } from '@platzwart/domain/buchung/status'
import { BUCHUNG_TYPES, type BuchungTyp, type FahrzeugHold } from '@platzwart/domain/fahrzeug/types'
import { minutesBetween } from '@platzwart/domain/time/zeitraum'

export type BarStatus = BelegungStatus

/** A booking as a bar: start and end in minutes since the window's start; both may lie outside it. */
export interface Bar {
  readonly id: string
  readonly von: number
  readonly bis: number
  readonly status: BarStatus
  readonly typ: BuchungTyp
  readonly eigen: boolean
  /** When its car became available, if that was after its start. */
  readonly bereit?: number
  /** The driver; null if the reader may not know. */
  readonly name: string | null
  /** The booking's version; 0 until a live event has delivered it. */
  readonly version: number
}

/** A car with its bars by start. Rows that a change does not affect keep their identity. */
export interface Row {
  readonly fahrzeug: FahrzeugView
  readonly balken: readonly Bar[]
}

export interface Belegungen {
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
  readonly zeilen: readonly Row[]
  /** The total number of cars if only some are shown; else null. */
  readonly gesamt: number | null
}

const EMPTY: readonly Bar[] = []
const byStart = (a: Bar, b: Bar) => a.von - b.von || a.bis - b.bis

export function belegungenOf(antwort: Uebersicht): Belegungen {
  const rows: Bar[][] = antwort.fahrzeuge.map(() => [])
  for (const [id, row, von, bis, status, typ, eigen, bereit] of antwort.buchungen) {
    rows[row]?.push({
      id,
      von,
      bis,
      status: BELEGUNG_STATUS[status] ?? 'reserviert',
      typ: BUCHUNG_TYPES[typ] ?? 'BUCHUNG',
      eigen: eigen === 1,
      ...(bereit === undefined ? {} : { bereit }),
      name: antwort.namen[id] ?? null,
      version: 0,
    })
  }
  return {
    von: Temporal.Instant.from(antwort.von),
    bis: Temporal.Instant.from(antwort.bis),
    gesamt: antwort.gesamt ?? null,
    zeilen: antwort.fahrzeuge.map((fahrzeug, index) => ({
      fahrzeug,
      balken: rows[index]?.sort(byStart) ?? EMPTY,
    })),
  }
}

/** A live event's data of a booking. */
export type Message = Omit<LiveFahrt, 'art'>

/** A just cancelled booking is held for its undo period, then removed. */
function statusOf({ status, gehaltenBis }: Message): BarStatus | null {
  if (status === 'storniert') return gehaltenBis === null ? null : 'gehalten'
  return BELEGUNG_STATUS.find((known) => known === status) ?? null
}

function findBar(zeilen: readonly Row[], id: string): Bar | undefined {
  for (const { balken } of zeilen) {
    const found = balken.find((one) => one.id === id)
    if (found !== undefined) return found
  }
  return undefined
}

function without(zeile: Row, id: string): Row {
  if (!zeile.balken.some((one) => one.id === id)) return zeile
  return { ...zeile, balken: zeile.balken.filter((one) => one.id !== id) }
}

/**
 * Applies a live message: removes a cancelled booking, moves one to its new car, and ignores a stale version.
 */
export function applyMessage(belegungen: Belegungen, nachricht: Message): Belegungen {
  const old = findBar(belegungen.zeilen, nachricht.id)
  if (old !== undefined && old.version > nachricht.version) return belegungen
  const status = statusOf(nachricht)
  const von = minutesBetween(belegungen.von, Temporal.Instant.from(nachricht.von))
  const bis = minutesBetween(belegungen.von, Temporal.Instant.from(nachricht.bis))
  const shown = status !== null && bis > 0 && von < minutesBetween(belegungen.von, belegungen.bis)
  const next: Bar | null = shown
    ? {
        id: nachricht.id,
        von,
        bis,
        status,
        typ: BUCHUNG_TYPES.find((known) => known === nachricht.typ) ?? 'BUCHUNG',
        eigen: nachricht.eigene,
        // A server of the previous version does not send it.
        ...(nachricht.bereitAb
          ? { bereit: minutesBetween(belegungen.von, Temporal.Instant.from(nachricht.bereitAb)) }
          : {}),
        name: old?.name ?? null,
        version: nachricht.version,
      }
    : null
  const zeilen = belegungen.zeilen.map((zeile) => {
    const rest = without(zeile, nachricht.id)
    if (next === null || zeile.fahrzeug.id !== nachricht.fahrzeugId) return rest
    return { ...rest, balken: [...rest.balken, next].sort(byStart) }
  })
  return zeilen.every((zeile, index) => zeile === belegungen.zeilen[index])
    ? belegungen
    : { ...belegungen, zeilen }
}

/** Removes a held booking when its undo period ends: there is no event for that. */
export function release(belegungen: Belegungen, id: string): Belegungen {
  if (findBar(belegungen.zeilen, id)?.status !== 'gehalten') return belegungen
  return { ...belegungen, zeilen: belegungen.zeilen.map((zeile) => without(zeile, id)) }
}

/** The bars of a car in the rules' input shape. */
export function holdsOf(
  zeile: Row,
  belegungen: Pick<Belegungen, 'von'>,
  ohne: string | null,
): FahrzeugHold[] {
  return zeile.balken
    .filter(({ id }) => id !== ohne)
    .map((one) => ({
      id: one.id,
      fahrzeugId: zeile.fahrzeug.id,
      zeitraum: {
        von: belegungen.von.add({ minutes: one.von }),
        bis: belegungen.von.add({ minutes: one.bis }),
      },
      // A booking held for an undo blocks the car like a reserved one.
      status: one.status === 'gehalten' ? 'reserviert' : one.status,
      typ: one.typ,
      fahrerId: null,
    }))
}
