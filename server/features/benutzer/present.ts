import type { BenutzerListed, BenutzerView } from '@platzwart/contract/benutzer'
import { einladungOf } from '@platzwart/domain/benutzer/einladungOf'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import type { Call } from '../../platform/http/endpoint.ts'
import { readHerkunft } from '../berechtigung/readHerkunft.ts'
import { countSitzungen } from '../sitzung/queries.ts'
import { hasFactor } from '../sitzung/zweitfaktor/queries.ts'
import { type BenutzerRow, readDirect } from './queries.ts'

export function presentListed(row: BenutzerRow, now: Temporal.Instant): BenutzerListed {
  return {
    id: row.id,
    vorname: row.vorname,
    nachname: row.nachname,
    email: row.email,
    personalnummer: row.personalnummer,
    status: row.status === 'aktiv' ? 'aktiv' : 'inaktiv',
    einladung: einladungOf(row.einladung_bis, now),
    gruppen: [...row.gruppen],
    rollen: [...row.rollen],
    version: row.version,
  }
}

/** A person for whoever maintains them: what they may do, by which ways, and on how many devices they are signed in. */
export async function presentPerson({ tx, deps, now }: Call, row: BenutzerRow): Promise<BenutzerView> {
  // Of somebody who has not come yet nothing is said: they may have an account from elsewhere.
  const come = row.einladung_bis === null
  const [herkunft, direkt, sitzungen, zweitfaktor] = await Promise.all([
    readHerkunft(tx, [row.id]),
    readDirect(tx, row.id),
    come
      ? countSitzungen(deps.authPool, row.anmeldung_id, { mandantId: tx.scope.mandantId, benutzerId: row.id })
      : 0,
    come && hasFactor(deps.authPool, row.anmeldung_id),
  ])
  return {
    ...presentListed(row, now),
    sprache: row.sprache,
    erstellt: row.erstellt.toString(),
    direkt: direkt.filter(isBerechtigung),
    wirksam: [...(herkunft.get(row.id) ?? [])].map(([berechtigung, durch]) => ({ berechtigung, durch })),
    sitzungen,
    zweitfaktor,
  }
}
