import { ready } from '../../../platform/database/tx.ts'
import { type Call, isRefusal, refuse } from '../../../platform/http/endpoint.ts'
import { phrase } from '../../../platform/phrases.ts'
import { isElsewhere } from '../../sitzung/anmeldung/queries.ts'
import { readBuchungen } from '../deactivateBenutzer.ts'
import { type Locked, lockPerson } from '../lockPerson.ts'
import { addressOfNobody, nameOf } from '../queries.ts'
import { writePerson } from '../savePerson.ts'
import { isAnonym, renameMerged, stepsFor } from './queries.ts'
import { refuseAnonym } from './refuseAnonym.ts'

const DONE = { status: 204, body: undefined } as const

/**
 * Makes a person nobody, for good (Z5): their row stays, so that what refers to it counts as before, and says no name. What they have booked is
 * cancelled by the kinds that own it, with mails to the others who are concerned. Neither the trail's line nor the answer says who it was.
 */
export async function anonymiseBenutzer(call: Call, id: string, { name }: { readonly name: string }) {
  const { deps, tx, konfiguration } = call
  // Calendars come before the house in every verb that takes both.
  for (const kind of deps.personBuchungen) await kind.lock(call, id)
  const locked = await lockPerson(call, id, 'benutzer_pflegen')
  if (isRefusal(locked)) return (await isAnonym(tx, id)) ? DONE : locked
  const refused = (await refuseAnonym(call, id)) ?? refuseName(locked, name)
  if (refused) return refused
  const { row } = locked
  const elsewhere = await isElsewhere(deps.authPool, row.anmeldung_id, tx.scope.mandantId)
  const buchungen = await readBuchungen(call, id)
  const informationstext = phrase(konfiguration.mandant.sprache, 'mail', 'stornoBenutzerDeaktiviert')
  for (const kind of deps.personBuchungen)
    await kind.cancel(call, id, { aktion: 'anonymiseBenutzer', informationstext })
  const set = nobody(call, id)
  await renameMerged(tx, id, set)
  const left = await writePerson(call, locked, {
    aktion: 'anonymiseBenutzer',
    set,
    vorher: { status: row.status },
    nachher: { status: 'anonym', stornierteBuchungen: buchungen.length },
  })
  if (left) return left
  // Behind the cancellations' own mails: the one to the person themself goes, too.
  for (const { sql, parameters } of stepsFor(tx, id, row.email)) tx.later(sql, [...parameters])
  await tx.run(
    ready('select auth.forget_konto($1, $2, $3, $4)', row.anmeldung_id, tx.scope.mandantId, id, !elsewhere),
  )
  return DONE
}

function refuseName({ row }: Locked, typed: string) {
  if (typed.trim() === nameOf(row)) return null
  const code = 'benutzer.nameStimmtNicht'
  return refuse({ status: 422, code, issues: [{ code, field: 'name', data: {} }] })
}

/** The row of somebody who is nobody. No account is called like that, so it is no way in. */
function nobody({ konfiguration }: Call, id: string) {
  const { sprache } = konfiguration.mandant
  const email = addressOfNobody(id)
  return {
    vorname: phrase(sprache, 'benutzer', 'anonym.vorname'),
    nachname: phrase(sprache, 'benutzer', 'anonym.nachname'),
    email,
    anmeldung_id: email,
    status: 'anonym' as const,
    sprache,
    personalnummer: null,
    sso: false,
    einladung_bis: null,
  } as const
}
