import type { HistorieTyp } from '@platzwart/domain/fahrzeug/types'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Call } from '../../platform/http/endpoint.ts'

export interface NewHistorie {
  readonly typ: HistorieTyp
  /** What it changed to, where it is a change of status. */
  readonly status?: string
  readonly beschreibung: string
  readonly kilometerstand?: number | null
  /** The trip that it is about. */
  readonly buchungId?: string
}

const LONGEST = 1000

/** What happened to vehicles by an admin's hand (F8); trips and blocks write their own. */
export async function recordHistorien(
  { tx, person, now }: Call,
  entries: readonly { readonly fahrzeugId: string; readonly entry: NewHistorie }[],
): Promise<void> {
  if (entries.length === 0) return
  await tx.run(
    build.insertInto('fahrzeug_historie').values(
      entries.map(({ fahrzeugId, entry }) => ({
        mandant_id: tx.scope.mandantId,
        id: uuidv7(),
        fahrzeug_id: fahrzeugId,
        zeit: now,
        typ: entry.typ,
        status: entry.status ?? null,
        beschreibung: entry.beschreibung.slice(0, LONGEST),
        kilometerstand: entry.kilometerstand ?? null,
        buchung_id: entry.buchungId ?? null,
        benutzer_id: person.id,
      })),
    ),
  )
}

/** The same to one of them. */
export const recordHistorie = (call: Call, fahrzeugId: string, entry: NewHistorie): Promise<void> =>
  recordHistorien(call, [{ fahrzeugId, entry }])
