import type { FreigabePage } from '@platzwart/contract/freigabe'
import { decideFreigabe } from '@platzwart/domain/fahrzeug/freigabe'
import type { Call } from '../../platform/http/endpoint.ts'
import { fahrtOf, presentFahrt } from '../fahrzeug/present.ts'
import type { FahrtWithNames } from '../fahrzeug/queries.ts'

/** A special trip as approvers see it, and whether it is this one's to decide. */
export function presentFreigabe(
  row: FahrtWithNames,
  { person, now }: Call<unknown>,
): FreigabePage['items'][number] {
  const trip = fahrtOf(
    row,
    row.freigaben.map((freigabe) => freigabe.is_freigegeben),
  )
  const answer = {
    benutzerId: person.id,
    gefragt: row.freigaben.some((freigabe) => freigabe.benutzer_id === person.id),
    freigegeben: true,
    grund: '',
  }
  return {
    buchung: presentFahrt(row, { benutzerId: person.id, now, einstellungen: person.einstellungen }),
    entscheidbar: decideFreigabe(trip, answer).ok,
  }
}
