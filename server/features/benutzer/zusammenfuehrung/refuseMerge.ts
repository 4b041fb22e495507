import type { BenutzerBuchung } from '@platzwart/contract/benutzer'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import type { Refusal } from '../../../platform/http/problem.ts'

/** Of two people who are to become one. */
export interface Both {
  readonly bleibt: string
  readonly geht: string
}

interface Overlap {
  readonly bleibt: BenutzerBuchung
  readonly geht: BenutzerBuchung
}

const overlap = (a: BenutzerBuchung, b: BenutzerBuchung) =>
  Temporal.Instant.compare(a.von, b.bis) < 0 && Temporal.Instant.compare(b.von, a.bis) < 0

/** Bookings of a kind that both have at the same time: one person would be in two places. */
export async function readOverlaps(call: Call, { bleibt, geht }: Both): Promise<Overlap[]> {
  const found: Overlap[] = []
  for (const kind of call.deps.personBuchungen) {
    const mine = await kind.read(call, bleibt)
    const others = await kind.read(call, geht)
    for (const one of mine)
      for (const other of others) if (overlap(one, other)) found.push({ bleibt: one, geht: other })
  }
  return found
}

/** Why two people cannot become one now, but for what the preview lists: nobody does it to themselves, has a car out, or is under a legal hold. */
export async function refuseMerge(call: Call, both: Both): Promise<{ refusal: Refusal } | null> {
  const ids = [both.bleibt, both.geht]
  if (both.bleibt === both.geht) return refuse({ status: 404, code: 'nichtGefunden' })
  if (ids.includes(call.person.id)) return refuse({ status: 409, code: 'benutzer.selbst' })
  for (const refusalOf of call.deps.anonymisationGuards)
    for (const id of ids) {
      const refusal = await refusalOf(call, id)
      if (refusal) return refuse(refusal)
    }
  return null
}
