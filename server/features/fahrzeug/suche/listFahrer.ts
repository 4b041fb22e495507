import type { FahrerView, fahrerQuerySchema } from '@platzwart/contract/fahrzeugBuchung'
import { bookableFor } from '@platzwart/domain/fuehrerschein/bookableFor'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import type { Call } from '../../../platform/http/endpoint.ts'
import { heldByMany } from '../../berechtigung/holders.ts'
import { loadFahrer, loadFahrerPage, type NamedFahrer } from '../../fahrer/loadFahrer.ts'
import { bucherOf } from '../../fahrt/facts.ts'

type FahrerQuery = z.output<typeof fahrerQuerySchema>

function present({ id, name, email, fuehrerschein }: NamedFahrer): FahrerView {
  return {
    id,
    name,
    email,
    naechstePruefung: fuehrerschein?.naechstePruefung?.toString() ?? null,
    klassen: [...(fuehrerschein?.klassen ?? [])],
  }
}

/** For whom this person may book (P5), by name, a page at a time. Without the right to book for others, nobody else is even looked at. */
export async function listFahrer(call: Call, { suche, id, cursor, limit }: FahrerQuery) {
  const { tx, person, konfiguration, now } = call
  const { zone } = konfiguration.mandant
  const bucher = bucherOf(person)
  const many = bucher.fremdbuchung && (await heldByMany({ tx, konfiguration }, 'fahrzeug_buchen'))
  const wish = { many, suche: suche?.trim() ?? '', id: id ?? null, after: cursor ?? null, limit: limit + 1 }
  const people = bucher.fremdbuchung
    ? await loadFahrerPage(tx, tagOf(now, zone), wish)
    : [await loadFahrer(tx, konfiguration, person.id)].filter((own) => own !== null)
  const page = people.slice(0, limit)
  const more = people.length > limit ? page.at(-1) : undefined
  const items = bookableFor(bucher, page, now, zone).map(present)
  return { status: 200, body: { items, cursor: more?.id ?? null } } as const
}
