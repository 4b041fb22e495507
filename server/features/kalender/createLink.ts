import { address } from '@platzwart/contract/operation'
import { readKalender } from '@platzwart/contract/operations/kalender'
import { record } from '../../platform/database/record.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { domainOf, originOf } from '../../platform/sitzung/origin.ts'
import { LINKS } from './keepLinks.ts'
import { nameOf, newGeheimnis, pruefwertOf } from './link.ts'
import { findLink, OWN_BOOKINGS, type Whose } from './queries.ts'

/**
 * One for each calendar: of two who make it anew at once, the second counts.
 * @param column of what it is about, which is a name of ours and never of a request; none for a person's own
 */
function saveText(column: string | null): string {
  return `
    insert into kalender_link (mandant_id, id, benutzer_id, pruefwert, erstellt${column === null ? '' : `, ${column}`})
    values ($1, $2, $3, $4, $5${column === null ? '' : ', $6'})
    on conflict (mandant_id, objekt_id) do update
      set id = excluded.id, benutzer_id = excluded.benutzer_id, pruefwert = excluded.pruefwert, erstellt = excluded.erstellt`
}

/** 404 for a calendar of what is not there. */
export async function refuseUnknown({ tx, deps, person }: Call, [art, objektId]: Whose) {
  if (art === OWN_BOOKINGS && objektId === person.id) return null
  const name = await deps.kalender.find((kind) => kind.art === art)?.bezeichnung(tx, objektId)
  return typeof name === 'string' ? null : refuse({ status: 404, code: 'nichtGefunden' })
}

/**
 * Makes an address, and tells it this once: what is kept of it leads back to nobody. The one before leads nowhere from the commit on, and on other
 * servers within a second.
 */
export async function createLink(call: Call, whose: Whose) {
  const { tx, deps, person, now } = call
  const unknown = await refuseUnknown(call, whose)
  if (unknown) return unknown
  const { mandantId } = tx.scope
  const [art, objektId] = whose
  const [before, host] = await Promise.all([findLink(tx, whose), domainOf(deps.authPool, mandantId)])
  const id = uuidv7()
  const geheimnis = newGeheimnis()
  const row = [mandantId, id, person.id, pruefwertOf(geheimnis), now]
  await (art === OWN_BOOKINGS
    ? tx.raw(saveText(null), row)
    : tx.raw(saveText(`${art}_id`), [...row, objektId]))
  record(tx, {
    aktion: before ? 'renewKalenderLink' : 'createKalenderLink',
    objekt: 'kalender_link',
    objektId: id,
    ...(before && { vorher: { kalenderLinkId: before.id } }),
    nachher: { art, objektId },
  })
  if (before) tx.afterCommit(() => deps.singleton(LINKS).forget(mandantId, before.id))
  const path = address(readKalender, { dateiname: nameOf({ mandantId, id, geheimnis }) })
  const kept = { erstellt: now.toString(), adresse: null }
  return {
    status: 201,
    body: { ...kept, adresse: originOf(deps.publicUrl, host) + path },
    kept,
  } as const
}
