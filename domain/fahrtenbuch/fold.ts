import { type Eintrag, type FahrtWerte, FIELD_NAMES, type Field } from './types.ts'

/** One value that became another; instants in ISO 8601, kilometres in digits. */
export interface FieldChange {
  readonly feld: Field
  readonly alt: string
  readonly neu: string
}

/** What a later row made of the trip. */
export interface Change<Moment = Temporal.Instant> {
  readonly eintrag: Eintrag<Moment>
  readonly felder: readonly FieldChange[]
}

/** A trip, or an explained gap, as it stands now, with everything that it was before. */
export interface Stand<Moment = Temporal.Instant> {
  /** The row that began it. */
  readonly erster: Eintrag<Moment>
  /** Where its values stand now: the newest row about it. */
  readonly letzter: Eintrag<Moment>
  /** In the order of the changes. */
  readonly aenderungen: readonly Change<Moment>[]
}

export function spell(value: FahrtWerte<unknown>[Field]): string {
  return String(value)
}

/** What differs, in the order of the fields. */
export function differences(before: FahrtWerte<unknown>, after: FahrtWerte<unknown>): FieldChange[] {
  return FIELD_NAMES.map((feld) => ({ feld, alt: spell(before[feld]), neu: spell(after[feld]) })).filter(
    ({ alt, neu }) => alt !== neu,
  )
}

/** Told or completed after the seven days, now or earlier. */
export function isLate({ erster, aenderungen }: Stand<unknown>): boolean {
  return erster.verspaetet || aenderungen.some(({ eintrag }) => eintrag.verspaetet)
}

/**
 * Rows in the order of their numbers become trips with their changes, in the order in which the trips were begun. A row that names none
 * of the others' numbers is left out; `verifyChain` is who finds it.
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
