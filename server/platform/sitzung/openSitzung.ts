import type { MandantId } from '@platzwart/domain/id'
import type pg from 'pg'
import { runTransaction } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import { ready, type Statement, type Tx } from '../database/tx.ts'
import { isTransient } from '../database/violations.ts'
import { ProblemError } from '../http/problem.ts'
import type { KonfigurationLock } from '../konfiguration/lockKonfiguration.ts'
import { cachedPlace, findPlace, isValidAtHost, type Place, placeIn } from './place.ts'
import { sendOpening } from './sendOpening.ts'

/** The caller, as the database confirmed in the transaction's first round trip. */
export interface OpenSitzung {
  readonly tx: Tx
  readonly mandantId: string
  readonly benutzerId: string
  /** Version of the Mandant's configuration: the key of caches. */
  readonly stand: number
  /** Rows of the statement that was sent along, if any. */
  readonly ahead: readonly unknown[]
}

/** Times in seconds. */
interface SitzungRow {
  readonly anmeldung_id: string
  readonly abgelaufen: boolean
  readonly unbenutzt: number
  readonly alter_sekunden: number
}

/** Times in seconds. */
interface PersonRow {
  readonly status: string
  readonly anmeldung_id: string
  readonly stand: number
  readonly gesperrt: boolean
  readonly leerlauf: number
  readonly gesamt: number
}

const CODE = {
  keine: 'sitzung.ungueltig',
  fremd: 'sitzung.fremd',
  ohne: 'sitzung.benutzerMussExistieren',
  inaktiv: 'sitzung.inaktiv',
  abgelaufen: 'sitzung.abgelaufen',
  gesperrt: 'mandant.gesperrt',
} as const

/**
 * A statement that depends only on the claimed place and so is sent with the opening round trip; discarded if
 * the claim is wrong.
 */
export type AheadStatement = (claimed: Place) => Statement<unknown>

/** Work started before the database has confirmed the session, from cached data. */
export interface EarlyWork<T> {
  /** Version of the Mandant's configuration it uses. */
  readonly stand: number
  readonly work: (tx: Tx) => Promise<T>
}

export interface OpenOptions<T> {
  readonly pool: pg.Pool
  readonly token: string
  readonly hostMandantId: MandantId | null
  readonly requestId: string | null
  /**
   * How to lock the configuration before reading session, person and house, so that they hold until the
   * transaction ends.
   */
  readonly lock?: KonfigurationLock
  readonly ahead?: AheadStatement
  /**
   * Starts work within the opening round trip for the claimed place; null if it cannot. It counts if the
   * session is valid, the version is unchanged and the statement sent ahead returned a row; otherwise it is
   * rolled back and done again in order. It must have no effects outside its transaction.
   */
  readonly begin?: (claimed: Place) => EarlyWork<T> | null
}

const SITZUNG = 'select * from auth.use_sitzung($1)'
const PERSON = `
  select b.status, b.anmeldung_id, m.stand, m.gesperrt is not null as gesperrt,
    date_part('epoch', m.sitzung_leerlauf) as leerlauf, date_part('epoch', m.sitzung_gesamt) as gesamt
  from benutzer b join mandant m on m.id = b.mandant_id where b.mandant_id = $1 and b.id = $2`

/** The session is in another Mandant; the attempt was rolled back. */
class Elsewhere extends Error {}

/** The work relied on a stale version; the attempt was rolled back. */
class Outdated extends Error {}

/**
 * The session gate: begins the transaction in the token's Mandant and reads session and person there, in one
 * round trip. Older tokens are looked up first; a token of another Mandant than the host's is invalid there.
 * @throws ProblemError 401 with the reason when the session is invalid
 */
export async function openSitzung<T>(
  options: OpenOptions<T>,
  work: (open: OpenSitzung) => Promise<T>,
): Promise<T> {
  try {
    return await openWhereItIs(options, work)
  } catch (error) {
    const { begin: _, ...inOrder } = options
    if (error instanceof Outdated) return openSitzung(inOrder, work)
    // A deadlock or serialisation failure rolled this one back; retry once.
    if (isTransient(error)) return openWhereItIs(inOrder, work)
    throw error
  }
}

async function openWhereItIs<T>(
  options: OpenOptions<T>,
  work: (open: OpenSitzung) => Promise<T>,
): Promise<T> {
  const { pool, token, hostMandantId } = options
  if (!isValidAtHost(token, hostMandantId)) throw refused('keine')
  const place = placeIn(token) ?? cachedPlace(pool, token, hostMandantId)
  if (place) {
    try {
      return await attempt(options, place, work)
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error
    }
  }
  const found = await findPlace(pool, token, hostMandantId)
  if ('zustand' in found) throw refused(found.zustand)
  try {
    return await attempt(options, found, work)
  } catch (error) {
    // It ended between the two queries.
    throw error instanceof Elsewhere ? refused('keine') : error
  }
}

function refused(zustand: keyof typeof CODE): ProblemError {
  return new ProblemError({ status: 401, code: CODE[zustand] })
}

/** @throws Elsewhere, or ProblemError */
function judge(sitzung: SitzungRow | undefined, person: PersonRow | undefined) {
  if (!sitzung || person?.anmeldung_id !== sitzung.anmeldung_id) throw new Elsewhere()
  if (person.status !== 'aktiv') throw refused('inaktiv')
  const over = sitzung.unbenutzt >= person.leerlauf || sitzung.alter_sekunden >= person.gesamt
  if (person.gesperrt) throw refused('gesperrt')
  if (sitzung.abgelaufen || over) throw refused('abgelaufen')
  return { stand: person.stand }
}

async function attempt<T>(
  { pool, token, requestId, lock, ahead, begin }: OpenOptions<T>,
  place: Place,
  work: (open: OpenSitzung) => Promise<T>,
): Promise<T> {
  return runTransaction(pool, async (client) => {
    const { tx, answers } = sendOpening(client, {
      scope: mintScope(place.mandantId, place.benutzerId),
      requestId,
      lock,
      questions: [
        ready<SitzungRow>(SITZUNG, token),
        ready<PersonRow>(PERSON, place.mandantId, place.benutzerId),
      ],
      ahead: ahead?.(place),
    })
    const begun = begin?.(place) ?? null
    const early = begun?.work(tx)
    // Errors of the session take precedence over those of the work.
    early?.catch(() => undefined)
    const { first: sitzung, second: person, ahead: travelled } = await answers
    const judged = judge(sitzung, person)
    if (begun && early) {
      if (begun.stand !== judged.stand || travelled?.length === 0) throw new Outdated()
      return { tx, value: await early }
    }
    const value = await work({ tx, ...place, ...judged, ahead: travelled ?? [] })
    return { tx, value }
  })
}
