import type { BuchungCreate, BuchungView } from '@platzwart/contract/leseraum'
import type { BenutzerId } from '@platzwart/domain/id'
import { type BookingCommand, decideBooking } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { recordBuchung } from '../buchung/recordBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { takeSlot } from '../buchung/takeSlot.ts'
import { notify } from '../buchung/transition.ts'
import { type Plan, planOfSeat } from '../grundriss/plan.ts'
import { LESERAUM } from './art.ts'
import { einladungenOf, readOwnWeek } from './facts.ts'
import { presentBuchung } from './present.ts'
import type { BuchungWithNames } from './queries.ts'
import { readSecond } from './readSecond.ts'
import { recordEinladung } from './recordEinladung.ts'
import { readHolds, refuseBooking } from './refuseBooking.ts'

/** What the request asks for, as the rules see it; a refusal when it names what is not there. */
async function commandOf(call: Call, input: BookInput) {
  const { tx, person, konfiguration } = call
  const plan = await planOfSeat({ tx, konfiguration }, input.leseraumId)
  const leseraum = plan?.byId.get(input.leseraumId as never)
  if (!plan?.aktiv || !leseraum) return refuse({ status: 404, code: 'nichtGefunden' })
  const zeitraum = period(Temporal.Instant.from(input.von), Temporal.Instant.from(input.bis))
  if (!zeitraum.ok) {
    return refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues: zeitraum.issues })
  }
  const adresse = input.zweitePerson ?? null
  const known = await readSecond(call, adresse, person.id)
  if ('refusal' in known) return known
  const command: BookingCommand = {
    leseraum,
    zeitraum: zeitraum.value,
    bucherId: person.id as BenutzerId,
    zweiteId: known.zweiteId,
    gruppengroesse: input.gruppengroesse,
  }
  return { plan, command, adresse, ...known }
}

type Wish = Exclude<Awaited<ReturnType<typeof commandOf>>, { refusal: unknown }>

function rowOf({ plan, command, benutzer2Id, adresse }: Wish) {
  return {
    id: uuidv7(),
    leseraum_id: command.leseraum.id,
    grundriss_id: plan.id,
    tag: tagOf(command.zeitraum.von, plan.kalender.zone),
    zeitraum: command.zeitraum,
    status: command.zweiteId === null ? 'reserviert' : 'vorgemerkt',
    benutzer1_id: command.bucherId,
    benutzer2_id: benutzer2Id,
    zweite_adresse: adresse,
    zweite_zugesagt: null,
    gruppengroesse: command.gruppengroesse,
    informationstext: '',
    version: 1,
  } as const
}

/**
 * Takes the slot in the same round trip that reads what the rules ask about; a refusal rolls it back. What else holds the seat matters
 * only when the slot was not to be had: then the constraint has spoken, and the reasons are read for the answer.
 */
async function take(call: Call, plan: Plan, row: ReturnType<typeof rowOf>) {
  const { tx, person, now } = call
  const [eigene, inserted, einladungen] = await Promise.all([
    readOwnWeek(tx, person.id, row.tag),
    takeSlot(tx, LESERAUM, row, now),
    einladungenOf(call, row.zweite_adresse),
  ])
  const facts: BookingFacts = {
    now,
    kalender: plan.kalender,
    einstellungen: person.einstellungen,
    eigene: eigene.filter((own) => own.id !== row.id),
    einladungen,
    // The whole plan's: the alternatives are looked for there.
    belegungen: inserted ? [] : await readHolds(call, plan.id, row.tag),
  }
  return { inserted, facts }
}

type BookInput = Omit<BuchungCreate, 'gruppengroesse'> & { readonly gruppengroesse: number }

/** Books a seat or room for the person who asks (L6, L7): decides by the domain's rules, and lets the database have the last word. */
export async function bookLeseraum(call: Call, input: BookInput) {
  const wish = await commandOf(call, input)
  if ('refusal' in wish) return wish
  const { plan, command, second } = wish
  const row = rowOf(wish)
  const { inserted, facts } = await take(call, plan, row)
  const decision = decideBooking(command, facts)
  if (!inserted) {
    const issues = decision.ok ? [takenIssue(LESERAUM, row.zeitraum)] : decision.issues
    return refuseBooking(call, plan, command, facts, issues, { day: facts.belegungen })
  }
  if (!decision.ok) return refuseBooking(call, plan, command, facts, decision.issues, { provisional: row.id })
  recordBuchung(call, LESERAUM, 'book', null, row)
  const named = withNames(row, inserted.erstellt, plan, command.leseraum.bezeichnung, call.person, second)
  if (row.zweite_adresse !== null) recordEinladung(call, row.zweite_adresse)
  await notify(call, LESERAUM, row.status === 'vorgemerkt' ? 'vorgemerkt' : 'direktReserviert', named)
  return {
    status: 201,
    body: presentBuchung(named, call.person) satisfies BuchungView,
    version: 1,
  } as const
}

/** What is known need not be read again. */
function withNames(
  row: ReturnType<typeof rowOf>,
  erstellt: Temporal.Instant,
  plan: { bezeichnung: string; standort: string },
  bezeichnung: string,
  person: Call['person'],
  second: Wish['second'],
): BuchungWithNames {
  return {
    ...row,
    erstellt,
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
