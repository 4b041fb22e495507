import type { FahrerView } from '@platzwart/contract/fahrzeugBuchung'
import { bookableFor } from '@platzwart/domain/fuehrerschein/bookableFor'
import type { Call } from '../../platform/http/endpoint.ts'
import { loadFahrer, loadFahrerAll, type NamedFahrer } from '../fuehrerschein/loadFahrer.ts'
import { bucherOf } from './facts.ts'

function present({ id, name, email, fuehrerschein }: NamedFahrer): FahrerView {
  return {
    id,
    name,
    email,
    naechstePruefung: fuehrerschein?.naechstePruefung?.toString() ?? null,
    klassen: [...(fuehrerschein?.klassen ?? [])],
  }
}

/** For whom this person may book (P5). Without the right to book for others, nobody else is even looked at. */
export async function listFahrer(call: Call<unknown>) {
  const { tx, person, konfiguration, now } = call
  const bucher = bucherOf(person)
  const people = bucher.fremdbuchung
    ? await loadFahrerAll(tx, konfiguration)
    : [await loadFahrer(tx, konfiguration, person.id)].filter((own) => own !== null)
  const body = bookableFor(bucher, people, now, konfiguration.mandant.zone).map(present)
  return { status: 200, body } as const
}
