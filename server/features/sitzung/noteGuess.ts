import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { domainOf, originOf } from '../../platform/sitzung/origin.ts'
import { placeIn } from '../../platform/sitzung/place.ts'
import type { Auth } from './auth.ts'
import { accountOfId, receiverOf } from './queries.ts'

/** Mistyped once or twice by whoever it is; after that they hear of it, … */
const MISTYPED: AttemptRule = { limit: 2, seconds: 60 * 60 }
/** … and not every time. */
const TOLD: AttemptRule = { limit: 1, seconds: 24 * 60 * 60 }

/**
 * Somebody is signed in with an account, and did not know its password, or its second factor: that stands in the trail of where they are, and its
 * person is told by mail, who ends that session.
 */
export async function noteGuess(
  auth: Auth,
  { token, anmeldungId }: { readonly token: string; readonly anmeldungId: string },
): Promise<void> {
  const place = placeIn(token)
  auth.logger.warn({ ereignis: 'nochmal.falsch', konto: anmeldungId }, 'wrong when asked again who it is')
  await auth.guessed(anmeldungId, place)
  const now = auth.clock.now()
  if ((await takeAttempt(auth.pool, attemptKey('aendern-vertippt', anmeldungId), MISTYPED, now)).allowed)
    return
  if (!(await takeAttempt(auth.pool, attemptKey('aendern-gemeldet', anmeldungId), TOLD, now)).allowed) return
  const account = await accountOfId(auth.pool, anmeldungId)
  if (account === null) return
  const { person, sprache, seite } = await receiverOf(auth.pool, anmeldungId, place?.mandantId ?? null)
  const origin = originOf(auth.publicUrl, place && (await domainOf(auth.pool, place.mandantId)))
  await auth.mail({
    typ: 'kontoGeraten',
    anmeldungId,
    email: account.email,
    name: account.name,
    sprache,
    person,
    link: `${origin}${seite}`,
    geheim: false,
    gueltigBis: null,
  })
}
