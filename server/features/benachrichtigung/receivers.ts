import type { EinstellungName } from '@platzwart/domain/einstellung/katalog'

/** Kinds of mail about a booking; the first five are the specification's (section 7), the rest what the system does by itself. */
export const BUCHUNG_MAILS = [
  'useMailVormerkung',
  'useMailBuchungBestaetigt',
  'useMailBuchungAngepasst',
  'useMailStorno',
  'useMailRaumDeaktivierungSystemStorno',
  'systemSperreStorno',
  'unbestaetigtStorno',
  'freigabeOhneCheckIn',
  'erinnerung',
] as const

export type BuchungMail = (typeof BUCHUNG_MAILS)[number]

/** Everything that can happen to a booking of a reading room. */
export const CHANGES = [
  'vorgemerkt',
  'direktReserviert',
  'bestaetigt',
  'geaendert',
  'storniert',
  'stornoZurueckgenommen',
  'raumDeaktiviert',
  'durchSperreStorniert',
  'unbestaetigtVerfallen',
  'ohneCheckInFreigegeben',
  'begonnen',
  'eingecheckt',
] as const

export type BuchungChange = (typeof CHANGES)[number]

export type Receiver = 'bucher' | 'zweite'

type Flag = Extract<EinstellungName, `benachrichtigung.${string}` | 'leseraum.erinnerungBeiStart'>

interface Mailing {
  readonly typ: BuchungMail
  /** The receiver's own setting that switches it off; null: mandatory, because somebody must act or has lost a seat. */
  readonly flag: Flag | null
}

/** Who hears of what. `null`: nobody, on purpose. */
export const RECEIVERS: Readonly<Record<BuchungChange, Readonly<Record<Receiver, Mailing | null>>>> = {
  vorgemerkt: {
    bucher: { typ: 'useMailVormerkung', flag: 'benachrichtigung.vormerkung' },
    zweite: { typ: 'useMailVormerkung', flag: null },
  },
  direktReserviert: both('useMailBuchungBestaetigt', 'benachrichtigung.bestaetigung'),
  bestaetigt: both('useMailBuchungBestaetigt', 'benachrichtigung.bestaetigung'),
  geaendert: both('useMailBuchungAngepasst', 'benachrichtigung.aenderung'),
  storniert: both('useMailStorno', 'benachrichtigung.storno'),
  // The mail of the cancellation waits longer than it can be undone, and is dropped then: nothing to take back.
  stornoZurueckgenommen: { bucher: null, zweite: null },
  raumDeaktiviert: both('useMailRaumDeaktivierungSystemStorno', null),
  durchSperreStorniert: both('systemSperreStorno', null),
  unbestaetigtVerfallen: both('unbestaetigtStorno', null),
  ohneCheckInFreigegeben: both('freigabeOhneCheckIn', null),
  begonnen: both('erinnerung', 'leseraum.erinnerungBeiStart'),
  eingecheckt: { bucher: null, zweite: null },
}

function both(typ: BuchungMail, flag: Flag | null): Record<Receiver, Mailing> {
  return { bucher: { typ, flag }, zweite: { typ, flag } }
}

/** Kinds that a person can switch off, for the mail's own foot. */
export function canBeSwitchedOff(typ: string, receiver: Receiver): boolean {
  return Object.values(RECEIVERS).some((row) => row[receiver]?.typ === typ && row[receiver].flag !== null)
}
