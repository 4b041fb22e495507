import type { Ablehnung } from '@platzwart/domain/anmeldedienst/ablehnung'
import { type Angaben, type Claims, readAngaben } from '@platzwart/domain/anmeldedienst/angaben'
import { type GrantChange, mapGruppen } from '@platzwart/domain/anmeldedienst/zuordnung'
import { refuseAdresse, refuseZutritt } from '@platzwart/domain/anmeldedienst/zutritt'
import { lostWithLast } from '@platzwart/domain/berechtigung/vergabe'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Deps } from '../../platform/deps.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { lockStand, raiseStand, readMandant } from '../../platform/konfiguration/mandant.ts'
import { give, take } from '../benutzer/changeRechte.ts'
import { readKept } from '../berechtigung/keepLast.ts'
import { createAccountOfDienst } from './createAccount.ts'
import {
  type Bekannt,
  type DienstRow,
  findBekannt,
  findByAccount,
  findByEmail,
  houseOfMailDomain,
  insertIdentitaet,
  type Person,
  readGranted,
} from './queries.ts'

/** What comes of a service's word. */
export type Outcome =
  | { readonly art: 'herein'; readonly anmeldungId: string }
  | { readonly art: 'offen'; readonly grund: 'adresse' | 'verbinden'; readonly email: string | null }
  | { readonly art: 'abgelehnt'; readonly grund: Ablehnung }

const refused = (grund: Ablehnung): Outcome => ({ art: 'abgelehnt', grund })

type Taking = Pick<Deps, 'jobs' | 'authPool' | 'clock'>

interface Word {
  readonly mandantId: string
  readonly dienst: DienstRow
  readonly claims: Claims
  readonly kennung: string
  /** An address that the person has typed, because the service tells none. */
  readonly getippt: string | null
  /** The account that an invitation is for, shown by its link. */
  readonly eingeladen: string | null
}

export const angabenOf = ({ dienst, claims, kennung }: Pick<Word, 'dienst' | 'claims' | 'kennung'>) =>
  readAngaben(claims, kennung, dienst.gruppen_angabe)

/** Whether the domain of an address is this house's, as the operators have said, or another one's. */
async function ownerOf({ authPool }: Taking, mandantId: string, email: string | null) {
  const domain = email?.split('@')[1]
  const house = domain === undefined ? null : await houseOfMailDomain(authPool, domain)
  return { own: house === mandantId, foreign: house !== null && house !== mandantId }
}

/** What a service's word meets in the house. */
interface Assessment {
  readonly said: Angaben
  /** Whom the identity belongs to already. */
  readonly bekannt: Bekannt | undefined
  /** Somebody else of the house with the same address. */
  readonly same: Person | undefined
  readonly email: string | null
  /** Whether the house owns the domain of the address. */
  readonly own: boolean
  /** Why the word lets nobody in; null if it does, or may. */
  readonly grund: Ablehnung | null
}

/** Assesses a service's word without writing anything: a sign-in and its try-out must come to the same result. */
export async function assess(deps: Taking, word: Word): Promise<Assessment> {
  const { mandantId, dienst, kennung } = word
  const said = angabenOf(word)
  const email = said.email ?? word.getippt
  const regel = { zutritt: dienst.zutritt, zutrittGruppe: dienst.zutritt_gruppe }
  const met = { said, bekannt: undefined, same: undefined, email, own: false }
  const bekannt = await forMandant(deps.jobs.pool, mandantId, (tx) => findBekannt(tx, dienst, kennung))
  if (bekannt) {
    const grund = bekannt.status === 'aktiv' ? refuseZutritt(said, regel, true) : 'inaktiv'
    return { ...met, bekannt, grund }
  }
  const { own, foreign } = await ownerOf(deps, mandantId, email)
  const wrong = refuseAdresse({ ...said, email }, foreign)
  if (wrong || word.eingeladen !== null) return { ...met, own, grund: wrong }
  const same =
    email === null ? undefined : await forMandant(deps.jobs.pool, mandantId, (tx) => findByEmail(tx, email))
  const inactive = same !== undefined && same.status !== 'aktiv' ? 'inaktiv' : null
  return { ...met, own, same, grund: refuseZutritt(said, regel, same !== undefined) ?? inactive }
}

/**
 * Lets somebody in by the word of a service that was verified: who they are is said by issuer and subject. An address that somebody has here never
 * makes them one and the same: they sign in as before and agree.
 */
export async function takeAngaben(deps: Taking, word: Word): Promise<Outcome> {
  const { said, bekannt, same, email, own, grund } = await assess(deps, word)
  if (grund) return refused(grund)
  if (bekannt) return letIn(deps, word, said, bekannt)
  if (word.eingeladen !== null) return linkInvited(deps, word, said, word.eingeladen)
  // A typed address shows nothing: whose it is, is asked to sign in like everybody whom the service names by it.
  if (same) return { art: 'offen', grund: 'verbinden', email }
  if (email === null) return { art: 'offen', grund: 'adresse', email: null }
  const confirmed = word.getippt === null && said.emailBestaetigt === true && own
  return joinHouse(deps, word, { said, email, confirmed })
}

async function letIn(deps: Taking, word: Word, said: Angaben, bekannt: Bekannt): Promise<Outcome> {
  const { mandantId, dienst } = word
  await forMandant(deps.jobs.pool, mandantId, async (tx) => {
    await followGruppen(tx, dienst, said.gruppen, bekannt.id)
    await noteUse(tx, bekannt.identitaet_id, deps.clock.now())
  })
  return { art: 'herein', anmeldungId: bekannt.anmeldung_id }
}

const USED = 'update identitaet set zuletzt = $3 where mandant_id = $1 and id = $2'

async function noteUse(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  await tx.run(ready(USED, tx.scope.mandantId, id, now.toString()))
}

const isNothing = ({ dazu, weg }: GrantChange) =>
  [dazu, weg].every(({ gruppenIds, rollenIds }) => gruppenIds.length + rollenIds.length === 0)

const idsOf = async (tx: Tx, noun: 'gruppe' | 'rolle', ids: readonly string[]) => {
  const text = `select id from ${noun} where mandant_id = $1 and id = any($2::uuid[])`
  const rows = await tx.all(ready<{ id: string }>(text, tx.scope.mandantId, ids))
  return rows.map(({ id }) => id)
}

/**
 * Gives and takes what the mapping says. Only what changes waits for the house's configuration, so that a morning's sign-ins do not stand in a row.
 * Where it would take the last one who can look after the house, nothing is taken.
 */
async function followGruppen(
  tx: Tx,
  { zuordnung }: DienstRow,
  gruppen: Angaben['gruppen'],
  benutzerId: string,
): Promise<void> {
  const first = mapGruppen(gruppen, zuordnung, await readGranted(tx, benutzerId))
  if (isNothing(first)) return
  await lockStand(tx)
  const [before, now] = await Promise.all([readKept(tx), readGranted(tx, benutzerId)])
  const { dazu, weg } = mapGruppen(gruppen, zuordnung, now)
  const rechte = {
    gruppenIds: await idsOf(tx, 'gruppe', dazu.gruppenIds),
    rollenIds: await idsOf(tx, 'rolle', dazu.rollenIds),
    berechtigungen: [],
  }
  await give(tx, [benutzerId], rechte)
  const taken = { gruppenIds: [...weg.gruppenIds], rollenIds: [...weg.rollenIds], berechtigungen: [] }
  await take(tx, benutzerId, taken)
  const lost = lostWithLast(before, await readKept(tx)) !== null
  if (lost) await give(tx, [benutzerId], taken)
  record(tx, {
    aktion: 'followAnmeldedienst',
    objekt: 'benutzer',
    objektId: benutzerId,
    vorher: now,
    nachher: await readGranted(tx, benutzerId),
  })
  await raiseStand(tx)
}

/** The link of an invitation shows whose identity it is. */
async function linkInvited(deps: Taking, word: Word, said: Angaben, anmeldungId: string): Promise<Outcome> {
  const { mandantId, dienst, kennung } = word
  const now = deps.clock.now()
  return forMandant(deps.jobs.pool, mandantId, async (tx): Promise<Outcome> => {
    const person = await findByAccount(tx, anmeldungId)
    if (person === undefined || person.status !== 'aktiv') return refused('nichtEingeladen')
    await linkIdentitaet(tx, { dienst, kennung, benutzerId: person.id, now })
    await followGruppen(tx, dienst, said.gruppen, person.id)
    return { art: 'herein', anmeldungId }
  })
}

interface Linking {
  readonly dienst: DienstRow
  readonly kennung: string
  readonly benutzerId: string
  readonly now: Temporal.Instant
}

/** @returns false where the identity is somebody else's already */
export async function linkIdentitaet(
  tx: Tx,
  { dienst, kennung, benutzerId, now }: Linking,
): Promise<boolean> {
  const id = uuidv7(now.epochMilliseconds)
  if (!(await insertIdentitaet(tx, { id, dienst, kennung, benutzerId, now }))) return false
  record(tx, {
    aktion: 'addIdentitaet',
    objekt: 'identitaet',
    objektId: id,
    imAuftragId: benutzerId,
    nachher: { dienst: dienst.name },
  })
  return true
}

interface Joining {
  readonly said: Angaben
  readonly email: string
  readonly confirmed: boolean
}

/** Somebody new, with an account of this house's own. */
async function joinHouse(deps: Taking, word: Word, { said, email, confirmed }: Joining): Promise<Outcome> {
  const { mandantId, dienst, kennung } = word
  const { vorname, nachname, gruppen } = said
  const now = deps.clock.now()
  const name = `${vorname} ${nachname}`
  const anmeldungId = await createAccountOfDienst(deps.authPool, { email, name, confirmed })
  return forMandant(deps.jobs.pool, mandantId, async (tx): Promise<Outcome> => {
    await lockStand(tx)
    // Somebody may have come by the same word, or with the same address, a moment ago.
    const meanwhile = await findBekannt(tx, dienst, kennung)
    if (meanwhile)
      return meanwhile.status === 'aktiv'
        ? { art: 'herein', anmeldungId: meanwhile.anmeldung_id }
        : refused('inaktiv')
    if (await findByEmail(tx, email)) return { art: 'offen', grund: 'verbinden', email }
    const id = uuidv7(now.epochMilliseconds)
    const { sprache } = await readMandant(tx)
    await tx.run(
      build.insertInto('benutzer').values({
        mandant_id: mandantId,
        id,
        anmeldung_id: anmeldungId,
        vorname,
        nachname,
        email,
        sprache,
        sso: true,
      }),
    )
    record(tx, {
      aktion: 'joinByAnmeldedienst',
      objekt: 'benutzer',
      objektId: id,
      imAuftragId: id,
      nachher: { name, email, dienst: dienst.name },
    })
    await linkIdentitaet(tx, { dienst, kennung, benutzerId: id, now })
    await followGruppen(tx, dienst, gruppen, id)
    await raiseStand(tx)
    return { art: 'herein', anmeldungId }
  })
}
