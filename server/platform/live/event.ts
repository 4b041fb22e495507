import type { LiveEvent } from '@platzwart/contract/live'
import type { FahrtSnapshot } from '../../features/fahrt/snapshot.ts'
import type { BuchungSnapshot } from '../../features/leseraum/snapshot.ts'
import type { Change } from './feed.ts'

/** Kinds of change that a browser acts on; the rest of the audit trail is nobody's business there. */
const CONFIGURATION = new Set([
  'standort',
  'grundriss',
  'leseraum',
  'ausstattung',
  'mandant',
  'einstellung_wert',
  'fahrzeug',
  'fahrzeug_schaden',
])

function seatEvent(change: Change, readerId: string): LiveEvent {
  const after = change.nachher as BuchungSnapshot
  return {
    art: 'leseraumBuchung',
    id: change.objektId,
    grundrissId: after.grundrissId,
    leseraumId: after.leseraumId,
    tag: after.tag,
    von: after.von,
    bis: after.bis,
    status: after.status,
    gehaltenBis: after.gehaltenBis,
    eigene: after.benutzer1Id === readerId ? 1 : after.benutzer2Id === readerId ? 2 : 0,
    version: after.version,
  }
}

/** Until when a trip holds its car: one that came back early, until then. */
function endOf({ status, von, bis, endeIst }: FahrtSnapshot): string {
  if (status !== 'durchgeführt' || endeIst === null) return bis
  const { compare } = Temporal.Instant
  if (compare(endeIst, bis) >= 0) return bis
  return compare(endeIst, von) > 0 ? endeIst : von
}

function tripEvent(change: Change, readerId: string): LiveEvent {
  const after = change.nachher as FahrtSnapshot
  return {
    art: 'fahrzeugBuchung',
    id: change.objektId,
    fahrzeugId: after.fahrzeugId,
    von: after.von,
    bis: endOf(after),
    status: after.status,
    typ: after.typ,
    gehaltenBis: after.gehaltenBis,
    eigene: after.fahrerId === readerId || after.benutzerId === readerId,
    version: after.version,
  }
}

/** A change as one reader may see it: whose booking it is comes down to "mine" or not. Null when it is nothing for browsers. */
export function liveEventOf(change: Change, readerId: string): LiveEvent | null {
  if (change.objekt === 'leseraum_buchung') return seatEvent(change, readerId)
  if (change.objekt === 'fahrzeug_buchung') return tripEvent(change, readerId)
  if (change.objekt === 'fuehrerschein') {
    return { art: 'fuehrerschein', eigener: change.objektId === readerId }
  }
  return CONFIGURATION.has(change.objekt)
    ? { art: 'stand', objekt: change.objekt, objektId: change.objektId }
    : null
}
