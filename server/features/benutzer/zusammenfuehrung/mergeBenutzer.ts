import type { mergeSchema } from '@platzwart/contract/benutzer'
import { statusOfBoth } from '@platzwart/domain/benutzer/statusOfBoth'
import type { z } from 'zod'
import { ready } from '../../../platform/database/tx.ts'
import { type Call, isRefusal, refuse } from '../../../platform/http/endpoint.ts'
import { closeLinksIn } from '../../sitzung/anmeldung/closeLinks.ts'
import { isElsewhere } from '../../sitzung/anmeldung/queries.ts'
import { renameMerged } from '../anonymisierung/queries.ts'
import { type Locked, lockPerson } from '../lockPerson.ts'
import { addressOfNobody, type BenutzerRow } from '../queries.ts'
import { savePerson } from '../savePerson.ts'
import { showBenutzer } from '../showBenutzer.ts'
import { isMerged, moveAll, noteMerged } from './queries.ts'
import { readOverlaps, refuseMerge } from './refuseMerge.ts'

type Choice = z.output<typeof mergeSchema>

/**
 * Makes one of two who are the same person: all that refers to the second comes to the first, whose fields are chosen one by one. What may not be
 * changed (logbook, handovers) goes on referring to the second's row, which is nobody's and has the first's name. Both are signed out.
 */
export async function mergeBenutzer(call: Call, bleibt: string, geht: string, choice: Choice) {
  const { tx } = call
  // What the other may do comes to the one who stays, so it is a grant, and both permissions are needed.
  const locked = await lockPerson(call, bleibt, 'benutzer_pflegen')
  if (isRefusal(locked)) return locked
  const other = await lockPerson(call, geht, 'berechtigungs_pflege')
  if (isRefusal(other)) return (await isMerged(tx, geht, bleibt)) ? showBenutzer(call, bleibt) : other
  const refused = (await refuseMerge(call, { bleibt, geht })) ?? (await refuseOverlaps(call, bleibt, geht))
  if (refused) return refused
  const { vorher, nachher } = chosen(locked.row, other.row, choice)
  await leaveRow(call, other.row, nachher)
  await moveAll(tx, { geht, bleibt }, choice.doppelt)
  await renameMerged(tx, bleibt, nachher)
  const saved = await savePerson(call, locked, {
    aktion: 'mergeBenutzer',
    set: { ...nachher, ...statusOf(call, locked.row, other.row), ...accountOf(call, choice, other.row) },
    vorher: { ...vorher, status: locked.row.status },
    nachher: { ...nachher, status: statusOfBoth(locked.row, other.row), zusammengefuehrtMit: geht },
  })
  if (isRefusal(saved)) return saved
  await endAccounts(call, locked, other, choice)
  return saved
}

async function refuseOverlaps(call: Call, bleibt: string, geht: string) {
  const overlaps = await readOverlaps(call, { bleibt, geht })
  if (overlaps.length === 0) return null
  const data = { anzahl: overlaps.length }
  return refuse({ status: 409, code: 'benutzer.ueberschneidung', data, current: overlaps })
}

const fieldsOf = ({ vorname, nachname, personalnummer, sprache, email }: BenutzerRow) => ({
  vorname,
  nachname,
  personalnummer,
  sprache,
  email,
})

/** What the one who stays is called before and after. */
function chosen(bleibt: BenutzerRow, geht: BenutzerRow, choice: Choice) {
  const of = { bleibt: fieldsOf(bleibt), geht: fieldsOf(geht) }
  const nachher = {
    vorname: of[choice.vorname].vorname,
    nachname: of[choice.nachname].nachname,
    personalnummer: of[choice.personalnummer].personalnummer,
    sprache: of[choice.sprache].sprache,
    email: of[choice.email].email,
  }
  return { vorher: of.bleibt, nachher }
}

/** Who is let in again by it, and had not come before they were put out, has not come now: as with activating. */
function statusOf({ now }: Call, bleibt: BenutzerRow, geht: BenutzerRow) {
  const status = statusOfBoth(bleibt, geht)
  if (status === bleibt.status) return {}
  return { status, ...(bleibt.einladung_bis !== null && { einladung_bis: now }) }
}

/** With the address goes what one signs in with. The links of an invitation end with the row that it was for: it has run out, and is sent again. */
function accountOf({ now }: Call, { email }: Choice, { anmeldung_id, sso, einladung_bis }: BenutzerRow) {
  if (email !== 'geht') return {}
  return { anmeldung_id, sso, einladung_bis: einladung_bis === null ? null : now }
}

/** Before anything moves: whoever books for them waits, and address, number and account are free for the one who stays. */
async function leaveRow(
  { tx }: Call,
  { id }: BenutzerRow,
  { vorname, nachname }: Pick<BenutzerRow, 'vorname' | 'nachname'>,
) {
  const text = `update benutzer set status = 'anonym', vorname = $3, nachname = $4, email = $5, anmeldung_id = $5, personalnummer = null,
    sso = false, einladung_bis = null, version = version + 1 where mandant_id = $1 and id = $2`
  await tx.run(ready(text, tx.scope.mandantId, id, vorname, nachname, addressOfNobody(id)))
}

/** Both are signed out in this house, and the account that is nobody's any more goes. */
async function endAccounts(
  { tx, deps }: Call,
  { row: one }: Locked,
  { row: other }: Locked,
  { email }: Choice,
) {
  const { mandantId } = tx.scope
  const end = 'select auth.end_sitzungen_in($1, $2, $3)'
  for (const { anmeldung_id, id } of [one, other]) await tx.run(ready(end, anmeldung_id, mandantId, id))
  if (email === 'geht') await closeLinksIn(deps.authPool, tx, other.anmeldung_id)
  await noteMerged(tx, other.id, one.id)
  const gone = email === 'geht' ? one : other
  const elsewhere = await isElsewhere(deps.authPool, gone.anmeldung_id, mandantId)
  await tx.run(
    ready('select auth.forget_konto($1, $2, $3, $4)', gone.anmeldung_id, mandantId, gone.id, !elsewhere),
  )
}
