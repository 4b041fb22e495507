import type { FreigabePage } from '@platzwart/contract/freigabe'
import { decideFreigabe } from '@platzwart/domain/fahrzeug/freigabe'
import type { FahrzeugBuchung } from '@platzwart/domain/fahrzeug/types'
import type { BenutzerId } from '@platzwart/domain/id'
import type { Call } from '../../platform/http/endpoint.ts'
import type { FahrtWithNames } from '../fahrt/queries.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'

/** A trip as far as its approval goes. */
export function specialOf(row: FahrtWithNames) {
  return {
    status: row.status as FahrzeugBuchung['status'],
    benutzerId: row.benutzer_id as BenutzerId,
    fahrerId: row.fahrer_id as BenutzerId | null,
    freigabeGruende: row.freigabe_gruende as FahrzeugBuchung['freigabeGruende'],
    freigaben: row.freigaben.map((freigabe) => freigabe.is_freigegeben),
  }
}

/** A special trip as approvers see it, and whether it is this one's to decide. */
export function presentFreigabe(row: FahrtWithNames, call: Call): FreigabePage['items'][number] {
  const { id } = call.person
  const gefragt = row.freigaben.some((freigabe) => freigabe.benutzer_id === id)
  const answer = { benutzerId: id, gefragt, freigegeben: true, grund: '' }
  return {
    buchung: showFahrt(call, row),
    entscheidbar: decideFreigabe(specialOf(row), answer).ok,
  }
}
