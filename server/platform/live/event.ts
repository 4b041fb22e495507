import type { LiveEvent } from '@platzwart/contract/live'
import type { Change } from './feed.ts'

/** Shows a change to one reader: whose it is comes down to "mine" or not. Null when it is nothing for browsers. */
export type ShowChange = (change: Change, readerId: string) => LiveEvent | null

/** By the name of the record in the audit trail. */
export type Shown = Readonly<Record<string, ShowChange>>

/** For what belongs to the house's configuration: that it changed is all that a browser needs. */
export const showStand: ShowChange = ({ objekt, objektId }) => ({ art: 'stand', objekt, objektId })

/** Of all changes those that a feature shows; the rest of the audit trail is nobody's business in a browser. */
export function showChanges(features: readonly { readonly live?: Shown }[]): ShowChange {
  const shown = new Map(features.flatMap(({ live = {} }) => Object.entries(live)))
  return (change, readerId) => shown.get(change.objekt)?.(change, readerId) ?? null
}
