import type { betroffeneQuerySchema } from '@platzwart/contract/fahrzeug'
import type { BetroffeneFahrt } from '@platzwart/contract/fahrzeug/betroffene'
import { type FahrzeugChange, isAffected, STORNO_TEXT } from '@platzwart/domain/fahrzeug/betroffene'
import { zeitenPreset } from '@platzwart/domain/fahrzeug/buchungszeiten'
import { parseUhrzeit } from '@platzwart/domain/time/uhrzeit'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import { FAHRT } from '../fahrt/art.ts'
import { type FahrtWithNames, selectFahrtWithNames } from '../fahrt/queries.ts'
import { flotteOf } from '../flotte/flotte.ts'

export type BetroffeneQuery = z.output<typeof betroffeneQuerySchema>

/** A trip that a change would cancel, and what would be kept in it. */
export interface Hit {
  readonly id: string
  readonly informationstext: string
}

interface Waiting {
  readonly id: string
  readonly status: string
  readonly typ: string
  readonly zeitraum: FahrtWithNames['zeitraum']
}

/** Those of the waiting trips that the changes hit, each with the text of the first that hits it, in the Mandant's language. */
export function hitBy(
  call: Call,
  waiting: readonly Waiting[],
  aenderungen: readonly FahrzeugChange[],
): Hit[] {
  const { zone, sprache } = call.konfiguration.mandant
  return waiting.flatMap((row) => {
    const trip = { zeitraum: row.zeitraum, status: row.status as never, typ: row.typ as never }
    const hit = aenderungen.find((aenderung) => isAffected(trip, aenderung, call.now, zone))
    return hit
      ? [{ id: row.id, informationstext: phrase(sprache, 'fuhrpark', `aenderung.${STORNO_TEXT[hit.art]}`) }]
      : []
  })
}

function presentHit(row: FahrtWithNames, informationstext: string): BetroffeneFahrt {
  return {
    id: row.id,
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    fahrer: `${row.fahrer_vorname ?? ''} ${row.fahrer_nachname ?? ''}`.trim(),
    fahrtgrund: row.fahrtgrund,
    informationstext,
  }
}

/** With the names that go with them, by start. */
export async function describeHits(tx: Tx, hits: readonly Hit[]): Promise<BetroffeneFahrt[]> {
  if (hits.length === 0) return []
  const texts = new Map(hits.map(({ id, informationstext }) => [id, informationstext]))
  const ids = [...texts.keys()]
  const rows = await tx.all(
    selectFahrtWithNames(tx.scope.mandantId)
      .where(sql<boolean>`b.id = any(${ids}::uuid[])`)
      .orderBy(sql`lower(b.zeitraum)`)
      .orderBy('b.id'),
  )
  return rows.map((row) => presentHit(row, texts.get(row.id) ?? ''))
}

const tagOf = (text: string | undefined) => (text === undefined ? null : Temporal.PlainDate.from(text))

function uhrzeitOf(text: string) {
  const parsed = parseUhrzeit(text)
  if (!parsed.ok) throw new Error('the declared shape lets through wall times only')
  return parsed.value
}

function changeOf({ person }: Call, query: BetroffeneQuery): FahrzeugChange {
  const days = { gueltigVon: tagOf(query.gueltigVon), gueltigBis: tagOf(query.gueltigBis) }
  if (query.aenderung === 'gueltigkeit') return { art: 'gueltigkeit', ...days }
  if (query.aenderung !== 'buchungszeiten') return { art: query.aenderung }
  const preset = zeitenPreset(person.einstellungen)
  const wochentage = query.wochentage?.split(',').map(Number) ?? preset.wochentage
  const von = uhrzeitOf(query.von ?? preset.von)
  const bis = uhrzeitOf(query.bis ?? preset.bis)
  const buchungAusserhalbMoeglich = query.buchungAusserhalbMoeglich ?? preset.buchungAusserhalbMoeglich
  return {
    art: 'buchungszeiten',
    buchungszeiten: { ...days, wochentage, von, bis, buchungAusserhalbMoeglich },
  }
}

/** Whether cars have booking times of their own here: a setting, the same for the whole house. */
export function keepsZeiten({ person }: Call): boolean {
  return person.einstellungen['fahrzeug.individuelleZeiten'].value
}

/** The bookings that a change of a car would cancel, before anybody makes it (F4). */
export async function listFahrzeugBetroffene(call: Call, fahrzeugId: string, query: BetroffeneQuery) {
  const { tx, konfiguration, now } = call
  const car = (await flotteOf({ tx, konfiguration })).byId.get(fahrzeugId)
  if (!car) return refuse({ status: 404, code: 'nichtGefunden' })
  const stays = query.aenderung === 'standort' && query.standortId === car.standortId
  const idle = query.aenderung === 'buchungszeiten' && !keepsZeiten(call)
  const waiting = stays || idle ? [] : await readWaiting(tx, FAHRT, ['resource', fahrzeugId], now, false)
  return {
    status: 200,
    body: await describeHits(tx, hitBy(call, waiting, [changeOf(call, query)])),
  } as const
}
