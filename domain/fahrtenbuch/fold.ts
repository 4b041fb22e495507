import { type Eintrag, type FahrtWerte, FIELD_NAMES, type Field } from './types.ts'

/** A changed value; instants in ISO 8601, kilometres in digits. */
export interface FieldChange {
  readonly feld: Field
  readonly alt: string
  readonly neu: string
}

/** What a later row changed in the trip. */
export interface Change<Moment = Temporal.Instant> {
  readonly eintrag: Eintrag<Moment>
  readonly felder: readonly FieldChange[]
}

/** The current values of a trip or an explained gap, with their history. */
export interface Stand<Moment = Temporal.Instant> {
  /** The row that began it. */
  readonly erster: Eintrag<Moment>
  /** The newest row about it, with the current values. */
  readonly letzter: Eintrag<Moment>
  /** In the order of the changes. */
  readonly aenderungen: readonly Change<Moment>[]
}

export function spell(value: FahrtWerte<unknown>[Field]): string {
  return String(value)
}

/** The differing fields, in the order of `FIELD_NAMES`. */
export function differences(before: FahrtWerte<unknown>, after: FahrtWerte<unknown>): FieldChange[] {
  return FIELD_NAMES.map((feld) => ({ feld, alt: spell(before[feld]), neu: spell(after[feld]) })).filter(
    ({ alt, neu }) => alt !== neu,
  )
}

/** Whether a value was entered after the seven days, now or earlier. */
export function isLate({ erster, aenderungen }: Stand<unknown>): boolean {
  return erster.verspaetet || aenderungen.some(({ eintrag }) => eintrag.verspaetet)
}

/**
 * Folds rows, in the order of their numbers, into trips with their changes, in the order in which the trips
 * began. A row that refers to an unknown number is ignored; `verifyChain` detects it.
 */
export function foldEintraege<Moment>(entries: Iterable<Eintrag<Moment>>): Stand<Moment>[] {
  const byNumber = new Map<number, Stand<Moment>>()
  for (const eintrag of entries) {
    if (eintrag.bezugNummer === null) {
      byNumber.set(eintrag.nummer, { erster: eintrag, letzter: eintrag, aenderungen: [] })
      continue
    }
    const stand = byNumber.get(eintrag.bezugNummer)
    if (!stand) continue
    byNumber.set(eintrag.bezugNummer, {
      erster: stand.erster,
      letzter: eintrag,
      aenderungen: [...stand.aenderungen, { eintrag, felder: differences(stand.letzter, eintrag) }],
    })
  }
  return [...byNumber.values()]
}
