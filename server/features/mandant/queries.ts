import type { MandantHaus } from '@platzwart/contract/mandant'
import { address } from '@platzwart/contract/operation'
import { readHausLogo } from '@platzwart/contract/operations/mandant'
import { sql } from 'kysely'
import type pg from 'pg'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { readMandant, rechtstexteOf } from '../../platform/konfiguration/mandant.ts'
import { readMandantEinstellungen } from '../einstellung/queries.ts'

/** The customer's name in the older workspace site (T1); null for a Mandant that was never there. */
export async function readKundenname(tx: Tx): Promise<string | null> {
  const row = await tx.first(
    build.selectFrom('mandant_legacy').select('kundenname').where('mandant_id', '=', tx.scope.mandantId),
  )
  return row?.kundenname ?? null
}

/** A directory of domains that lead to a Mandant; it is the sign-in's, and so is the pool that reads it. */
export interface DomainKind {
  readonly field: 'domains' | 'mailDomains'
  readonly read: (authPool: pg.Pool, mandantId: string) => Promise<string[]>
  /** Both act for the scope's Mandant, and reach nothing of another one's. */
  readonly give: string
  readonly take: string
}

const readsBy = (text: string) => async (authPool: pg.Pool, mandantId: string) => {
  const { rows } = await authPool.query<{ domain: string }>(text, [mandantId])
  return rows.map((row) => row.domain)
}

export const HOSTS: DomainKind = {
  field: 'domains',
  read: readsBy('select domain from auth.mandant_domain where mandant_id = $1 order by domain'),
  give: 'select auth.give_domain($1) as given',
  take: 'select auth.take_domain($1) as taken',
}

/** Of the e-mail addresses of its people. */
export const MAIL_DOMAINS: DomainKind = {
  field: 'mailDomains',
  read: readsBy('select domain from auth.mandant_maildomain where mandant_id = $1 order by domain'),
  give: 'select auth.give_maildomain($1) as given',
  take: 'select auth.take_maildomain($1) as taken',
}

/** The hosts of a Mandant, by name. */
export const readDomains = HOSTS.read

/** Whether somebody of the Mandant has ever signed in. */
export async function hasAnmeldung(authPool: pg.Pool, mandantId: string): Promise<boolean> {
  const { rowCount } = await authPool.query('select 1 from auth.mandant_anmeldung where mandant_id = $1', [
    mandantId,
  ])
  return rowCount === 1
}

/** The setting that is the pattern of the older site's address (T6). */
export const ALTSEITE = 'system.altseiteMuster'

const hours = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) / 3600)::int`

/** Of the scope's Mandant what its configuration does not keep: how long sessions hold, since when it is closed, how long operators may look. */
export async function readSides(tx: Tx) {
  const row = await tx.first(
    build
      .selectFrom('mandant')
      .select([hours('sitzung_leerlauf').as('leerlauf'), hours('sitzung_gesamt').as('gesamt'), 'gesperrt'])
      .select('zugriff_bis as zugriffBis')
      .where('id', '=', tx.scope.mandantId),
  )
  return {
    dauer: { leerlaufStunden: row?.leerlauf ?? 0, gesamtStunden: row?.gesamt ?? 0 },
    gesperrt: row?.gesperrt?.toString() ?? null,
    zugriffBis: row?.zugriffBis?.toString() ?? null,
  }
}

/**
 * A Mandant as operators know it. None of it is about its people.
 * @param directory its domains, and whether nobody has signed in yet, where that is known already: what is not committed is not in the directory
 * @throws ProblemError 404 when there is none
 */
export async function readHausOf(
  tx: Tx,
  authPool: pg.Pool,
  directory: {
    readonly domains?: readonly string[]
    readonly mailDomains?: readonly string[]
    readonly einladbar?: boolean
  } = {},
): Promise<MandantHaus> {
  const id = tx.scope.mandantId
  const mandant = await readMandant(tx)
  const [{ dauer, ...sides }, texte, kundenname, werte, domains, mailDomains, einladbar] = await Promise.all([
    readSides(tx),
    rechtstexteOf(tx),
    readKundenname(tx),
    readMandantEinstellungen(tx),
    directory.domains ?? readDomains(authPool, id),
    directory.mailDomains ?? MAIL_DOMAINS.read(authPool, id),
    directory.einladbar ?? hasAnmeldung(authPool, id).then((has) => !has),
  ])
  const { name, zone, sprache, module, akzent, version, logo, logoDunkel } = mandant
  const at = (dateiname: string | null) => dateiname && address(readHausLogo, { id, dateiname })
  return {
    id,
    name,
    zone,
    sprache,
    akzent,
    version,
    einladbar,
    logo: at(logo),
    logoDunkel: at(logoDunkel),
    ...texte,
    module: [...module],
    domains: [...domains],
    mailDomains: [...mailDomains],
    kundenname: kundenname ?? '',
    altseiteMuster: werte.get(ALTSEITE) ?? '',
    ...dauer,
    ...sides,
  }
}
