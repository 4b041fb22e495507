import type { FahrzeugView, Uebersicht } from '@platzwart/contract/fahrzeug'
import type { LiveFahrt } from '@platzwart/contract/fahrzeugBuchung'
import { BELEGUNG_STATUS, type BelegungStatus } from '@platzwart/domain/buchung/status'
import { BUCHUNG_TYPES, type BuchungTyp, type FahrzeugHold } from '@platzwart/domain/fahrzeug/types'
import { minutesBetween } from '@platzwart/domain/time/zeitraum'

export type BarStatus = BelegungStatus

/** A booking as a bar: from and to in minutes since the window's start; both may lie outside it. */
export interface Bar {
  readonly id: string
  readonly von: number
  readonly bis: number
  readonly status: BarStatus
  readonly typ: BuchungTyp
  readonly eigen: boolean
  /** When its car was ready for it, if that was after its start. */
  readonly bereit?: number
  /** Who drives; null where one may not know. */
  readonly name: string | null
  /** Of the booking; 0 as long as no live event has told it. */
  readonly version: number
}

/** A car with its bars by start. Rows that a change does not touch stay the same objects. */
export interface Row {
  readonly fahrzeug: FahrzeugView
  readonly balken: readonly Bar[]
}

export interface Belegungen {
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
  readonly zeilen: readonly Row[]
  /** How many cars there are, when not all are shown; else null. */
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

/** What a live event tells of a booking. */
export type Message = Omit<LiveFahrt, 'art'>

/** What was cancelled a moment ago is held, so that it can be undone; then it is gone. */
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

/** Works a change in. What is cancelled is gone; what moved to another car moves; older news than is known is passed over. */
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
        // A server of a version before this one tells none.
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

/** The hold after a cancellation ends by itself: there is no event for it. */
export function release(belegungen: Belegungen, id: string): Belegungen {
  if (findBar(belegungen.zeilen, id)?.status !== 'gehalten') return belegungen
  return { ...belegungen, zeilen: belegungen.zeilen.map((zeile) => without(zeile, id)) }
}

/** The bars of a car in the shape that the rules take. */
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
      // What is held for an undo is as taken as a booking, for as long as it lasts.
      status: one.status === 'gehalten' ? 'reserviert' : one.status,
      typ: one.typ,
      fahrerId: null,
    }))
}
