import type { Flag, Mailing } from '../benachrichtigung/receivers.ts'

/** Kinds of mail about a trip, a vehicle or a licence. */
export const FAHRZEUG_MAILS = [
  'fahrtGebucht',
  'fahrtFreigabeNoetig',
  'fahrtFreigegeben',
  'fahrtAbgelehnt',
  'fahrtGeaendert',
  'fahrtAbgegeben',
  'fahrtErsatz',
  'fahrtStorno',
  'fahrtSystemStorno',
  'fahrtOhneCheckInStorno',
  'fahrtCheckIn',
  'fahrtCheckOut',
  'fahrtErinnerung',
  'fahrtHinweisCheckOut',
  'fahrtCheckOutFehlt',
  'fahrtUeberzogen',
  'fahrzeugSchaden',
  'fahrzeugVerschmutzt',
  'fahrzeugPruefungFaellig',
  'fahrzeugPruefungAbgelaufen',
  'fuehrerscheinFaellig',
  'fuehrerscheinUeberfaellig',
  'fahrtenbuchSiegel',
] as const

export type FahrzeugMail = (typeof FAHRZEUG_MAILS)[number]

/** Everything that can happen to a trip. */
export const FAHRT_CHANGES = [
  'gebucht',
  'freigabeNoetig',
  'freigegeben',
  'abgelehnt',
  'geaendert',
  'ersatzGenommen',
  'storniert',
  'stornoZurueckgenommen',
  'systemStorno',
  'ohneCheckInStorniert',
  'eingecheckt',
  'ausgecheckt',
  'erinnerung',
  'hinweisCheckOut',
  'checkOutFehlt',
  'ueberzogen',
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

type Row<Rolle extends string> = Readonly<Record<Rolle, Mailing<FahrzeugMail> | null>>

const NOBODY: Row<FahrtRolle> = {
  fahrer: null,
  bucher: null,
  frueherer: null,
  freigeber: null,
  naechster: null,
  fuhrpark: null,
}

/** Who hears of what. `null`: nobody, on purpose. */
export const FAHRT_RECEIVERS: Readonly<Record<FahrtChange, Row<FahrtRolle>>> = {
  // A special trip is booked, too: its driver gets this, saying that it waits, and the approvers get `freigabeNoetig`.
  gebucht: booked('fahrtGebucht', 'benachrichtigung.fahrzeugBuchung'),
  freigabeNoetig: { ...NOBODY, freigeber: { typ: 'fahrtFreigabeNoetig', flag: null } },
  freigegeben: booked('fahrtFreigegeben', 'benachrichtigung.fahrzeugFreigabe'),
  abgelehnt: booked('fahrtAbgelehnt', null),
  geaendert: {
    ...booked('fahrtGeaendert', 'benachrichtigung.fahrzeugAenderung'),
    frueherer: { typ: 'fahrtAbgegeben', flag: null },
  },
  ersatzGenommen: booked('fahrtErsatz', 'benachrichtigung.fahrzeugAenderung'),
  storniert: booked('fahrtStorno', 'benachrichtigung.fahrzeugStorno'),
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
    fuhrpark: { typ: 'fahrtCheckOutFehlt', flag: 'benachrichtigung.fahrzeugFehlenderCheckOut' },
  },
  ueberzogen: {
    ...NOBODY,
    naechster: { typ: 'fahrtUeberzogen', flag: null },
    fuhrpark: { typ: 'fahrtUeberzogen', flag: 'benachrichtigung.fahrzeugFehlenderCheckOut' },
  },
  schaden: fleet('fahrzeugSchaden', 'benachrichtigung.fahrzeugSchaden'),
  verschmutzt: fleet('fahrzeugVerschmutzt', 'benachrichtigung.fahrzeugSauberkeit'),
}

function driver(typ: FahrzeugMail, flag: Flag | null): Row<FahrtRolle> {
  return { ...NOBODY, fahrer: { typ, flag } }
}

function booked(typ: FahrzeugMail, flag: Flag | null): Row<FahrtRolle> {
  return { ...driver(typ, flag), bucher: { typ, flag } }
}

function fleet(typ: FahrzeugMail, flag: Flag | null): Row<FahrtRolle> {
  return { ...NOBODY, fuhrpark: { typ, flag } }
}

/** What the calendar brings about for vehicles and licences. */
export const FRIST_CHANGES = [
  'pruefungFaellig',
  'pruefungAbgelaufen',
  'fuehrerscheinFaellig',
  'fuehrerscheinUeberfaellig',
  'fahrtenbuchGewachsen',
] as const

export type FristChange = (typeof FRIST_CHANGES)[number]

/** `adresse`: those of the vehicle report, who need not be of the house. */
export const FRIST_ROLLEN = ['inhaber', 'pruefer', 'fuhrpark', 'adresse'] as const

export type FristRolle = (typeof FRIST_ROLLEN)[number]

const NO_ONE: Row<FristRolle> = { inhaber: null, pruefer: null, fuhrpark: null, adresse: null }

export const FRIST_RECEIVERS: Readonly<Record<FristChange, Row<FristRolle>>> = {
  pruefungFaellig: {
    ...NO_ONE,
    fuhrpark: { typ: 'fahrzeugPruefungFaellig', flag: 'benachrichtigung.fahrzeugPruefung' },
  },
  // From now on the vehicle cannot be booked, or should not be driven.
  pruefungAbgelaufen: { ...NO_ONE, fuhrpark: { typ: 'fahrzeugPruefungAbgelaufen', flag: null } },
  fuehrerscheinFaellig: {
    ...NO_ONE,
    inhaber: { typ: 'fuehrerscheinFaellig', flag: 'benachrichtigung.fuehrerschein' },
    pruefer: { typ: 'fuehrerscheinFaellig', flag: 'benachrichtigung.fuehrerschein' },
  },
  // Without a check nobody books: its holder must hear of it.
  fuehrerscheinUeberfaellig: {
    ...NO_ONE,
    inhaber: { typ: 'fuehrerscheinUeberfaellig', flag: null },
    pruefer: { typ: 'fuehrerscheinUeberfaellig', flag: 'benachrichtigung.fuehrerschein' },
  },
  // What is told to people cannot be taken back in the database. Of addresses the house's switch decides.
  fahrtenbuchGewachsen: {
    ...NO_ONE,
    fuhrpark: { typ: 'fahrtenbuchSiegel', flag: 'benachrichtigung.fahrtenbuchSiegel' },
    adresse: { typ: 'fahrtenbuchSiegel', flag: null },
  },
}

/** Kinds that a receiver in that role can switch off, for the mail's own foot. */
export function fahrzeugMailCanBeSwitchedOff(typ: string, rolle: string): boolean {
  const rows: readonly Readonly<Partial<Record<string, Mailing<FahrzeugMail> | null>>>[] = [
    ...Object.values(FAHRT_RECEIVERS),
    ...Object.values(FRIST_RECEIVERS),
  ]
  return rows.some((row) => row[rolle]?.typ === typ && row[rolle].flag !== null)
}
