import { type Flag, flagOf, namesIn } from '../../benachrichtigung/receivers.ts'
import type { ReceiverRow } from '../../fahrt/receivers.ts'

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

const NO_ONE: ReceiverRow<FristRolle> = { inhaber: null, pruefer: null, fuhrpark: null, adresse: null }

export const FRIST_RECEIVERS: Readonly<Record<FristChange, ReceiverRow<FristRolle>>> = {
  pruefungFaellig: {
    ...NO_ONE,
    fuhrpark: { typ: 'fahrzeugPruefungFaellig', flag: 'benachrichtigung.fahrzeugPruefung' },
  },
  // From now on the vehicle cannot be booked, or should not be driven.
  pruefungAbgelaufen: { ...NO_ONE, fuhrpark: { typ: 'fahrzeugPruefungAbgelaufen', flag: null } },
  fuehrerscheinFaellig: {
    ...NO_ONE,
    inhaber: { typ: 'fuehrerscheinFaellig', flag: 'benachrichtigung.fuehrerschein' },
    pruefer: {
      typ: 'fuehrerscheinFaellig',
      flag: 'benachrichtigung.fuehrerschein',
      names: 'fuehrerschein',
    },
  },
  // Without a check nobody books: its holder must hear of it.
  fuehrerscheinUeberfaellig: {
    ...NO_ONE,
    inhaber: { typ: 'fuehrerscheinUeberfaellig', flag: null },
    pruefer: {
      typ: 'fuehrerscheinUeberfaellig',
      flag: 'benachrichtigung.fuehrerschein',
      names: 'fuehrerschein',
    },
  },
  // What is told to people cannot be taken back in the database. Of addresses the house's switch decides.
  fahrtenbuchGewachsen: {
    ...NO_ONE,
    fuhrpark: { typ: 'fahrtenbuchSiegel', flag: 'benachrichtigung.fahrtenbuchSiegel' },
    adresse: { typ: 'fahrtenbuchSiegel', flag: null },
  },
}

export const NAMES_IN_FRIST_MAILS = namesIn(Object.values(FRIST_RECEIVERS))

/** By which whoever gets a mail switches its kind off; null: they cannot. */
export function flagOfFristMail(typ: string, rolle: string): Flag | null {
  return flagOf(Object.values(FRIST_RECEIVERS), typ, rolle)
}
