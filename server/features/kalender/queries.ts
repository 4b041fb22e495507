import { ready, type Tx } from '../../platform/database/tx.ts'

/** The calendar of a person's own bookings; all others are called as their kinds of booking say (`Feature.kalender`). */
export const OWN_BOOKINGS = 'person'

/** Whose calendar: its kind, and the person, seat or vehicle. */
export type Whose = readonly [art: string, objektId: string]

/** A link, and all that decides whether it leads anywhere, at one moment. */
export interface LinkRow {
  readonly id: string
  readonly art: string
  readonly objekt_id: string
  readonly pruefwert: Uint8Array
  readonly erstellt: Temporal.Instant
  /** Who made it: of their own calendar the person that it is about. */
  readonly status: string
  readonly sprache: string
  readonly stand: number
  readonly module: readonly string[]
  readonly gesperrt: boolean
}

const LINK = `
  select l.id, l.art, l.objekt_id, l.pruefwert, l.erstellt, b.status, b.sprache, m.stand, m.module, m.gesperrt is not null as gesperrt
  from kalender_link l
    join mandant m on m.id = l.mandant_id
    join benutzer b on b.mandant_id = l.mandant_id and b.id = l.benutzer_id
  where l.mandant_id = $1 and l.id = $2`

export async function readLink(tx: Tx, id: string): Promise<LinkRow | null> {
  return (await tx.first(ready<LinkRow>(LINK, tx.scope.mandantId, id))) ?? null
}

interface ShownRow {
  readonly id: string
  readonly erstellt: Temporal.Instant
  readonly von: string
}

const SHOWN = `
  select l.id, l.erstellt, trim(b.vorname || ' ' || b.nachname) as von
  from kalender_link l join benutzer b on b.mandant_id = l.mandant_id and b.id = l.benutzer_id
  where l.mandant_id = $1 and l.art = $2 and l.objekt_id = $3`

export async function findLink(tx: Tx, [art, objektId]: Whose): Promise<ShownRow | undefined> {
  return tx.first(ready<ShownRow>(SHOWN, tx.scope.mandantId, art, objektId))
}
