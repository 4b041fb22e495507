import type { readDatenauskunft as operation } from '@platzwart/contract/operations/datenschutz'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Language } from '@platzwart/phrases/phrases'
import type { Context } from 'hono'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { attachment, streamOf } from '../../platform/http/attachment.ts'
import { admit, admitNext, type Call, refuse, tokenOf } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { ProblemError, tooMany } from '../../platform/http/problem.ts'
import { phrase } from '../../platform/phrases.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { readMerged, readOthers, type Subject } from './queries.ts'
import type { InTurn } from './readRows.ts'
import type { About } from './renderPage.ts'
import { readTicket, TICKET_MINUTES } from './signTicket.ts'
import { writeDatenauskunft } from './writeDatenauskunft.ts'

/** A browser may break off and try again; more is no person. */
const FETCHES: AttemptRule = { limit: 3, seconds: TICKET_MINUTES * 60 }

/**
 * The file itself, as it is taken. Each page of it is read as a request of its own: nothing is held between two of them, and who is put out
 * meanwhile gets no more.
 * @throws ProblemError 404 for a ticket that is not this session's or too old, 429 when it was used three times
 */
export function sendDatenauskunft({ deps }: Frame, policy: Policy) {
  return async (c: Context<AppEnv>, { ticket }: z.output<typeof operation.query>): Promise<Response> => {
    const token = tokenOf(c)
    const read = await admit(deps, policy, c, async ({ now }) => {
      const sprache = readTicket(deps.secret, token, ticket, now)
      return sprache ? { sprache } : refuse({ status: 404, code: 'datenauskunft.abgelaufen' })
    })
    if (read instanceof Response) return read
    const key = attemptKey('datenauskunft-datei', ticket)
    const attempt = await takeAttempt(deps.authPool, key, FETCHES, deps.clock.now())
    if (!attempt.allowed) throw new ProblemError(tooMany(attempt.retryAfter))
    const begun = await admit(deps, policy, c, async (call) => {
      record(call.tx, { aktion: 'readDatenauskunft', objekt: 'benutzer', objektId: call.person.id })
      return { who: await subjectOf(call), about: aboutOf(call, read.sprache) }
    })
    if (begun instanceof Response) return begun
    const inTurn: InTurn = (ask) => admitNext(deps, policy, c, ({ tx }) => ask(tx))
    const { about } = begun
    const name = phrase(about.sprache, 'datenauskunft', 'datei')
    return attachment(streamOf(writeDatenauskunft({ deps, inTurn, ...begun })), {
      inhaltstyp: 'application/zip',
      dateiname: `${name}-${tagOf(about.now, about.zone)}.zip`,
    })
  }
}

async function subjectOf({ tx, person }: Call): Promise<Subject> {
  const benutzerIds = [person.id, ...(await readMerged(tx, person.id))]
  return {
    mandantId: tx.scope.mandantId,
    benutzerIds,
    others: await readOthers(tx, benutzerIds),
    anmeldungId: person.anmeldungId,
    email: person.email,
  }
}

function aboutOf({ person, konfiguration: { mandant }, now }: Call, sprache: Language): About {
  return {
    sprache,
    now,
    zone: mandant.zone,
    haus: mandant.name,
    module: mandant.module,
    name: `${person.vorname} ${person.nachname}`,
    email: person.email,
  }
}
