import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { NamesInMail } from '../../platform/mail/mails.ts'
import type { MailToRender } from '../../platform/mail/renderer.ts'

/** Longer than a cancellation can be taken back, so that its mail is never one too many; and as long as somebody who booked by mistake needs. */
export const CANCEL_MAIL_SECONDS = 12

/** A setting of the receiver that switches a mail off. */
export type Flag = EinstellungName

/** What one receiver gets of one change. */
export interface Mailing<Typ extends string> {
  readonly typ: Typ
  /** The receiver's own setting that switches it off; null: mandatory, because somebody must act or has lost what was booked. */
  readonly flag: Flag | null
  /** Where it names others: why in staff-council mode, too; null: there it does not. */
  readonly names?: NamesInMail['stays']
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

/** By which a receiver in that role switches a kind off, for the mail itself; null: it cannot be. */
export function flagOf(
  rows: readonly Readonly<Partial<Record<string, Mailing<string> | null>>>[],
  typ: string,
  receiver: string,
): Flag | null {
  const row = rows.find((one) => one[receiver]?.typ === typ && one[receiver].flag !== null)
  return row?.[receiver]?.flag ?? null
}

type Rows = readonly Readonly<Partial<Record<string, Mailing<string> | null>>>[]

/** What the rows of a table of receivers say of names: by kind and role, each once. */
export function namesIn(rows: Rows): readonly NamesInMail[] {
  const all = rows.flatMap((row) =>
    Object.entries(row).flatMap(([rolle, mailing]) =>
      mailing?.names === undefined ? [] : [{ typ: mailing.typ, rolle, stays: mailing.names }],
    ),
  )
  return [...new Map(all.map((one) => [`${one.typ} ${one.rolle}`, one])).values()]
}

/** Whether this mail is to leave out the names of others that mails of its kind have elsewhere. */
export function leavesNamesOut(
  { typ, personalrat = false }: Pick<MailToRender, 'typ' | 'personalrat'>,
  rolle: string,
  names: readonly NamesInMail[],
): boolean {
  return personalrat && names.some((one) => one.typ === typ && one.rolle === rolle && one.stays === null)
}
