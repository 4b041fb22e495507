import type { BenutzerBuchung, benutzerDeactivateSchema } from '@platzwart/contract/benutzer'
import type { z } from 'zod'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { lockPerson } from './lockPerson.ts'
import { readPerson } from './queries.ts'
import { savePerson } from './savePerson.ts'

/** What a person has booked and has not ended, of every kind that the house knows, by start. */
export async function readBuchungen(call: Call, id: string): Promise<BenutzerBuchung[]> {
  const all: BenutzerBuchung[] = []
  for (const kind of call.deps.personBuchungen) all.push(...(await kind.read(call, id)))
  return all.toSorted((a, b) => Temporal.Instant.compare(a.von, b.von))
}

/** What would be left behind by whom somebody is about to put out. */
export async function listBenutzerBuchungen(call: Call, id: string) {
  if (!(await readPerson(call.tx, id))) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: await readBuchungen(call, id) } as const
}

/** What has begun is no booking to cancel: somebody else will have to end it. A legal hold keeps what is kept of them, and lets nobody in. */
async function refuseOut(call: Call, id: string) {
  for (const refusalOf of call.deps.anonymisationGuards) {
    const kept = await refusalOf(call, id)
    if (kept && kept.code !== 'benutzer.loeschsperre') return refuse({ ...kept, code: 'benutzer.unterwegs' })
  }
  return null
}

/**
 * Puts a person out at once: sessions and links of theirs are over with the status (S9). What they have booked is shown first, and then
 * cancelled by the kinds that own it, with mails to those concerned, or left; that they have a car out is said first, too. Nobody puts
 * themselves out: one press would have ended what they are at, and only somebody else could let them in again.
 */
export async function deactivateBenutzer(
  call: Call,
  id: string,
  version: number,
  { buchungenStornieren, unterwegs }: z.output<typeof benutzerDeactivateSchema>,
) {
  const { deps, konfiguration } = call
  if (id === call.person.id) return refuse({ status: 409, code: 'benutzer.selbst' })
  // Calendars come before the house in every verb that takes both.
  if (buchungenStornieren) for (const kind of deps.personBuchungen) await kind.lock(call, id)
  const locked = await lockPerson(call, id, 'benutzer_pflegen', version)
  if (isRefusal(locked)) return locked
  const { row } = locked
  const away = unterwegs === true ? null : await refuseOut(call, id)
  if (away) return away
  const buchungen = await readBuchungen(call, id)
  if (buchungen.length > 0 && buchungenStornieren === undefined) {
    const data = { anzahl: buchungen.length }
    return refuse({ status: 409, code: 'benutzer.betroffeneBuchungen', data, current: buchungen })
  }
  const informationstext = phrase(konfiguration.mandant.sprache, 'mail', 'stornoBenutzerDeaktiviert')
  if (buchungenStornieren)
    for (const kind of deps.personBuchungen)
      await kind.cancel(call, id, { aktion: 'deactivateBenutzer', informationstext })
  return savePerson(call, locked, {
    aktion: 'deactivateBenutzer',
    set: { status: 'inaktiv' },
    vorher: { status: row.status },
    nachher: { status: 'inaktiv', stornierteBuchungen: buchungenStornieren ? buchungen.length : 0 },
  })
}
