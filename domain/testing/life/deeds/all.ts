import type { House } from '../house.ts'
import type { Roll } from '../roll.ts'
import { book, cancelling, change, checkingIn, checkingInByCode, confirming, undoing } from './booking.ts'
import { arrive, pass, sleep, toClockChange } from './clock.ts'
import { close, undoClose } from './schliessung.ts'
import { bookSerie, cancelSerie, changeSerie, repeatWeek } from './serie.ts'
import { checkingInAtDesk, checkingOut, pausing, resuming, takeHere, undoingCheckOut } from './stay.ts'
import { lock, open, outOfUse, release, shortenHours } from './verwaltung.ts'
import { join, leave, takeOffer } from './warteliste.ts'

type Deed = (house: House, roll: Roll) => void

/** Everything that people, the desk, admins and the clock do to seats. */
export const DEEDS = {
  book,
  takeHere,
  change,
  confirm: confirming,
  checkIn: checkingIn,
  checkInByCode: checkingInByCode,
  cancel: cancelling,
  undo: undoing,
  bookSerie,
  repeatWeek,
  cancelSerie,
  changeSerie,
  join,
  takeOffer,
  leave,
  checkInAtDesk: checkingInAtDesk,
  checkOut: checkingOut,
  undoCheckOut: undoingCheckOut,
  pause: pausing,
  resume: resuming,
  lock,
  release,
  outOfUse,
  shortenHours,
  open,
  close,
  undoClose,
  pass,
  arrive,
  sleep,
  toClockChange,
} as const satisfies Readonly<Record<string, Deed>>

export type DeedName = keyof typeof DEEDS

/** The acts of the clock. */
export const CLOCK: readonly DeedName[] = ['pass', 'arrive', 'sleep', 'toClockChange']
