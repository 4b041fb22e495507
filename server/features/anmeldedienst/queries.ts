import type { Ablehnung } from '@platzwart/domain/anmeldedienst/ablehnung'
import type { Zuordnung } from '@platzwart/domain/anmeldedienst/zuordnung'
import type { Zutritt } from '@platzwart/domain/anmeldedienst/zutritt'
import type pg from 'pg'
import { collate } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

export interface DienstRow {
  readonly id: string
  readonly art: 'oidc' | 'saml'
  readonly name: string
  readonly aussteller: string
  readonly client_id: string
  readonly geheimnis: string | null
  readonly bereiche: string
  readonly gruppen_angabe: string | null
  readonly zuordnung: readonly Zuordnung[]
  readonly zutritt: Zutritt
  readonly zutritt_gruppe: string | null
  readonly aktiv: boolean
  readonly pflicht: boolean
  readonly notfall_id: string | null
  readonly ablehnungen: readonly { readonly zeit: string; readonly grund: Ablehnung }[]
  readonly version: number
}

const COLUMNS = `id, art, name, aussteller, client_id, geheimnis, bereiche, gruppen_angabe, zuordnung, zutritt, zutritt_gruppe, aktiv, pflicht,
  notfall_id, ablehnungen, version`

const ALL = `select ${COLUMNS} from anmeldedienst where mandant_id = $1 order by ${collate('name')}, id`
const ONE = `select ${COLUMNS} from anmeldedienst where mandant_id = $1 and id = $2`

export function readDienste(tx: Tx): Promise<DienstRow[]> {
  return tx.all(ready<DienstRow>(ALL, tx.scope.mandantId))
}

export function readDienst(tx: Tx, id: string): Promise<DienstRow | undefined> {
  return tx.first(ready<DienstRow>(ONE, tx.scope.mandantId, id))
}

/** One of the house's, locked. */
export function lockDienst(tx: Tx, id: string): Promise<DienstRow | undefined> {
  return tx.first(ready<DienstRow>(`${ONE} for no key update`, tx.scope.mandantId, id))
}

export interface Person {
  readonly id: string
  readonly anmeldung_id: string
  readonly status: string
}

export interface Bekannt extends Person {
  readonly identitaet_id: string
}

const KNOWN = `
  select i.id as identitaet_id, b.id, b.anmeldung_id, b.status
  from identitaet i join benutzer b on b.mandant_id = $1 and b.id = i.benutzer_id
  where i.mandant_id = $1 and i.anmeldedienst_id = $2 and i.aussteller = $3 and i.kennung = $4`

/** Whom a service means; undefined for who is nobody here yet. */
export function findBekannt(
  tx: Tx,
  { id, aussteller }: Pick<DienstRow, 'id' | 'aussteller'>,
  kennung: string,
): Promise<Bekannt | undefined> {
  return tx.first(ready<Bekannt>(KNOWN, tx.scope.mandantId, id, aussteller, kennung))
}

const BY_EMAIL = 'select id, anmeldung_id, status from benutzer where mandant_id = $1 and email = $2'

export function findByEmail(tx: Tx, email: string): Promise<Person | undefined> {
  return tx.first(ready<Person>(BY_EMAIL, tx.scope.mandantId, email))
}

const BY_ACCOUNT = 'select id, anmeldung_id, status from benutzer where mandant_id = $1 and anmeldung_id = $2'

export function findByAccount(tx: Tx, anmeldungId: string): Promise<Person | undefined> {
  return tx.first(ready<Person>(BY_ACCOUNT, tx.scope.mandantId, anmeldungId))
}

const GIVEN = `
  select array(select gruppe_id from benutzer_gruppe where mandant_id = $1 and benutzer_id = $2) as "gruppenIds",
    array(select rolle_id from benutzer_rolle where mandant_id = $1 and benutzer_id = $2) as "rollenIds"`

interface GivenRow {
  readonly gruppenIds: readonly string[]
  readonly rollenIds: readonly string[]
}

export async function readGranted(tx: Tx, benutzerId: string): Promise<GivenRow> {
  const row = await tx.first(ready<GivenRow>(GIVEN, tx.scope.mandantId, benutzerId))
  return row ?? { gruppenIds: [], rollenIds: [] }
}

export interface IdentitaetRow {
  readonly id: string
  readonly anmeldedienst_id: string
  readonly benutzer_id: string
  readonly dienst: string
  readonly kennung: string
  readonly erstellt: Temporal.Instant
  readonly zuletzt: Temporal.Instant | null
}

const IDENTITAET = `
  select i.id, i.anmeldedienst_id, i.benutzer_id, d.name as dienst, i.kennung, i.erstellt, i.zuletzt
  from identitaet i join anmeldedienst d on d.mandant_id = $1 and d.id = i.anmeldedienst_id where i.mandant_id = $1`

/** Who somebody is at the services of the house. */
export function readIdentitaeten(tx: Tx, benutzerId: string): Promise<IdentitaetRow[]> {
  const text = `${IDENTITAET} and i.benutzer_id = $2 order by ${collate('d.name')}, i.id`
  return tx.all(ready<IdentitaetRow>(text, tx.scope.mandantId, benutzerId))
}

export function readIdentitaet(tx: Tx, id: string): Promise<IdentitaetRow | undefined> {
  return tx.first(ready<IdentitaetRow>(`${IDENTITAET} and i.id = $2`, tx.scope.mandantId, id))
}

const INSERT_IDENTITAET = `
  insert into identitaet (mandant_id, id, anmeldedienst_id, aussteller, kennung, benutzer_id, erstellt)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`

export interface NewIdentitaet {
  readonly id: string
  readonly dienst: Pick<DienstRow, 'id' | 'aussteller'>
  readonly kennung: string
  readonly benutzerId: string
  readonly now: Temporal.Instant
}

/** @returns false where the identity is somebody's already */
export async function insertIdentitaet(
  tx: Tx,
  { id, dienst, kennung, benutzerId, now }: NewIdentitaet,
): Promise<boolean> {
  const values = [tx.scope.mandantId, id, dienst.id, dienst.aussteller, kennung, benutzerId, now.toString()]
  return (await tx.first(ready<{ id: string }>(INSERT_IDENTITAET, ...values))) !== undefined
}

// The directory lies on another machine than the houses where there are many.
const HOSTS = 'select domain from mandant_domain where mandant_id = $1 order by domain'

/** All hosts of a house. */
export async function hostsOf(authPool: pg.Pool, mandantId: string): Promise<readonly string[]> {
  const { rows } = await authPool.query<{ domain: string }>(HOSTS, [mandantId])
  return rows.map(({ domain }) => domain)
}

const HOUSE_OF_DOMAIN = 'select mandant_id as id from auth.mandant_maildomain where domain = $1'

/** Whose people write from an e-mail domain, as the operators have said; null where they have not. */
export async function houseOfMailDomain(authPool: pg.Pool, domain: string): Promise<string | null> {
  const { rows } = await authPool.query<{ id: string }>(HOUSE_OF_DOMAIN, [domain])
  return rows[0]?.id ?? null
}

const HOUSE_OF = 'select mandant_id as id from public.anmeldedienst where id = $1'

/** The house of a service; null where there is none. */
export async function houseOfDienst(authPool: pg.Pool, dienstId: string): Promise<string | null> {
  const { rows } = await authPool.query<{ id: string }>(HOUSE_OF, [dienstId])
  return rows[0]?.id ?? null
}
