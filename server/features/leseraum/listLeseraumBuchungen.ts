import type { buchungQuerySchema } from '@platzwart/contract/leseraum'
import { parseStatus } from '@platzwart/domain/buchung/status'
import { isUuid } from '@platzwart/domain/id'
import { sql } from 'kysely'
import type { z } from 'zod'
import { plainLettersSql, plainPattern } from '../../platform/database/byLanguage.ts'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'
import { refuseByPerson } from '../buchung/refuseByPerson.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { presentBuchung } from './present.ts'
import { type BuchungWithNames, selectBuchungWithNames } from './queries.ts'

export type BuchungQuery = z.output<typeof buchungQuerySchema>

const SEARCHED_DAYS = 366

/** A period of which one end may be open. */
interface Window {
  readonly von: Temporal.Instant | null
  readonly bis: Temporal.Instant | null
}

const refuseMissing = (field: 'tag' | 'von' | 'bis') =>
  refuse({ status: 422, code: 'anfrage.ungueltig', issues: [{ code: 'feld.fehlt', field, data: {} }] })

/** A search reads what it looks through: of some days, and not of all that was ever booked. */
function refuseDays(window: Window | null) {
  if (window === null) return refuseMissing('tag')
  if (window.von === null) return refuseMissing('von')
  if (window.bis === null) return refuseMissing('bis')
  const last = window.von.add({ hours: 24 * SEARCHED_DAYS })
  if (Temporal.Instant.compare(window.bis, last) <= 0) return null
  return refuse({
    status: 422,
    code: 'anfrage.ungueltig',
    issues: [{ code: 'feld.zuGross', field: 'bis', data: { max: last.toString() } }],
  })
}

const NO_IDS = {
  status: 422,
  code: 'anfrage.ungueltig',
  issues: [{ code: 'feld.format', field: 'leseraumIds', data: {} }],
} as const

/** A period asked for must be one: the end after the start. */
function windowOf({ von, bis }: BuchungQuery): Window | null | 'invalid' {
  if (von === undefined && bis === undefined) return null
  const instantOf = (text: string | undefined) => (text === undefined ? null : Temporal.Instant.from(text))
  const window = { von: instantOf(von), bis: instantOf(bis) }
  const inOrder = !window.von || !window.bis || Temporal.Instant.compare(window.von, window.bis) < 0
  return inOrder ? window : 'invalid'
}

/**
 * Of one day, what ended early is there as long as it was booked while that can be taken back: whoever ended it has to see it. Over many days it
 * is the index of periods alone that is asked.
 */
function inWindow({ von, bis }: Window, now: Temporal.Instant | null) {
  const asked = sql`tstzrange(${von}::timestamptz, ${bis}::timestamptz)`
  return now === null
    ? sql<boolean>`b.zeitraum && ${asked}`
    : sql<boolean>`(b.zeitraum && ${asked} or (b.ruecknahme_bis > ${now} and tstzrange(lower(b.zeitraum), b.gebucht_bis) && ${asked}))`
}

/**
 * Seats that are called so, and the names that somebody may read beside them: in staff-council mode none, for what is found by a name has one.
 */
function matches(suche: string, readsNames: boolean) {
  const pattern = plainPattern(suche)
  const called = sql<boolean>`${sql.raw(plainLettersSql('l.bezeichnung'))} like ${pattern}`
  return readsNames
    ? sql<boolean>`(${called} or u1.suchform like ${pattern} or u2.suchform like ${pattern})`
    : called
}

/**
 * Whether people ask for what is theirs. The address that a booker typed stays in the booking while a person's own may become another one: theirs it is
 * by who they are. Of any other address only what was typed is asked, as it is nobody's directory.
 */
function asksForSelf({ person }: Call, { email }: BuchungQuery): boolean {
  return email === person.email.toLowerCase()
}

/**
 * Bookings by room, room list, plan, day, window, status and either mail (L15), by start, page by page. Without the right to maintain
 * bookings these are one's own.
 */
export async function listLeseraumBuchungen(call: Call, query: BuchungQuery) {
  const statuses = query.status?.split(',') ?? []
  for (const status of statuses) {
    const parsed = parseStatus(status)
    if (!parsed.ok) return refuse({ status: 422, code: 'status.unbekannt', issues: parsed.issues })
  }
  const seats = query.leseraumIds?.split(',') ?? []
  if (!seats.every(isUuid)) return refuse(NO_IDS)
  const suche = query.suche?.trim() ?? ''
  const window = windowOf(query)
  if (window === 'invalid') {
    return refuse({
      status: 422,
      code: 'zeitraum.startNichtVorEnde',
      issues: [{ code: 'zeitraum.startNichtVorEnde', field: 'bis', data: {} }],
    })
  }
  const others = refuseByPerson(call, 'email', query.email, call.person.email)
  if (others) return others
  const noSearch = suche === '' || query.tag !== undefined ? null : refuseDays(window)
  if (noSearch) return noSearch
  const cursor = readCursor(query.cursor)

  const maintains = call.person.berechtigungen.has('buchung_pflege')
  const own = sql<boolean>`(b.benutzer1_id = ${call.person.id} or b.benutzer2_id = ${call.person.id})`
  const bereiche = bereicheOf(call).filter((one) => query.bereich === undefined || one === query.bereich)
  const rows = await call.tx.all(
    selectBuchungWithNames(call.tx.scope.mandantId)
      .where(sql<boolean>`g.bereich = any(${bereiche}::text[])`)
      .$if(!maintains, (q) => q.where(own))
      .$if(query.leseraumId !== undefined, (q) => q.where('b.leseraum_id', '=', query.leseraumId as string))
      .$if(seats.length > 0, (q) => q.where(sql<boolean>`b.leseraum_id = any(${seats}::uuid[])`))
      .$if(query.grundrissId !== undefined, (q) =>
        q.where('b.grundriss_id', '=', query.grundrissId as string),
      )
      .$if(query.tag !== undefined, (q) =>
        q.where('b.tag', '=', Temporal.PlainDate.from(query.tag as string)),
      )
      .$call((q) =>
        window === null ? q : q.where(inWindow(window, query.tag === undefined ? null : call.now)),
      )
      .$if(statuses.length > 0, (q) => q.where(sql<boolean>`b.status = any(${statuses})`))
      .$if(query.email !== undefined, (q) =>
        q.where((where) =>
          where.or([
            where('u1.email', '=', query.email as string),
            where('b.zweite_adresse', '=', query.email as string),
            ...(maintains ? [where('u2.email', '=', query.email as string)] : []),
            ...(asksForSelf(call, query) ? [where('b.benutzer2_id', '=', call.person.id)] : []),
          ]),
        ),
      )
      .$if(suche !== '', (q) => q.where(matches(suche, maintains && !hidesNames(call))))
      .$if(cursor !== null, (q) =>
        q.where(
          sql<boolean>`(lower(b.zeitraum), b.id) > (${cursor?.zeit}::timestamptz, ${cursor?.id}::uuid)`,
        ),
      )
      .orderBy(sql`lower(b.zeitraum)`)
      .orderBy('b.id')
      .limit(query.limit + 1),
  )
  return { status: 200, body: pageOf(call, rows, query.limit) } as const
}

/** @param rows one more than the page has, where there are more */
function pageOf({ person }: Call, rows: readonly BuchungWithNames[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const more = rows.length > limit && last !== undefined
  return {
    items: page.map((row) => presentBuchung(row, person)),
    cursor: more ? formatCursor(last.zeitraum.von, last.id) : null,
  }
}
