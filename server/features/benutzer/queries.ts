import type { benutzerQuerySchema } from '@platzwart/contract/benutzer'
import { mailAddressOf } from '@platzwart/domain/mailAddress'
import type { z } from 'zod'
import { collate, plainPattern } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

export type BenutzerQuery = z.output<typeof benutzerQuerySchema>

export interface BenutzerRow {
  readonly id: string
  readonly anmeldung_id: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly personalnummer: string | null
  readonly sprache: 'de' | 'en'
  readonly status: string
  readonly sso: boolean
  readonly einladung_bis: Temporal.Instant | null
  readonly erstellt: Temporal.Instant
  readonly version: number
  readonly gruppen: readonly { readonly id: string; readonly name: string }[]
  readonly rollen: readonly { readonly id: string; readonly name: string }[]
}

/** What names somebody in a row that stays: no mail goes there, and nobody has it. */
export const addressOfNobody = (id: string) => `${id}@anonym.invalid`

/** What a person is called, in full. */
export const nameOf = ({ vorname, nachname }: Pick<BenutzerRow, 'vorname' | 'nachname'>) =>
  `${vorname} ${nachname}`

const COLUMNS =
  'b.id, b.anmeldung_id, b.vorname, b.nachname, b.email, b.personalnummer, b.sprache, b.status, b.sso, b.einladung_bis, b.erstellt, b.version'

const namesOf = (noun: 'gruppe' | 'rolle') => `
  (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name) order by ${collate('n.name')}), '[]') from benutzer_${noun} z
    join ${noun} n on n.mandant_id = $1 and n.id = z.${noun}_id where z.mandant_id = $1 and z.benutzer_id = b.id)`

const WITH_NAMES = `${COLUMNS}, ${namesOf('gruppe')} as gruppen, ${namesOf('rolle')} as rollen`

/** Columns of each order; the last tells apart who is the same in the others. */
const ORDERS: Readonly<Record<BenutzerQuery['sortierung'], readonly string[]>> = {
  name: [collate('nachname'), collate('vorname'), 'id'],
  email: ['email', 'id'],
  personalnummer: [collate('nummernfolge'), 'id'],
  erstellt: ['erstellt', 'id'],
}

const of = (alias: string, columns: readonly string[]) => columns.map((column) => `${alias}.${column}`)

const FITS = 'b.suchform like all($4::text[])'

const ofStatus = (status: BenutzerQuery['status']) =>
  status === 'alle' ? "b.status <> 'anonym'" : `b.status = '${status}'`

const keysOf = (column: string) =>
  `select ${column} as schluessel from benutzer where mandant_id = $1 and status <> 'anonym' and ${column} is not null
     group by 1 having count(*) > 1`

/** Who has a key that somebody else has, too. Each kind of key is counted in its index. $1 Mandant. */
const DOUBLES = `doppelt as materialized (${['gleichname', 'gleichadresse', 'gleichnummer']
  .map(
    (column) => `select b.id from (${keysOf(column)}) k
      join benutzer b on b.mandant_id = $1 and b.status <> 'anonym' and b.${column} = k.schluessel`,
  )
  .join(' union ')})`

/** A search of which the few that it fits are known already, by their ids. */
type Shape = BenutzerQuery & { readonly few?: boolean }

/** Who fits, and in the order behind the cursor. $1 Mandant, $3 cursor, $4 words or ids, $5 group, $6 role, $7 ids, $8 address. */
function conditionsOf({ sortierung, richtung, status, ...query }: Shape): string {
  const columns = ORDERS[sortierung]
  const behind = richtung === 'ab' ? '<' : '>'
  return [
    ofStatus(status),
    ...(query.einladung === undefined ? [] : ["b.einladung_bis is not null and b.status = 'aktiv'"]),
    ...(query.doppelt === undefined ? [] : ['b.id in (select id from doppelt)']),
    query.cursor === undefined
      ? '$3::uuid is null'
      : `(${of('b', columns)}) ${behind} (select ${of('c', columns)} from benutzer c where c.mandant_id = $1 and c.id = $3::uuid)`,
    query.suche === undefined ? '$4::text[] is null' : query.few ? 'b.id = any($4::uuid[])' : FITS,
    query.gruppeId === undefined
      ? '$5::uuid is null'
      : 'exists (select 1 from benutzer_gruppe g where g.mandant_id = $1 and g.benutzer_id = b.id and g.gruppe_id = $5::uuid)',
    query.rolleId === undefined
      ? '$6::uuid is null'
      : 'exists (select 1 from benutzer_rolle r where r.mandant_id = $1 and r.benutzer_id = b.id and r.rolle_id = $6::uuid)',
    query.ids === undefined ? '$7::uuid[] is null' : 'b.id = any($7::uuid[])',
    query.email === undefined ? '$8::text is null' : 'lower(b.email) = $8::text',
  ].join(' and ')
}

/**
 * A page, of so many kinds as there are orders and filters: a filter that nobody set is not in the text, so that the plan goes by the index
 * of what is left. Who is on it is found in that index alone, and only they are read. $1 Mandant, $2 limit, $3 cursor, $4 words, $5 group, $6 role.
 */
function pageText(query: Shape): string {
  const columns = ORDERS[query.sortierung]
  const way = query.richtung === 'ab' ? 'desc' : 'asc'
  const where = conditionsOf(query)
  const order = of('b', columns)
    .map((column) => `${column} ${way}`)
    .join(', ')
  const doubles = query.doppelt === undefined ? '' : `${DOUBLES}, `
  return `with ${doubles}seite as materialized (select b.id from benutzer b where b.mandant_id = $1 and ${where}
      order by ${order} limit $2)
    select ${WITH_NAMES} from seite join benutzer b on b.mandant_id = $1 and b.id = seite.id order by ${order}`
}

const wordsOf = (suche: string) =>
  suche
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (word.includes('@') ? mailAddressOf(word) : word))
    .map(plainPattern)

/** A query with the words of its search, and its text's parameters. */
function readyOf<R>(
  mandantId: string,
  { cursor, gruppeId, rolleId, suche, ids, email, ...rest }: BenutzerQuery,
  limit: number | null,
  textOf: (query: Shape) => string,
  few: readonly string[] | null = null,
) {
  const words = wordsOf(suche ?? '')
  const asked = { ...rest, cursor, gruppeId, rolleId, ids, email }
  const shape = { ...asked, few: few !== null, ...(words.length > 0 && { suche }) }
  return ready<R>(
    textOf(shape),
    mandantId,
    limit,
    cursor ?? null,
    few ?? (words.length > 0 ? words : null),
    gruppeId ?? null,
    rolleId ?? null,
    ids?.split(',') ?? null,
    email ?? null,
  )
}

/** A page of people with their groups and roles, and one more if there is one. */
export function pageOf(mandantId: string, query: BenutzerQuery, few: readonly string[] | null = null) {
  return readyOf<BenutzerRow>(mandantId, query, query.limit + 1, pageText, few)
}

/** Of so many and more a page is found soon in any order; fewer are put into it. */
const FEW = 500

/** In whatever order they lie, so that it ends with the first ones where they are many. $1 Mandant, $4 words. */
const fewText = ({ status }: Shape) => `
  select b.id from benutzer b where b.mandant_id = $1 and ${ofStatus(status)} and ${FITS}
    and $3::uuid is null and $5::uuid is null and $6::uuid is null and $7::uuid[] is null and $8::text is null limit $2`

/** Whom a search fits, where they are few and the order is another one than that of the names; null where the order is to be walked. */
export async function readFew(tx: Tx, query: BenutzerQuery): Promise<readonly string[] | null> {
  const { sortierung, status, suche, ids, email } = query
  if (ids !== undefined || email !== undefined || sortierung === 'name' || wordsOf(suche ?? '').length === 0)
    return null
  const shape = { sortierung, status, suche, richtung: 'auf', limit: FEW } as const
  const rows = await tx.all(readyOf<{ id: string }>(tx.scope.mandantId, shape, FEW + 1, fewText))
  return rows.length > FEW ? null : rows.map(({ id }) => id)
}

/** The same page, by the shorter way: the order of the names has the words in its index, the others would fetch each row that they pass. */
export async function readPeople(tx: Tx, query: BenutzerQuery): Promise<BenutzerRow[]> {
  return tx.all(pageOf(tx.scope.mandantId, query, await readFew(tx, query)))
}

/** How many fit. */
export async function countPeople(tx: Tx, query: BenutzerQuery): Promise<number> {
  const text = (shape: Shape) =>
    `${shape.doppelt === undefined ? '' : `with ${DOUBLES} `}select count(*)::int as anzahl from (select 1 from benutzer b where b.mandant_id = $1 and ${conditionsOf(shape)} limit $2) fits`
  const row = await tx.first(readyOf<{ anzahl: number }>(tx.scope.mandantId, query, null, text))
  return row?.anzahl ?? 0
}

export interface AlikeRow {
  /** Whom somebody looks like. */
  readonly zu: string
  readonly id: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly personalnummer: string | null
}

/** As many of each kind of key as a row of the list has room for. */
const MOST_ALIKE = 4

const alikeBy = (column: string) =>
  `(select b.id, b.vorname, b.nachname, b.email, b.personalnummer from benutzer b
     where b.mandant_id = $1 and b.status <> 'anonym' and b.${column} = a.${column} and b.id <> a.id order by b.id limit ${MOST_ALIKE})`

const ALIKE = `
  select a.id as zu, one.* from benutzer a
  cross join lateral (${['gleichname', 'gleichadresse', 'gleichnummer'].map(alikeBy).join(' union ')}) one
  where a.mandant_id = $1 and a.id = any($2::uuid[]) order by a.id, ${collate('one.nachname')}, ${collate('one.vorname')}, one.id`

/** Who looks like each of these people. */
export function readAlike(tx: Tx, ids: readonly string[]): Promise<AlikeRow[]> {
  return tx.all(ready<AlikeRow>(ALIKE, tx.scope.mandantId, ids))
}

const ONE = `select ${WITH_NAMES} from benutzer b where b.mandant_id = $1 and b.id = $2 and b.status <> 'anonym'`

/** A person with their groups and roles; nobody where they were made anonymous. */
export function readPerson(tx: Tx, id: string): Promise<BenutzerRow | undefined> {
  return tx.first(ready<BenutzerRow>(ONE, tx.scope.mandantId, id))
}

const DIRECT = `
  select berechtigung from benutzer_berechtigung where mandant_id = $1 and benutzer_id = $2 and wert = 'true' order by 1`

/** What was granted to a person directly. */
export async function readDirect(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.all(ready<{ berechtigung: string }>(DIRECT, tx.scope.mandantId, id))
  return rows.map(({ berechtigung }) => berechtigung)
}

interface Taken {
  readonly id: string
  readonly anmeldung_id: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly personalnummer: string | null
  readonly status: string
}

const TAKEN = `
  select id, anmeldung_id, vorname, nachname, email, personalnummer, status from benutzer
  where mandant_id = $1 and (email = any($2::text[]) or anmeldung_id = any($3::text[]) or personalnummer = any($4::text[]))`

/** Who has these addresses, accounts or personnel numbers already. */
export function readTaken(
  tx: Tx,
  emails: readonly string[],
  konten: readonly string[],
  nummern: readonly string[],
): Promise<Taken[]> {
  return tx.all(ready<Taken>(TAKEN, tx.scope.mandantId, emails, konten, nummern))
}
