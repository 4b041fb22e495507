import { isRoomOption, optionIn } from '@platzwart/domain/einstellung/regeln'
import type { BUCHUNG_MAILS } from '@platzwart/domain/leseraum/mails'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { type Flag, flagOf, type Mailing, namesIn } from '../../benachrichtigung/receivers.ts'

export type BuchungMail = keyof typeof BUCHUNG_MAILS

/** Tells the booker that the booking is tentative, and asks the second person to confirm it. */
export const EINLADUNG = 'useMailVormerkung' satisfies BuchungMail

/** Everything that can happen to a booking of a reading room. */
export const CHANGES = [
  'vorgemerkt',
  'direktReserviert',
  'bestaetigt',
  'geaendert',
  'storniert',
  'weggenommen',
  'stornoZurueckgenommen',
  'raumDeaktiviert',
  'unbestaetigtVerfallen',
  'ohneCheckInFreigegeben',
  'zweiteEntlassen',
  'begonnen',
  'eingecheckt',
  'vorzeitigBeendet',
  'pauseVorbei',
] as const

export type BuchungChange = (typeof CHANGES)[number]

export type Receiver = 'bucher' | 'zweite'

/** Who hears of what. `null`: nobody, on purpose. */
export const RECEIVERS: Readonly<
  Record<BuchungChange, Readonly<Record<Receiver, Mailing<BuchungMail> | null>>>
> = {
  vorgemerkt: {
    bucher: { typ: EINLADUNG, flag: 'benachrichtigung.vormerkung', names: 'beteiligt' },
    zweite: { typ: EINLADUNG, flag: null, names: 'beteiligt' },
  },
  direktReserviert: both('useMailBuchungBestaetigt', 'benachrichtigung.bestaetigung'),
  bestaetigt: both('useMailBuchungBestaetigt', 'benachrichtigung.bestaetigung'),
  // The second person must confirm once more.
  geaendert: {
    bucher: { typ: 'useMailBuchungAngepasst', flag: 'benachrichtigung.aenderung', names: 'beteiligt' },
    zweite: { typ: 'useMailBuchungAngepasst', flag: null, names: 'beteiligt' },
  },
  storniert: both('useMailStorno', 'benachrichtigung.storno'),
  // By who maintains bookings: whoever loses a seat to somebody else has to know.
  weggenommen: both('useMailStorno', null),
  // The mail of the cancellation waits longer than it can be undone, and is dropped then: nothing to take back. An invitation that was
  // withdrawn with the booking is queued anew; one that went out stands in the outbox, and is not asked for twice.
  stornoZurueckgenommen: { bucher: null, zweite: { typ: EINLADUNG, flag: null, names: 'beteiligt' } },
  raumDeaktiviert: both('useMailRaumDeaktivierungSystemStorno', null),
  unbestaetigtVerfallen: both('unbestaetigtStorno', null),
  ohneCheckInFreigegeben: both('freigabeOhneCheckIn', null),
  // The booker hears it as a change.
  zweiteEntlassen: { bucher: null, zweite: { typ: 'zweiteEntlassen', flag: null, names: 'beteiligt' } },
  begonnen: both('erinnerung', 'leseraum.erinnerungBeiStart'),
  eingecheckt: { bucher: null, zweite: null },
  // For the calendar above all. That it was taken back tells nobody: the mail waits longer than that, and is dropped then.
  vorzeitigBeendet: both('vorzeitigBeendet', 'benachrichtigung.aenderung'),
  // They have lost the rest of what was booked.
  pauseVorbei: both('pauseVorbei', null),
}

function both(typ: BuchungMail, flag: Flag | null): Record<Receiver, Mailing<BuchungMail> | null> {
  const mailing = { typ, flag, names: 'beteiligt' } as const
  return { bucher: mailing, zweite: mailing }
}

export const NAMES_IN_BUCHUNG_MAILS = namesIn(Object.values(RECEIVERS))

/** By which whoever gets a mail switches its kind off, for a booking of that Bereich; null: they cannot. */
export function flagOfBuchungMail(
  typ: string,
  receiver: Receiver,
  bereich: Bereich = 'leseraum',
): Flag | null {
  const flag = flagOf(Object.values(RECEIVERS), typ, receiver)
  return flag !== null && isRoomOption(flag) ? optionIn(bereich, flag) : flag
}
