import type { BuchungCreate, BuchungView } from '@platzwart/contract/leseraum'
import type { BenutzerId } from '@platzwart/domain/id'
import { issue } from '@platzwart/domain/issue'
import { type BookingCommand, decideBooking } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { record } from '../../platform/database/record.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readBenutzerByEmail } from '../benutzer/queries.ts'
import { holdOf, readOwnWeek } from './facts.ts'
import { insertBuchung } from './insert.ts'
import { notify } from './notify.ts'
import { presentBuchung } from './present.ts'
import { type BuchungWithNames, readSeatDay } from './queries.ts'
import { refuseBooking } from './refuseBooking.ts'
import { snapshot } from './snapshot.ts'

type Second = Awaited<ReturnType<typeof readBenutzerByEmail>>

/** A person or an unknown address: the two look the same, so that the form is no directory of the house. */
function unknownSecond() {
  return refuse({
    status: 422,
    code: 'anfrage.ungueltig',
    issues: [{ code: 'leseraum.zweitePersonUnbekannt', field: 'zweitePerson', data: {} }],
  })
}

/** Books a seat or room for the person who asks (L6, L7): decides by the domain's rules, and lets the database have the last word. */
export async function book(
  call: Call<unknown>,
  input: Omit<BuchungCreate, 'gruppengroesse'> & { gruppengroesse: number },
) {
  const { tx, person, now, konfiguration } = call
  const plan = await konfiguration.planOfSeat(tx, input.leseraumId)
  const leseraum = plan?.byId.get(input.leseraumId as never)
  if (!plan?.aktiv || !leseraum) return refuse({ status: 404, code: 'nichtGefunden' })
  const zeitraum = { von: Temporal.Instant.from(input.von), bis: Temporal.Instant.from(input.bis) }
  const second =
    input.zweitePerson === undefined ? undefined : await readBenutzerByEmail(tx, input.zweitePerson)
  if (input.zweitePerson !== undefined && !second) return unknownSecond()
  const command: BookingCommand = {
    leseraum,
    zeitraum,
    bucherId: person.id as BenutzerId,
    zweiteId: (second?.id ?? null) as BenutzerId | null,
    gruppengroesse: input.gruppengroesse,
  }
  const ordered = period(zeitraum.von, zeitraum.bis)
  if (!ordered.ok) return refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues: ordered.issues })
  const row = {
    id: uuidv7(),
    leseraum_id: leseraum.id,
    grundriss_id: plan.id,
    tag: tagOf(zeitraum.von, plan.kalender.zone),
    zeitraum,
    status: command.zweiteId === null ? 'reserviert' : 'vorgemerkt',
    benutzer1_id: person.id,
    benutzer2_id: second?.id ?? null,
    gruppengroesse: input.gruppengroesse,
    version: 1,
  } as const
  // The slot is taken in the same round trip that reads what the rules ask about; a refusal rolls it back. What else holds the seat
  // matters only when the slot was not to be had: then the constraint has spoken, and the reasons are read for the answer.
  const [eigene, inserted] = await Promise.all([
    readOwnWeek(tx, person.id, row.tag),
    insertBuchung(tx, {
      id: row.id,
      leseraumId: row.leseraum_id,
      grundrissId: row.grundriss_id,
      tag: row.tag,
      zeitraum,
      status: row.status,
      benutzer1Id: row.benutzer1_id,
      benutzer2Id: row.benutzer2_id,
      gruppengroesse: row.gruppengroesse,
      informationstext: '',
    }),
  ])
  const facts: BookingFacts = {
    now,
    kalender: plan.kalender,
    einstellungen: person.einstellungen,
    eigene: eigene.filter((own) => own.id !== row.id),
    belegungen: inserted ? [] : (await readSeatDay(tx, plan.id, leseraum.id, row.tag)).map(holdOf),
  }
  const decision = decideBooking(command, facts)
  if (!decision.ok) return refuseBooking(call, plan, command, facts, decision.issues, row.id)
  if (!inserted) {
    return refuseBooking(
      call,
      plan,
      command,
      facts,
      [issue('buchung.belegt', takenData(zeitraum), { field: 'von' })],
      row.id,
    )
  }
  record(tx, { aktion: 'book', objekt: 'leseraum_buchung', objektId: row.id, nachher: snapshot(row) })
  const named = withNames(row, inserted.erstellt, plan, leseraum.bezeichnung, person, second)
  await notify(call, row.status === 'vorgemerkt' ? 'vorgemerkt' : 'direktReserviert', named)
  const view = presentBuchung(named, person.id)
  return { status: 201, body: view satisfies BuchungView, version: 1 } as const
}

function takenData(zeitraum: BookingCommand['zeitraum']) {
  return { von: zeitraum.von.toString(), bis: zeitraum.bis.toString() }
}

type Row = Omit<
  BuchungWithNames,
  | 'bezeichnung'
  | 'grundriss'
  | 'standort'
  | `${string}1`
  | `${string}2`
  | 'erstellt'
  | 'informationstext'
  | 'gehalten_bis'
  | 'gehalten_status'
>

/** What is known need not be read again. */
function withNames(
  row: Row,
  erstellt: Temporal.Instant,
  plan: { bezeichnung: string; standort: string },
  bezeichnung: string,
  person: Call<unknown>['person'],
  second: Second,
): BuchungWithNames {
  return {
    ...row,
    erstellt,
    informationstext: '',
    gehalten_bis: null,
    gehalten_status: null,
    bezeichnung,
    grundriss: plan.bezeichnung,
    standort: plan.standort,
    vorname1: person.vorname,
    nachname1: person.nachname,
    email1: person.email,
    vorname2: second?.vorname ?? null,
    nachname2: second?.nachname ?? null,
    email2: second?.email ?? null,
  }
}
