import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'

/** SPECIFICATION section 4; stored as they stand. */
export const BUCHUNG_STATUS = [
  'vorgemerkt',
  'reserviert',
  'aktiv',
  'durchgeführt',
  'storniert',
  'verschlossen',
] as const

export type BuchungStatus = (typeof BUCHUNG_STATUS)[number]

/** 'Status {x} unbekannt' for any other value. */
export function parseStatus(text: string): Result<BuchungStatus> {
  const known = BUCHUNG_STATUS.find((status) => status === text)
  return known ? ok(known) : refused(issue('status.unbekannt', { x: text }, { field: 'status' }))
}

/** Somebody holds the resource: these count as occupying. */
export function occupies(status: BuchungStatus): boolean {
  return status === 'vorgemerkt' || status === 'reserviert' || status === 'durchgeführt' || status === 'aktiv'
}

/** Booked, and not begun: what a check-in, a change or a cancellation finds. */
export function awaitsStart(status: string): status is 'vorgemerkt' | 'reserviert' {
  return status === 'vorgemerkt' || status === 'reserviert'
}

/** Nobody else can have it: occupied, or locked by an admin. */
export function blocks(status: BuchungStatus): boolean {
  return status !== 'storniert'
}

/**
 * How a booking is told to those whom it does not concern, in short tuples: an index into this. A cancelled booking whose slot is still held
 * is `gehalten`; any other cancelled one is not told.
 */
export const BELEGUNG_STATUS = [
  'vorgemerkt',
  'reserviert',
  'aktiv',
  'durchgeführt',
  'verschlossen',
  'gehalten',
] as const

export type BelegungStatus = (typeof BELEGUNG_STATUS)[number]
