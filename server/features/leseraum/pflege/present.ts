import type { Betroffene, LeseraumDetail } from '@platzwart/contract/grundriss'
import { artOf } from '@platzwart/domain/leseraum/types'
import type { Call } from '../../../platform/http/endpoint.ts'
import type { LeseraumRow } from '../../grundriss/queries.ts'
import type { BuchungWithNames } from '../queries.ts'

const SHOWN = 500

/** Bookings that something would hit; whose they are is for those who maintain bookings. */
export function presentBetroffene({ person }: Call, hit: readonly BuchungWithNames[]): Betroffene {
  const names = person.berechtigungen.has('buchung_pflege')
  return {
    anzahl: hit.length,
    buchungen: hit.slice(0, SHOWN).map((row) => ({
      id: row.id,
      von: row.zeitraum.von.toString(),
      bis: row.zeitraum.bis.toString(),
      status: row.status,
      gruppengroesse: row.gruppengroesse,
      bucher: names ? { name: `${row.vorname1} ${row.nachname1}`, email: row.email1 } : null,
    })),
  }
}

/** A seat or room with all that its maintenance needs. */
export function presentLeseraum(row: LeseraumRow): LeseraumDetail {
  const { grundriss_id: grundrissId, zweite_person_noetig: zweitePersonNoetig, art, ...same } = row
  return { ...same, grundrissId, zweitePersonNoetig, art: artOf(art) }
}
