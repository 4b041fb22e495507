import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'

/** SPECIFICATION section 4; stored under these values. */
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

/** Whether somebody holds the resource. */
export function occupies(status: BuchungStatus): boolean {
  return status === 'vorgemerkt' || status === 'reserviert' || status === 'durchgeführt' || status === 'aktiv'
}

/** Booked and not yet started: the precondition of a check-in, a change and a cancellation. */
export function awaitsStart(status: string): status is 'vorgemerkt' | 'reserviert' {
  return status === 'vorgemerkt' || status === 'reserviert'
}

/** Whether nobody else can have the resource: occupied, or locked by an admin. */
export function blocks(status: BuchungStatus): boolean {
  return status !== 'storniert'
}

/**
 * The statuses of bookings as people who are not part of them see them; short tuples refer to them by index.
 * A cancelled booking whose slot is still held is `gehalten`; any other cancelled one is not shown.
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
