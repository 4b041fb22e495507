import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { checkInWindow } from '@platzwart/domain/buchung/checkInWindow'
import type { LeseraumRow } from '../grundriss/queries.ts'
import type { BuchungWithNames } from './queries.ts'

function person(
  vorname: string | null,
  nachname: string | null,
  email: string | null,
): BuchungView['zweite'] {
  return email === null ? null : { name: `${vorname ?? ''} ${nachname ?? ''}`.trim(), email }
}

/** A booking as its own people and those who maintain bookings see it. */
export function presentBuchung(row: BuchungWithNames, viewerId: string): BuchungView {
  const window = checkInWindow(row.zeitraum.von)
  return {
    id: row.id,
    leseraumId: row.leseraum_id,
    bezeichnung: row.bezeichnung,
    grundrissId: row.grundriss_id,
    grundriss: row.grundriss,
    standort: row.standort,
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    status: row.status as BuchungView['status'],
    gruppengroesse: row.gruppengroesse,
    rolle: row.benutzer1_id === viewerId ? 'bucher' : row.benutzer2_id === viewerId ? 'zweite' : 'andere',
    bucher: person(row.vorname1, row.nachname1, row.email1),
    zweite: person(row.vorname2, row.nachname2, row.email2),
    informationstext: row.informationstext,
    gehaltenBis: row.gehalten_bis?.toString() ?? null,
    checkInVon: window.von.toString(),
    checkInBis: window.bis.toString(),
    version: row.version,
    erstellt: row.erstellt.toString(),
  }
}

/** A seat or room with all that its maintenance needs. */
export function presentLeseraum(row: LeseraumRow): LeseraumDetail {
  const { grundriss_id: grundrissId, zweite_person_noetig: zweitePersonNoetig, art, ...same } = row
  return { ...same, grundrissId, zweitePersonNoetig, art: art === 'gruppenraum' ? 'gruppenraum' : 'platz' }
}
