import type { mandantenQuerySchema } from '@platzwart/contract/mandant'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { collate, plainLettersSql, plainPattern } from '../../platform/database/byLanguage.ts'
import { DEFAULT_ZONE } from '../../platform/http/problem.ts'
import { likePattern } from '../berechtigung/queries.ts'
import type { BetreiberCall } from './answerBetreiber.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly module: string[]
  readonly gesperrt: boolean
}

interface CountRow {
  readonly mandant_id: string
  readonly was: 'menschen' | 'buchungen' | 'bytes'
  readonly anzahl: string
}

// What stands in the directory is asked for by itself: on a database of many machines the houses are elsewhere.
const FOUND_BY_DOMAIN = `select distinct mandant_id as id from auth.mandant_domain where domain like $1 limit 1000`
const PAGE = `
  select m.id, m.name, m.module, m.gesperrt is not null as gesperrt
  from public.mandant m
  where ($1::uuid is null or (${collate('m.name')}, m.id) > ($2::text, $1::uuid)) and ($3::text is null or ${plainLettersSql('m.name')} like $3 or m.id = any($4::uuid[]))
  order by ${collate('m.name')}, m.id limit $5`
const NAME = 'select name from public.mandant where id = $1'
const DOMAINS = `select mandant_id, domain from auth.mandant_domain where mandant_id = any($1::uuid[]) order by domain`
const ANMELDUNGEN = `
  select mandant_id, (extract(epoch from zuletzt) * 1000)::float8 as zuletzt from auth.mandant_anmeldung where mandant_id = any($1::uuid[])`
const COUNTS = 'select * from auth.zaehle_mandanten($1::uuid[], $2::date, $3::date)'

/**
 * Mandanten with their figures, a page at a time, for operators. It is read by the role of the sign-in, which may see the directory and
 * these numbers, and no more: six statements however many houses. The month is that of the installation's calendar.
 */
export async function listMandanten(
  { deps, now }: BetreiberCall,
  { suche, cursor, limit }: z.output<typeof mandantenQuerySchema>,
) {
  const pool = deps.authPool
  const domain = suche ? likePattern(suche.toLowerCase()) : null
  const pattern = suche ? plainPattern(suche) : null
  const [byDomain, after] = await Promise.all([
    domain ? pool.query<{ id: string }>(FOUND_BY_DOMAIN, [domain]) : null,
    cursor ? pool.query<{ name: string }>(NAME, [cursor]) : null,
  ])
  const found = byDomain?.rows.map(({ id }) => id) ?? []
  const from = after?.rows[0]?.name ?? null
  const page = await pool.query<Row>(PAGE, [from === null ? null : cursor, from, pattern, found, limit + 1])
  const rows = page.rows.slice(0, limit)
  const last = page.rows.length > limit ? rows.at(-1) : undefined
  const present = await presenter(
    deps,
    now,
    rows.map(({ id }) => id),
  )
  return { status: 200, body: { items: rows.map(present), cursor: last?.id ?? null } } as const
}

const instantText = (ms: number) => Temporal.Instant.fromEpochMilliseconds(Math.floor(ms)).toString()

async function presenter({ authPool }: BetreiberCall['deps'], now: Temporal.Instant, ids: readonly string[]) {
  const month = tagOf(now, DEFAULT_ZONE).toPlainYearMonth()
  const days = [month, month.add({ months: 1 })].map((one) => one.toPlainDate({ day: 1 }).toString())
  const [domains, seen, zahlen] = await Promise.all([
    authPool.query<{ mandant_id: string; domain: string }>(DOMAINS, [ids]),
    authPool.query<{ mandant_id: string; zuletzt: number }>(ANMELDUNGEN, [ids]),
    authPool.query<CountRow>(COUNTS, [ids, ...days]),
  ])
  const lastSeen = new Map(seen.rows.map((row) => [row.mandant_id, instantText(row.zuletzt)]))
  const count = (id: string, was: CountRow['was']) =>
    zahlen.rows.reduce(
      (sum, row) => (row.mandant_id === id && row.was === was ? sum + Number(row.anzahl) : sum),
      0,
    )
  return (row: Row) => ({
    ...row,
    domains: domains.rows.filter(({ mandant_id }) => mandant_id === row.id).map(({ domain }) => domain),
    letzteAnmeldung: lastSeen.get(row.id) ?? null,
    menschen: count(row.id, 'menschen'),
    buchungen: count(row.id, 'buchungen'),
    bytes: count(row.id, 'bytes'),
  })
}
