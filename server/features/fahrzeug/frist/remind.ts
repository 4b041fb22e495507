import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { announcesEnd, isNear, missingCheckOuts, reminds } from '@platzwart/domain/fahrzeug/fristen'
import { isOverdue } from '@platzwart/domain/fahrzeug/transitions'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Konfiguration } from '../../../platform/konfiguration/konfiguration.ts'
import { mailBookings, type SystemDeps } from '../../buchung/cancelBySystem.ts'
import { readLargestWert } from '../../einstellung/queries.ts'
import { FAHRT } from '../../fahrt/art.ts'
import { fahrtOf } from '../../fahrt/facts.ts'
import type { FahrtMore } from '../../fahrt/notify.ts'
import { type FahrtWithNames, selectFahrtWithNames } from '../../fahrt/queries.ts'
import type { FahrtChange, FahrzeugMail } from '../../fahrt/receivers.ts'
import { keepReminders, versionOf } from './keepReminders.ts'

/** How many were told, by what. */
export interface Reminded {
  readonly erinnert: number
  readonly hinweise: number
  readonly checkOutFehlt: number
  readonly ueberzogen: number
}

/** Looked at in one run, the next to begin first: those behind them have their turn before they begin. */
const STARTING = 5000

interface Telling {
  readonly row: FahrtWithNames
  readonly objektId: string
  readonly schluessel: string
  readonly mehr: FahrtMore
}

/** Everything that the clock tells about trips: each once, whatever the number of servers, and again when the trip was moved. */
export async function remindFahrten(
  deps: SystemDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  haus: Effective,
  now: Temporal.Instant,
): Promise<Reminded> {
  const tell = async (typ: FahrzeugMail, change: FahrtChange, due: readonly Telling[]) => {
    const fresh = await keepReminders(tx, typ, due)
    for (const { row, schluessel, mehr } of fresh) {
      const more = () => ({ ...mehr, mailVersion: versionOf(schluessel) })
      await mailBookings(deps, { tx, konfiguration }, FAHRT, change, [row], more)
    }
    return fresh.length
  }
  const starting = await readStarting(tx, konfiguration, now)
  const out = await tx.all(
    selectFahrtWithNames(tx.scope.mandantId).where('b.status', '=', 'aktiv').orderBy('b.id'),
  )
  return {
    erinnert: await tell('fahrtErinnerung', 'erinnerung', starting),
    hinweise: await tell(
      'fahrtHinweisCheckOut',
      'hinweisCheckOut',
      await endingSoon(tx, konfiguration, out, now),
    ),
    checkOutFehlt: await tell('fahrtCheckOutFehlt', 'checkOutFehlt', missing(out, haus, now)),
    ueberzogen: await tell('fahrtUeberzogen', 'ueberzogen', await overrun(tx, out, haus, now)),
  }
}

async function readStarting(tx: Tx, konfiguration: Konfiguration, now: Temporal.Instant): Promise<Telling[]> {
  const longest = await readLargestWert(tx, 'fahrzeug.erinnerungMinuten')
  const rows = await tx.all(
    selectFahrtWithNames(tx.scope.mandantId)
      .where('b.typ', '=', 'BUCHUNG')
      .where('b.status', 'in', ['vorgemerkt', 'reserviert'])
      .where(sql<boolean>`lower(b.zeitraum) > ${now}`)
      .where(sql<boolean>`lower(b.zeitraum) <= ${now.add({ minutes: longest })}`)
      .where(
        sql<boolean>`not exists (select 1 from fahrzeug_erinnerung r where r.mandant_id = b.mandant_id and r.typ = 'fahrtErinnerung'
          and r.objekt_id = b.id and r.schluessel = extract(epoch from lower(b.zeitraum))::bigint::text)`,
      )
      .orderBy(sql`lower(b.zeitraum)`)
      .orderBy('b.id')
      .limit(STARTING),
  )
  const due: Telling[] = []
  for (const row of rows) {
    const { einstellungen } = await konfiguration.person(tx, row.fahrer_id ?? row.benutzer_id)
    if (reminds(row, now, einstellungen['fahrzeug.erinnerungMinuten'].value))
      due.push(tellingOf(row, seconds(row.zeitraum.von)))
  }
  return due
}

async function endingSoon(
  tx: Tx,
  konfiguration: Konfiguration,
  out: readonly FahrtWithNames[],
  now: Temporal.Instant,
): Promise<Telling[]> {
  const due: Telling[] = []
  for (const row of out) {
    const { einstellungen } = await konfiguration.person(tx, row.fahrer_id ?? row.benutzer_id)
    const minutes = einstellungen['fahrzeug.hinweisVorCheckOutMinuten'].value
    const beginnIst = row.beginn_ist ?? row.zeitraum.von
    if (announcesEnd({ zeitraum: row.zeitraum, beginnIst }, now, minutes))
      due.push(tellingOf(row, seconds(row.zeitraum.bis)))
  }
  return due
}

/** A trip that was made longer begins a new series. */
function missing(out: readonly FahrtWithNames[], haus: Effective, now: Temporal.Instant): Telling[] {
  return out.flatMap((row) => {
    const nummer = missingCheckOuts(row.zeitraum.bis, now, haus)
    return nummer === 0 ? [] : [tellingOf(row, `${seconds(row.zeitraum.bis)} ${nummer}`, { nummer })]
  })
}

/** The next trip of each car that is out beyond its time, when it is near. */
async function overrun(
  tx: Tx,
  out: readonly FahrtWithNames[],
  haus: Effective,
  now: Temporal.Instant,
): Promise<Telling[]> {
  const late = out.filter((row) => isOverdue(fahrtOf(row), now))
  if (late.length === 0) return []
  const cars = late.map((row) => row.fahrzeug_id)
  const waiting = await tx.all(
    selectFahrtWithNames(tx.scope.mandantId)
      .where('b.typ', '=', 'BUCHUNG')
      .where('b.status', 'in', ['vorgemerkt', 'reserviert'])
      .where(sql<boolean>`b.fahrzeug_id = any(${cars}::uuid[])`)
      .where(sql<boolean>`upper(b.zeitraum) > ${now}`)
      .orderBy(sql`lower(b.zeitraum)`)
      .orderBy('b.id'),
  )
  return late.flatMap((row) => {
    const next = waiting.find((other) => other.fahrzeug_id === row.fahrzeug_id)
    if (!next || !isNear(next.zeitraum.von, now, haus)) return []
    const fahrer = `${row.fahrer_vorname ?? ''} ${row.fahrer_nachname ?? ''}`.trim()
    return [tellingOf(next, row.id, { ueberzogen: { id: row.id, fahrer, bis: row.zeitraum.bis.toString() } })]
  })
}

function tellingOf(row: FahrtWithNames, schluessel: string, mehr: FahrtMore = {}): Telling {
  return { row, objektId: row.id, schluessel, mehr }
}

function seconds(instant: Temporal.Instant): string {
  return String(Math.floor(instant.epochMilliseconds / 1000))
}
