import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { Effective } from '@platzwart/domain/einstellung/resolve'

/** Kinds of mail about a booking; the first five are the specification's (section 7), the rest what the system does by itself. */
export const BUCHUNG_MAILS = [
  'useMailVormerkung',
  'useMailBuchungBestaetigt',
  'useMailBuchungAngepasst',
  'useMailStorno',
  'useMailRaumDeaktivierungSystemStorno',
  'unbestaetigtStorno',
  'freigabeOhneCheckIn',
  'zweiteEntlassen',
  'erinnerung',
] as const

export type BuchungMail = (typeof BUCHUNG_MAILS)[number]

/** Tells the booker that the booking is tentative, and asks the second person to confirm it. */
export const EINLADUNG = 'useMailVormerkung' satisfies BuchungMail

/** Everything that can happen to a booking of a reading room. */
export const CHANGES = [
  'vorgemerkt',
  'direktReserviert',
  'bestaetigt',
  'geaendert',
  'storniert',
  'stornoZurueckgenommen',
  'raumDeaktiviert',
  'unbestaetigtVerfallen',
  'ohneCheckInFreigegeben',
  'zweiteEntlassen',
  'begonnen',
  'eingecheckt',
] as const

export type BuchungChange = (typeof CHANGES)[number]

export type Receiver = 'bucher' | 'zweite'

export type Flag = Extract<EinstellungName, `benachrichtigung.${string}` | 'leseraum.erinnerungBeiStart'>

/** What one receiver gets of one change. */
export interface Mailing<Typ extends string> {
  readonly typ: Typ
  /** The receiver's own setting that switches it off; null: mandatory, because somebody must act or has lost what was booked. */
  readonly flag: Flag | null
}

/** The receiver's settings; undefined where they are not at hand, which counts as not switched off. */
export interface EinstellungenOf {
  get(benutzerId: string): Effective | undefined
}

export interface Concerned<Rolle extends string> {
  readonly rolle: Rolle
  readonly benutzerId: string | null
}

/**
 * Whom a row of a table of receivers tells, of the people concerned, and of what: by each one's own settings, and nobody of the same twice.
 * Of two roles of one person the first in `people` counts.
 */
export function toldOf<Rolle extends string, Typ extends string>(
  row: Readonly<Partial<Record<Rolle, Mailing<Typ> | null>>>,
  people: readonly Concerned<Rolle>[],
  einstellungenOf: EinstellungenOf,
): { readonly rolle: Rolle; readonly benutzerId: string; readonly typ: Typ }[] {
  const known = new Set<string>()
  return people.flatMap(({ rolle, benutzerId }) => {
    const mailing = row[rolle]
    if (!mailing || benutzerId === null) return []
    if (mailing.flag !== null && einstellungenOf.get(benutzerId)?.[mailing.flag].value === false) return []
    const key = `${mailing.typ} ${benutzerId}`
    if (known.has(key)) return []
    known.add(key)
    return [{ rolle, benutzerId, typ: mailing.typ }]
  })
}

/** Who hears of what. `null`: nobody, on purpose. */
export const RECEIVERS: Readonly<
  Record<BuchungChange, Readonly<Record<Receiver, Mailing<BuchungMail> | null>>>
> = {
  vorgemerkt: {
    bucher: { typ: EINLADUNG, flag: 'benachrichtigung.vormerkung' },
    zweite: { typ: EINLADUNG, flag: null },
  },
  direktReserviert: both('useMailBuchungBestaetigt', 'benachrichtigung.bestaetigung'),
  bestaetigt: both('useMailBuchungBestaetigt', 'benachrichtigung.bestaetigung'),
  // The second person must confirm once more.
  geaendert: {
    bucher: { typ: 'useMailBuchungAngepasst', flag: 'benachrichtigung.aenderung' },
    zweite: { typ: 'useMailBuchungAngepasst', flag: null },
  },
  storniert: both('useMailStorno', 'benachrichtigung.storno'),
  // The mail of the cancellation waits longer than it can be undone, and is dropped then: nothing to take back. An invitation that was
  // withdrawn with the booking is queued anew; one that went out stands in the outbox, and is not asked for twice.
  stornoZurueckgenommen: { bucher: null, zweite: { typ: EINLADUNG, flag: null } },
  raumDeaktiviert: both('useMailRaumDeaktivierungSystemStorno', null),
  unbestaetigtVerfallen: both('unbestaetigtStorno', null),
  ohneCheckInFreigegeben: both('freigabeOhneCheckIn', null),
  // The booker hears it as a change.
  zweiteEntlassen: { bucher: null, zweite: { typ: 'zweiteEntlassen', flag: null } },
  begonnen: both('erinnerung', 'leseraum.erinnerungBeiStart'),
  eingecheckt: { bucher: null, zweite: null },
}

function both(typ: BuchungMail, flag: Flag | null): Record<Receiver, Mailing<BuchungMail> | null> {
  return { bucher: { typ, flag }, zweite: { typ, flag } }
}

/** Kinds that a person can switch off, for the mail's own foot. */
export function canBeSwitchedOff(typ: string, receiver: Receiver): boolean {
  return canBeSwitchedOffIn(Object.values(RECEIVERS), typ, receiver)
}

/** The same of any rows of receivers. */
export function canBeSwitchedOffIn(
  rows: readonly Readonly<Partial<Record<string, Mailing<string> | null>>>[],
  typ: string,
  receiver: string,
): boolean {
  return rows.some((row) => row[receiver]?.typ === typ && row[receiver].flag !== null)
}
