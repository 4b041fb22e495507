import { FAHRT_MAILS, FRIST_MAILS } from '@platzwart/domain/fahrzeug/mails'
import { type Flag, flagOf, type Mailing, namesIn } from '../benachrichtigung/receivers.ts'

/** A kind of mail about a trip, a vehicle or a licence. */
export type FahrzeugMail = keyof typeof FAHRT_MAILS | keyof typeof FRIST_MAILS

/** Whether there are words for mails of this kind here; a newer version may have more. */
export function isFahrzeugMail(typ: string): typ is FahrzeugMail {
  return Object.hasOwn(FAHRT_MAILS, typ) || Object.hasOwn(FRIST_MAILS, typ)
}

/** Everything that can happen to a trip. */
export const FAHRT_CHANGES = [
  'gebucht',
  'freigabeNoetig',
  'freigegeben',
  'abgelehnt',
  'geaendert',
  'verlegt',
  'ersatzGenommen',
  'storniert',
  'weggenommen',
  'stornoZurueckgenommen',
  'systemStorno',
  'ohneCheckInStorniert',
  'eingecheckt',
  'ausgecheckt',
  'erinnerung',
  'hinweisCheckOut',
  'checkOutFehlt',
  'ueberzogen',
  'bereit',
  'einzutragen',
  'schaden',
  'verschmutzt',
] as const

export type FahrtChange = (typeof FAHRT_CHANGES)[number]

/**
 * Of a trip: who drives, who booked it (if somebody else), who drove before the change, who was asked to approve, who drives next, and the
 * fleet managers (everybody with `fahrzeug_pflege`). In this order: somebody of two roles hears of a thing as the first.
 */
export const FAHRT_ROLLEN = ['fahrer', 'bucher', 'frueherer', 'freigeber', 'naechster', 'fuhrpark'] as const

export type FahrtRolle = (typeof FAHRT_ROLLEN)[number]

export type ReceiverRow<Rolle extends string> = Readonly<Record<Rolle, Mailing<FahrzeugMail> | null>>

const NOBODY: ReceiverRow<FahrtRolle> = {
  fahrer: null,
  bucher: null,
  frueherer: null,
  freigeber: null,
  naechster: null,
  fuhrpark: null,
}

/** Who hears of what. `null`: nobody, on purpose. */
export const FAHRT_RECEIVERS: Readonly<Record<FahrtChange, ReceiverRow<FahrtRolle>>> = {
  // A special trip is booked, too: its driver gets this, saying that it waits, and the approvers get `freigabeNoetig`.
  gebucht: booked('fahrtGebucht', 'benachrichtigung.fahrzeugBuchung'),
  freigabeNoetig: { ...NOBODY, freigeber: { typ: 'fahrtFreigabeNoetig', flag: null, names: 'freigabe' } },
  freigegeben: booked('fahrtFreigegeben', 'benachrichtigung.fahrzeugFreigabe'),
  abgelehnt: booked('fahrtAbgelehnt', null),
  geaendert: {
    ...booked('fahrtGeaendert', 'benachrichtigung.fahrzeugAenderung'),
    frueherer: { typ: 'fahrtAbgegeben', flag: null, names: 'beteiligt' },
  },
  // By whoever maintains vehicles: whoever drives has to know, whatever they have switched off.
  verlegt: {
    ...booked('fahrtVerlegt', null),
    frueherer: { typ: 'fahrtAbgegeben', flag: null, names: 'beteiligt' },
  },
  ersatzGenommen: booked('fahrtErsatz', 'benachrichtigung.fahrzeugAenderung'),
  storniert: booked('fahrtStorno', 'benachrichtigung.fahrzeugStorno'),
  // By whoever maintains vehicles, because its driver cannot drive, or because its car never came: there is nothing to drive instead.
  weggenommen: booked('fahrtWeggenommen', null),
  // The mail of the cancellation waits longer than it can be undone, and is dropped then: nothing to take back.
  stornoZurueckgenommen: NOBODY,
  systemStorno: booked('fahrtSystemStorno', null),
  ohneCheckInStorniert: booked('fahrtOhneCheckInStorno', null),
  eingecheckt: booked('fahrtCheckIn', 'benachrichtigung.fahrzeugCheckIn'),
  ausgecheckt: booked('fahrtCheckOut', 'benachrichtigung.fahrzeugCheckOut'),
  erinnerung: driver('fahrtErinnerung', 'benachrichtigung.fahrzeugErinnerung'),
  hinweisCheckOut: driver('fahrtHinweisCheckOut', 'benachrichtigung.fahrzeugHinweisCheckOut'),
  checkOutFehlt: {
    ...driver('fahrtCheckOutFehlt', null),
    // Whoever misses a car has to know who has it.
    fuhrpark: {
      typ: 'fahrtCheckOutFehlt',
      flag: 'benachrichtigung.fahrzeugFehlenderCheckOut',
      names: 'uebergabe',
    },
  },
  ueberzogen: {
    ...NOBODY,
    naechster: { typ: 'fahrtUeberzogen', flag: null, names: 'beteiligt' },
    fuhrpark: {
      typ: 'fahrtUeberzogen',
      flag: 'benachrichtigung.fahrzeugFehlenderCheckOut',
      names: 'uebergabe',
    },
  },
  // Its check-in is counted from now on: who has stopped waiting has to know.
  bereit: booked('fahrtBereit', null),
  // A trip that only they can write into the logbook.
  einzutragen: { ...NOBODY, fuhrpark: { typ: 'fahrtEinzutragen', flag: null, names: 'uebergabe' } },
  schaden: fleet('fahrzeugSchaden', 'benachrichtigung.fahrzeugSchaden'),
  verschmutzt: fleet('fahrzeugVerschmutzt', 'benachrichtigung.fahrzeugSauberkeit'),
}

function driver(typ: FahrzeugMail, flag: Flag | null): ReceiverRow<FahrtRolle> {
  return { ...NOBODY, fahrer: { typ, flag, names: 'beteiligt' } }
}

function booked(typ: FahrzeugMail, flag: Flag | null): ReceiverRow<FahrtRolle> {
  return { ...driver(typ, flag), bucher: { typ, flag, names: 'beteiligt' } }
}

/** What is to be mended or cleaned is so whoever drove. */
function fleet(typ: FahrzeugMail, flag: Flag | null): ReceiverRow<FahrtRolle> {
  return { ...NOBODY, fuhrpark: { typ, flag, names: null } }
}

export const NAMES_IN_FAHRT_MAILS = namesIn(Object.values(FAHRT_RECEIVERS))

/** By which whoever gets a mail switches its kind off; null: they cannot. */
export function flagOfFahrtMail(typ: string, rolle: string): Flag | null {
  return flagOf(Object.values(FAHRT_RECEIVERS), typ, rolle)
}
