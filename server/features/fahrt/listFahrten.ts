import type { fahrzeugBuchungQuerySchema } from '@platzwart/contract/fahrzeugBuchung'
import { parseStatus } from '@platzwart/domain/buchung/status'
import { bareKennzeichen } from '@platzwart/domain/fahrzeug/kennzeichen'
import { parseBuchungTyp } from '@platzwart/domain/fahrzeug/typ'
import type { BuchungTyp } from '@platzwart/domain/fahrzeug/types'
import { isUuid } from '@platzwart/domain/id'
import { sql } from 'kysely'
import type { z } from 'zod'
import { plainLettersSql, plainPattern } from '../../platform/database/byLanguage.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { encodeParameter } from '../../platform/database/types.ts'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'
import { refuseByPerson } from '../buchung/refuseByPerson.ts'
import { BARE_KENNZEICHEN } from '../flotte/flotte.ts'
import { presentFahrt, viewerOf } from './present.ts'
import { selectFahrtWithNames } from './queries.ts'

export type FahrtQuery = z.output<typeof fahrzeugBuchungQuerySchema>

const NO_IDS = {
  status: 422,
  code: 'anfrage.ungueltig',
  issues: [{ code: 'feld.format', field: 'fahrzeugIds', data: {} }],
} as const

const FIRST = Temporal.Instant.from('0002-01-01T00:00:00Z')
const LAST = Temporal.Instant.from('9998-12-31T00:00:00Z')

/** A period asked for must be one: the end after the start; one that is open at a side has no end there. */
function windowOf(query: FahrtQuery) {
  if (query.von === undefined && query.bis === undefined) return null
  const von = query.von === undefined ? FIRST : Temporal.Instant.from(query.von)
  const bis = query.bis === undefined ? LAST : Temporal.Instant.from(query.bis)
  return Temporal.Instant.compare(von, bis) < 0 ? { von, bis } : 'invalid'
}

/** What is wrong with a query beyond its shape. */
function refuseQuery(query: FahrtQuery, statuses: readonly string[]) {
  for (const status of statuses) {
    const parsed = parseStatus(status)
    if (!parsed.ok) return refuse({ status: 422, code: 'status.unbekannt', issues: parsed.issues })
  }
  const typ = query.typ === undefined ? null : parseBuchungTyp(query.typ)
  if (typ && !typ.ok) return refuse({ status: 422, code: 'typ.unbekannt', issues: typ.issues })
  if (windowOf(query) === 'invalid') {
    const issues = [{ code: 'zeitraum.startNichtVorEnde', field: 'bis', data: {} }] as const
    return refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues })
  }
  return null
}

const CALLED = plainLettersSql("(f.kennzeichen || ' ' || f.marke || ' ' || f.modell)")

/** Cars that are called so, and the names that somebody may read beside them: in staff-council mode none, for what is found by a name has one. */
function matches(suche: string, readsNames: boolean) {
  const pattern = plainPattern(suche)
  const plate = bareKennzeichen(suche)
  const bare = plate === '' ? null : `%${plate}%`
  const called = sql<boolean>`(${sql.raw(CALLED)} like ${pattern} or ${sql.raw(BARE_KENNZEICHEN)} like ${bare}::text)`
  return readsNames
    ? sql<boolean>`(${called} or u1.suchform like ${pattern} or u2.suchform like ${pattern})`
    : called
}

interface Asked {
  readonly statuses: readonly string[]
  readonly fahrzeugIds: readonly string[]
  readonly suche: string
  readonly readsNames: boolean
  /** Whose alone; null: everybody's. */
  readonly ownOf: string | null
}

function selectPage({ scope }: Tx, query: FahrtQuery, asked: Asked) {
  const { statuses, fahrzeugIds, suche, readsNames, ownOf } = asked
  const window = windowOf(query)
  const cursor = readCursor(query.cursor)
  return selectFahrtWithNames(scope.mandantId)
    .$if(ownOf !== null, (q) => q.where(sql<boolean>`${ownOf}::uuid in (b.benutzer_id, b.fahrer_id)`))
    .$if(query.fahrzeugId !== undefined, (q) => q.where('b.fahrzeug_id', '=', query.fahrzeugId as string))
    .$if(fahrzeugIds.length > 0, (q) =>
      q.where(sql<boolean>`b.fahrzeug_id = any(${[...fahrzeugIds]}::uuid[])`),
    )
    .$if(suche !== '', (q) => q.where(matches(suche, readsNames)))
    .$if(query.typ !== undefined, (q) => q.where('b.typ', '=', query.typ as BuchungTyp))
    .$if(query.benutzerId !== undefined, (q) => q.where('b.benutzer_id', '=', query.benutzerId as string))
    .$if(query.fahrerId !== undefined, (q) => q.where('b.fahrer_id', '=', query.fahrerId as string))
    .$if(window !== null, (q) => q.where(sql<boolean>`b.zeitraum && ${encodeParameter(window)}::tstzrange`))
    .$if(statuses.length > 0, (q) => q.where(sql<boolean>`b.status = any(${[...statuses]})`))
    .$if(cursor !== null, (q) =>
      q.where(sql<boolean>`(lower(b.zeitraum), b.id) > (${cursor?.zeit}::timestamptz, ${cursor?.id}::uuid)`),
    )
    .orderBy(sql`lower(b.zeitraum)`)
    .orderBy('b.id')
    .limit(query.limit + 1)
}

/**
 * Trips and blocks by vehicle, status list, type, booker, driver and window (B7), by start, page by page. Without the right to maintain
 * vehicles these are one's own, as driver or booker.
 */
export async function listFahrten(call: Call, query: FahrtQuery) {
  const statuses = query.status?.split(',') ?? []
  const wrong = refuseQuery(query, statuses)
  if (wrong) return wrong
  const person = call.person.id
  const others =
    refuseByPerson(call, 'fahrerId', query.fahrerId, person) ??
    refuseByPerson(call, 'benutzerId', query.benutzerId, person)
  if (others) return others
  const fahrzeugIds = query.fahrzeugIds?.split(',') ?? []
  if (!fahrzeugIds.every(isUuid)) return refuse(NO_IDS)
  const own = query.eigene === 'true' || !call.person.berechtigungen.has('fahrzeug_pflege')
  const asked = {
    statuses,
    fahrzeugIds,
    suche: query.suche?.trim() ?? '',
    readsNames: !hidesNames(call),
    ownOf: own ? person : null,
  }
  const rows = await call.tx.all(selectPage(call.tx, query, asked))
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const more = rows.length > query.limit && last !== undefined
  return {
    status: 200,
    body: {
      items: page.map((row) => presentFahrt(row, viewerOf(call))),
      cursor: more ? formatCursor(last.zeitraum.von, last.id) : null,
    },
  } as const
}
