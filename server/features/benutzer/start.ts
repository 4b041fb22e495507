import type { Start } from '@platzwart/contract/start'
import { menuEntries } from '@platzwart/domain/berechtigung/menu'
import { isOn } from '@platzwart/domain/datenschutz/personalrat'
import type { MandantId } from '@platzwart/domain/id'
import { altseite } from '@platzwart/domain/mandant/altseite'
import { startPath } from '@platzwart/domain/mandant/module'
import type { Deps } from '../../platform/deps.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { logosOf } from '../../platform/konfiguration/logo.ts'
import { type MandantRow, readMandant } from '../../platform/konfiguration/mandant.ts'
import type { Person } from '../../platform/konfiguration/person.ts'
import { modeOf } from '../../platform/konfiguration/personalrat.ts'
import { sitzungCookieName } from '../../platform/sitzung/cookie.ts'
import { openBetreiber } from '../../platform/sitzung/openBetreiber.ts'
import { openGast } from '../../platform/sitzung/openGast.ts'
import { openSitzung } from '../../platform/sitzung/openSitzung.ts'
import { readMandantEinstellungen } from '../einstellung/queries.ts'
import { isInSeveral, readHaeuser } from '../sitzung/anmeldung/queries.ts'

interface Visitor {
  readonly token: string | null
  readonly hostMandantId: MandantId | null
  readonly host: string
  readonly requestId: string
}

type Known = Pick<Start, 'mandant' | 'sitzung' | 'betreiber'>

/** Why somebody who operates the installation may be nobody in this house: no house of theirs is meant by it. */
const NOBODY_HERE = new Set<string>([
  'sitzung.benutzerMussExistieren',
  'sitzung.fremd',
  'sitzung.inaktiv',
  'mandant.gesperrt',
])

/** Staff-council mode, while it is on. */
function personalratOf(row: MandantRow, now: Temporal.Instant): NonNullable<Start['mandant']>['personalrat'] {
  const { seit, endet } = modeOf(row)
  if (seit === null || !isOn({ seit, endet }, now)) return null
  return { seit: seit.toString(), endet: endet?.toString() ?? null }
}

function presentMandant(
  row: MandantRow,
  pattern: string,
  { host, now }: { readonly host: string; readonly now: Temporal.Instant },
): NonNullable<Start['mandant']> {
  return {
    id: row.id,
    name: row.name,
    zone: row.zone,
    sprache: row.sprache,
    module: [...row.module],
    ...logosOf(row),
    altseite: altseite(pattern, host),
    gesperrt: row.gesperrt,
    akzent: row.akzent,
    personalrat: personalratOf(row, now),
  }
}

type Haeuser = NonNullable<Start['sitzung']>['haeuser']

function presentSitzung(
  person: Person,
  mandant: MandantRow,
  haeuser: Haeuser,
): NonNullable<Start['sitzung']> {
  return {
    benutzer: {
      id: person.id,
      vorname: person.vorname,
      nachname: person.nachname,
      email: person.email,
      sprache: person.sprache,
    },
    berechtigungen: [...person.berechtigungen],
    betreiber: person.betreiber,
    zweitfaktorFehlt: person.zweitfaktorFehlt,
    haeuser,
    startpfad: startPath(mandant.module, String(person.einstellungen['system.startseite'].value)),
    menue: menuEntries(person.berechtigungen, mandant.module, {
      ...person,
      einrichtung: mandant.einrichtung,
    }).map((entry) => entry.id),
  }
}

/** Whether there are further houses; and whether they are at this address, which those of a host are not. */
async function haeuserOf({ authPool }: Deps, visitor: Visitor, person: Person): Promise<Haeuser> {
  // Nearly everybody is in one house alone, and every page begins here.
  if (!(await isInSeveral(authPool, person.anmeldungId))) return 'eines'
  const others = await readHaeuser(authPool, person.anmeldungId)
  if (others.every(({ benutzerId }) => benutzerId === person.id)) return 'eines'
  return visitor.hostMandantId === null ? 'hier' : 'anderswo'
}

async function signedIn(deps: Deps, visitor: Visitor, token: string): Promise<Known | null> {
  const here = { host: visitor.host, now: deps.clock.now() }
  try {
    return await openSitzung({ pool: deps.appPool, ...visitor, token }, async (open) => {
      const konfiguration = await deps.konfigurationen.of(open.tx, open.stand)
      const person = await konfiguration.person(open.tx, open.benutzerId)
      const pattern = String(person.einstellungen['system.altseiteMuster'].value)
      return {
        mandant: presentMandant(konfiguration.mandant, pattern, here),
        sitzung: presentSitzung(person, konfiguration.mandant, await haeuserOf(deps, visitor, person)),
        betreiber: null,
      }
    })
  } catch (error) {
    if (!(error instanceof ProblemError) || error.refusal.status !== 401) throw error
    const betreiber = NOBODY_HERE.has(error.refusal.code)
      ? await openBetreiber(deps.authPool, token, visitor.hostMandantId)
      : null
    if (betreiber === 'abgelaufen') return null
    if (betreiber)
      return {
        mandant: null,
        sitzung: null,
        betreiber: { id: betreiber.id, name: betreiber.name, email: betreiber.email },
      }
    // A session that no longer holds is a guest's start, not a failure: the page then shows the login.
    if (error.refusal.code !== 'sitzung.benutzerMussExistieren') return null
    // Nobody is behind it: said once, and the browser forgets it, or every further start would say it, too.
    const gone = `${sitzungCookieName(deps.secure)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`
    const headers = { 'set-cookie': deps.secure ? `${gone}; Secure` : gone }
    throw new ProblemError({ ...error.refusal, headers })
  }
}

/** What the login page may know: the Mandant that the host belongs to, and nothing of its people. */
async function guest(deps: Deps, visitor: Visitor): Promise<Known> {
  const { hostMandantId, host } = visitor
  const here = { host, now: deps.clock.now() }
  if (hostMandantId === null) return { mandant: null, sitzung: null, betreiber: null }
  return openGast(deps.appPool, hostMandantId, async (tx) => {
    const [mandant, werte] = await Promise.all([readMandant(tx), readMandantEinstellungen(tx)])
    return {
      mandant: presentMandant(mandant, werte.get('system.altseiteMuster') ?? '', here),
      sitzung: null,
      betreiber: null,
    }
  })
}

/**
 * Everything the app needs before it can show its first page, in one request (V4).
 * @throws ProblemError 'Ein Benutzer muss existieren' (S13) for a session that is nobody's.
 */
export async function start(deps: Deps, visitor: Visitor): Promise<Known> {
  const known = visitor.token === null ? null : await signedIn(deps, visitor, visitor.token)
  return known ?? (await guest(deps, visitor))
}
