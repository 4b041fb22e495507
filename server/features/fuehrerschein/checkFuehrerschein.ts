import type { fuehrerscheinPruefungCreateSchema } from '@platzwart/contract/fuehrerschein'
import { decidePruefung, type Pruefung } from '@platzwart/domain/fuehrerschein/pruefung'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { type LicenceRow, readPersonWithLicence } from '../fahrer/queries.ts'
import { cancelBetroffene } from './cancelBetroffene.ts'
import { presentPruefung, todayOf } from './present.ts'
import { lockLicence, readNewestPruefung, readPruefungOfDay } from './queries.ts'
import { readDriver } from './readFuehrerschein.ts'
import { snapshot } from './snapshot.ts'

export type PruefungCreate = z.output<typeof fuehrerscheinPruefungCreateSchema>

interface Notes {
  readonly letzteNotiz: Temporal.PlainDate | null
  readonly amSelbenTag: { readonly inOrdnung: boolean; readonly pruefer: string } | null
}

function decide(call: Call, row: LicenceRow, { letzteNotiz, amSelbenTag }: Notes, input: PruefungCreate) {
  const { geprueftAm, naechstePruefung, inOrdnung } = input
  return decidePruefung(
    {
      prueferId: call.person.id,
      benutzerId: row.id,
      geprueftAm: geprueftAm === undefined ? null : Temporal.PlainDate.from(geprueftAm),
      naechstePruefung: naechstePruefung === undefined ? null : Temporal.PlainDate.from(naechstePruefung),
      inOrdnung,
    },
    {
      heute: todayOf(call).heute,
      amSelbenTag,
      intervall: call.person.einstellungen['fahrzeug.fuehrerscheinIntervallMonate'],
      fuehrerschein:
        row.version === null
          ? null
          : {
              letztePruefung: row.letzte_pruefung,
              naechstePruefung: row.naechste_pruefung,
              letzteNotiz,
            },
    },
  )
}

/** Writes the note of a check (section 21 StVG): seen by whom, when, which classes, next when. No picture. */
export async function checkFuehrerschein(call: Call, benutzerId: string, input: PruefungCreate) {
  const { tx } = call
  await lockLicence(tx, benutzerId)
  const row = await readDriver(call, benutzerId)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const [letzteNotiz, amSelbenTag] = await Promise.all([
    readNewestPruefung(tx, benutzerId),
    readPruefungOfDay(tx, benutzerId, input.geprueftAm ?? todayOf(call).heute.toString()),
  ])
  const decision = decide(call, row, { letzteNotiz, amSelbenTag: amSelbenTag ?? null }, input)
  if (!decision.ok) {
    return refuse({
      status: 422,
      code: decision.issues[0]?.code ?? 'anfrage.ungueltig',
      issues: decision.issues,
    })
  }
  const note = await write(call, row, decision.value, input)
  const hit = input.inOrdnung
    ? null
    : await cancelBetroffene(call, {
        benutzerId,
        aktion: 'checkFuehrerschein',
        aenderung: { art: 'pruefung' },
        word: input,
      })
  if (hit) return hit
  const after = (await readPersonWithLicence(tx, benutzerId)) as LicenceRow
  record(tx, {
    aktion: 'checkFuehrerschein',
    objekt: 'fuehrerschein',
    objektId: benutzerId,
    vorher: snapshot(row),
    nachher: { ...snapshot(after), inOrdnung: input.inOrdnung },
  })
  const { vorname, nachname } = call.person
  return { status: 201, body: presentPruefung({ ...note, vorname, nachname }) } as const
}

async function write(
  { tx, person }: Call,
  row: LicenceRow,
  pruefung: Pruefung,
  { inOrdnung, notiz }: PruefungCreate,
) {
  const note = {
    id: uuidv7(),
    geprueft_am: pruefung.geprueftAm,
    naechste_pruefung: pruefung.naechstePruefung,
    klassen: row.klassen ?? [],
    in_ordnung: inOrdnung,
    notiz,
  }
  const { letztePruefung, naechstePruefung } = pruefung.fuehrerschein
  const moved = letztePruefung !== row.letzte_pruefung
  await Promise.all([
    tx.run(
      build.insertInto('fuehrerschein_pruefung').values({
        ...note,
        mandant_id: tx.scope.mandantId,
        benutzer_id: row.id,
        pruefer_id: person.id,
      }),
    ),
    tx.run(
      build
        .updateTable('fuehrerschein')
        .where('fuehrerschein.mandant_id', '=', tx.scope.mandantId)
        .set({
          letzte_pruefung: letztePruefung,
          naechste_pruefung: naechstePruefung,
          version: sql`version + 1`,
        })
        .$if(moved, (update) => update.set({ pruefer_id: person.id }))
        .where('benutzer_id', '=', row.id),
    ),
  ])
  return note
}
