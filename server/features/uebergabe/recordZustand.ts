import type { checkInSchema, checkOutSchema } from '@platzwart/contract/fahrzeugBuchung'
import { momentOf } from '@platzwart/domain/fahrzeug/moment'
import { type Frage, openFragen } from '@platzwart/domain/fahrzeug/rueckfragen'
import { zustandIssues } from '@platzwart/domain/fahrzeug/zustand'
import { spokenData } from '@platzwart/phrases/format'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'
import { phrase } from '../../platform/phrases.ts'
import { speaker } from '../benachrichtigung/renderParts.ts'
import { lockOwn, notify, refuseIssues } from '../buchung/transition.ts'
import { FAHRT } from '../fahrt/art.ts'
import type { FahrtWithNames } from '../fahrt/queries.ts'
import { lockFahrzeug } from '../flotte/lockFahrzeug.ts'

export type CheckInInput = z.output<typeof checkInSchema>
export type CheckOutInput = z.output<typeof checkOutSchema>
type Input = CheckInInput | CheckOutInput

/** The trip and its car, locked; with the trip comes the car's calendar, which its own verbs take before the car. */
export async function lockFahrtAndCar(call: Call<unknown>, id: string) {
  const locked = await lockOwn(call, FAHRT, id)
  if ('refusal' in locked) return locked
  const car = await lockFahrzeug(call.tx, locked.row.fahrzeug_id)
  if (!car) return refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  return { ...locked, car }
}

export type LockedWithCar = Exclude<Awaited<ReturnType<typeof lockFahrtAndCar>>, { refusal: unknown }>

/** When it happened: on the device, if that tells it later; a refusal for a moment that cannot be. */
export function readMoment(call: Call<unknown>, zeit: string | undefined, notBefore: Temporal.Instant) {
  const told = zeit === undefined ? null : Temporal.Instant.from(zeit)
  const moment = momentOf(told, call.now, notBefore)
  return moment.ok ? moment.value : refuseIssues(moment.issues)
}

function dateiIdsOf(input: Input): { field: string; id: string }[] {
  const photos = input.schaeden.flatMap(({ bildId }, i) =>
    bildId === null ? [] : [{ field: `schaeden.${i}.bildId`, id: bildId }],
  )
  const receipts = 'belege' in input ? input.belege : []
  return [...photos, ...receipts.map(({ dateiId }, i) => ({ field: `belege.${i}.dateiId`, id: dateiId }))]
}

/**
 * Files that a person names must have been uploaded, into this bucket, and by them: what becomes the picture of a damage is seen by
 * everybody, and somebody else's receipt must not. Those who maintain the fleet see all files anyway.
 */
async function dateiIssues({ tx, person }: Call<unknown>, input: Input): Promise<CodedIssue[]> {
  const named = dateiIdsOf(input)
  if (named.length === 0) return []
  const ids = named.map(({ id }) => id)
  const pflege = person.berechtigungen.has('fahrzeug_pflege')
  const found = await tx.all(
    build
      .selectFrom('datei')
      .select('id')
      .where('bucket', '=', 'fahrzeuge')
      .$if(!pflege, (select) => select.where('benutzer_id', '=', person.id))
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
  )
  const there = new Set(found.map(({ id }) => id))
  return named
    .filter(({ id }) => !there.has(id))
    .map(({ field }) => ({ code: 'nichtGefunden', field, data: {} }))
}

/** Why the car cannot be as the driver says. */
export async function refuseZustand(call: Call<unknown>, input: Input, letzterStand: number) {
  const stufen = call.person.einstellungen['fahrzeug.sauberkeitStufen'].value
  const issues = [
    ...zustandIssues(input, letzterStand, stufen),
    ...(await dateiIssues(call, input)),
  ] satisfies CodedIssue[]
  return issues.length === 0
    ? null
    : refuse({ status: 422, code: issues[0]?.code ?? 'anfrage.ungueltig', issues })
}

/** What is strange about it is asked first, and taken when the person says that it is so (409, then once more with the codes). */
export function askFirst(fragen: readonly Frage[], { bestaetigteFragen }: Input) {
  const offen = openFragen(fragen, bestaetigteFragen)
  return offen.length === 0 ? null : refuse({ status: 409, code: 'fahrzeug.rueckfrage', issues: offen })
}

/** For whoever reads the history: what the person was asked and has confirmed, in the language of the house. */
export function confirmedText({ konfiguration }: Call<unknown>, fragen: readonly Frage[]): string {
  if (fragen.length === 0) return ''
  const { sprache, zone } = konfiguration.mandant
  const texts = fragen.map(({ code, data }) =>
    phrase(sprache, 'fehler', code, { ...spokenData(data, { sprache, zone }) }),
  )
  return phrase(sprache, 'fuhrpark', 'historie/bestaetigt', { fragen: texts.join(' ') })
}

interface Event {
  readonly typ: 'CHECK_IN' | 'CHECK_OUT'
  readonly zeit: Temporal.Instant
  readonly input: Input
  /** What whoever reads the history should know about it. */
  readonly beschreibung?: string
}

/** The history's row with its damages and receipts, and the car as it is from now on. */
export async function recordZustand(call: Call<unknown>, locked: LockedWithCar, event: Event): Promise<void> {
  const { tx, person } = call
  const { row, car } = locked
  const { typ, zeit, input } = event
  const mandant_id = tx.scope.mandantId
  const historieId = uuidv7()
  const { kilometerstand, tankProzent, sauberkeitAussen, sauberkeitInnen } = input
  const zustand = {
    kilometerstand,
    tank_prozent: tankProzent,
    sauberkeit_aussen: sauberkeitAussen,
    sauberkeit_innen: sauberkeitInnen,
    // Who says nothing about the spot leaves it as it was known.
    stellplatz: input.stellplatz === '' ? car.stellplatz : input.stellplatz,
  }
  await tx.run(
    build.insertInto('fahrzeug_historie').values({
      ...zustand,
      mandant_id,
      id: historieId,
      fahrzeug_id: car.id,
      zeit,
      typ,
      beschreibung: event.beschreibung ?? '',
      buchung_id: row.id,
      sichtpruefung: 'sichtpruefung' in input ? JSON.stringify(input.sichtpruefung) : null,
      benutzer_id: person.id,
    }),
  )
  await Promise.all([
    tx.run(build.updateTable('fahrzeug').set(zustand).where('id', '=', car.id)),
    insertSchaeden(call, car.id, historieId, event),
    insertBelege(tx, historieId, 'belege' in input ? input.belege : []),
  ])
}

async function insertSchaeden(
  { tx, person }: Call<unknown>,
  fahrzeugId: string,
  historieId: string,
  { input, zeit }: Event,
): Promise<void> {
  if (input.schaeden.length === 0) return
  const rows = input.schaeden.map(({ beschreibung, ansicht, x, y, bildId }) => ({
    mandant_id: tx.scope.mandantId,
    id: uuidv7(),
    fahrzeug_id: fahrzeugId,
    historie_id: historieId,
    beschreibung,
    ansicht,
    x,
    y,
    bild_id: bildId,
    gemeldet_von: person.id,
    gemeldet: zeit,
  }))
  await tx.run(build.insertInto('fahrzeug_schaden').values(rows))
  record(
    tx,
    ...rows.map(({ id, beschreibung, ansicht }) => ({
      aktion: 'reportSchaden',
      objekt: 'fahrzeug_schaden',
      objektId: id,
      nachher: { fahrzeugId, beschreibung, ansicht },
    })),
  )
}

async function insertBelege(tx: Tx, historieId: string, belege: CheckOutInput['belege']): Promise<void> {
  if (belege.length === 0) return
  await tx.run(
    build.insertInto('fahrzeug_beleg').values(
      belege.map(({ dateiId, art, betragCent }) => ({
        mandant_id: tx.scope.mandantId,
        id: uuidv7(),
        historie_id: historieId,
        datei_id: dateiId,
        art,
        betrag_cent: betragCent,
      })),
    ),
  )
}

/** What the check before the trip found, in the language of the house. */
function findingsOf(call: Call<unknown>, input: Input): string[] {
  if (!('sichtpruefung' in input)) return []
  const say = speaker(call.konfiguration.mandant.sprache, 'fahrzeugMail')
  return Object.entries(input.sichtpruefung)
    .filter(([, inOrder]) => !inOrder)
    .map(([part]) => say(`sichtpruefung.${part}`))
}

/** The trip's people, and the fleet manager about damages, failed checks and dirt beyond the house's thresholds (C3). */
export async function notifyZustand(
  call: Call<unknown>,
  change: 'eingecheckt' | 'ausgecheckt',
  named: FahrtWithNames,
  input: Input,
): Promise<void> {
  await notify(call, FAHRT, change, named)
  const schaeden = [...input.schaeden.map(({ beschreibung }) => beschreibung), ...findingsOf(call, input)]
  if (schaeden.length > 0) await notify(call, FAHRT, 'schaden', named, undefined, { schaeden })
  const sauberkeit = { aussen: input.sauberkeitAussen, innen: input.sauberkeitInnen }
  await notify(call, FAHRT, 'verschmutzt', named, undefined, { sauberkeit })
}
