import type { BuchungCreate, BuchungView } from '@platzwart/contract/leseraum'
import { collides } from '@platzwart/domain/buchung/holds'
import type { BenutzerId } from '@platzwart/domain/id'
import { type BookingCommand, decideBooking } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import type { Hold, Leseraum } from '@platzwart/domain/leseraum/types'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { recordBuchung } from '../buchung/recordBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { takeSlot } from '../buchung/takeSlot.ts'
import { notify } from '../buchung/transition.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { type Plan, planOfSeat } from '../grundriss/plan.ts'
import { LESERAUM } from './art.ts'
import { einladungenOf, readOwnWeek, seeOwnWeek } from './facts.ts'
import { type Holds, keepHolds, lastSeen, provenHolds } from './keepHolds.ts'
import { presentBuchung } from './present.ts'
import type { BuchungWithNames } from './queries.ts'
import { readSecond } from './readSecond.ts'
import { recordEinladung } from './recordEinladung.ts'
import { otherPlans, refuseBooking } from './refuseBooking.ts'

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
  const known = await readSecond(call, plan, adresse, person.id)
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

interface Attempt {
  /** Null when somebody else has the slot. */
  readonly inserted: { readonly erstellt: Temporal.Instant } | null
  readonly facts: BookingFacts
  /** What holds the seats of plans, where that was read. */
  readonly days: Holds
}

function factsOf(call: Call, plan: Plan, facts: Pick<BookingFacts, 'eigene' | 'einladungen' | 'belegungen'>) {
  return {
    now: call.now,
    kalender: plan.kalender,
    einstellungen: regelnIn(call.person.einstellungen, plan),
    ...facts,
  }
}

/**
 * Of many who want one seat the server has told some already that it is taken. It tells the next ones the same without a try, when the marks
 * that come with their own week say that nothing was written since; null when it must be tried.
 */
async function seeTaken(
  call: Call,
  { plan, command: { leseraum, zeitraum } }: Wish,
  { tag, zweite_adresse }: ReturnType<typeof rowOf>,
): Promise<Attempt | null> {
  const isTaken = (holds: readonly Hold[] = []) =>
    collides(
      zeitraum,
      holds.filter((hold) => hold.leseraumId === leseraum.id),
    )
  if (!isTaken(lastSeen(call, plan.id, tag))) return null
  const [eigene, days, einladungen] = await Promise.all([
    seeOwnWeek(call, plan, call.person.id, tag),
    otherPlans(call, plan).then((others) => provenHolds(call, [plan.id, ...others], tag)),
    einladungenOf(call, zweite_adresse),
  ])
  const belegungen = days.get(plan.id)
  if (!belegungen || !isTaken(belegungen)) return null
  return { inserted: null, facts: factsOf(call, plan, { eigene, einladungen, belegungen }), days }
}

/**
 * Takes the slot in the same round trip that reads what the rules ask about; a refusal rolls it back. What else holds the seat matters
 * only when the slot was not to be had: then the constraint has spoken, and the reasons are read for the answer.
 */
async function take(
  call: Call,
  { plan }: Wish,
  row: ReturnType<typeof rowOf>,
  held: boolean,
): Promise<Attempt> {
  const { tx, person, now } = call
  const [eigene, inserted, einladungen, others] = await Promise.all([
    readOwnWeek(call, plan, person.id, row.tag),
    takeSlot(tx, LESERAUM, row, now),
    einladungenOf(call, row.zweite_adresse),
    otherPlans(call, plan),
  ])
  // The whole plan's, and the first other one's: the alternatives are looked for there.
  const days: Holds =
    inserted || held ? new Map() : await keepHolds(call, [plan.id, ...others.slice(0, 1)], row.tag)
  const facts = factsOf(call, plan, {
    eigene: eigene.filter((own) => own.id !== row.id),
    einladungen,
    belegungen: days.get(plan.id) ?? [],
  })
  return { inserted, facts, days }
}

type BookInput = Omit<BuchungCreate, 'gruppengroesse'> & { readonly gruppengroesse: number }

/** Books a seat or room for the person who asks (L6, L7): decides by the domain's rules, and lets the database have the last word. */
export async function bookLeseraum(call: Call, input: BookInput) {
  return book(call, input, false)
}

/** The same of what was held for them until this very transaction: what servers have seen of the day is not asked, and nothing of it kept. */
export async function bookHeld(call: Call, input: BookInput) {
  return book(call, input, true)
}

async function book(call: Call, input: BookInput, held: boolean) {
  const wish = await commandOf(call, input)
  if ('refusal' in wish) return wish
  const { plan, command, second } = wish
  const row = rowOf(wish)
  const seen = held ? null : await seeTaken(call, wish, row)
  const { inserted, facts, days } = seen ?? (await take(call, wish, row, held))
  const decision = decideBooking(command, facts)
  if (!inserted) {
    const issues = decision.ok ? [takenIssue(LESERAUM, row.zeitraum)] : decision.issues
    return refuseBooking(call, plan, command, facts, issues, { days })
  }
  if (!decision.ok) return refuseBooking(call, plan, command, facts, decision.issues, { own: row.id })
  recordBuchung(call, LESERAUM, 'book', null, row)
  const named = withNames(row, inserted.erstellt, plan, command.leseraum, call.person, second)
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
  plan: Pick<Plan, 'bezeichnung' | 'standort' | 'bereich'>,
  { bezeichnung, art }: Pick<Leseraum, 'art' | 'bezeichnung'>,
  person: Call['person'],
  second: Wish['second'],
): BuchungWithNames {
  return {
    ...row,
    erstellt,
    gilt_seit: null,
    gehalten_bis: null,
    gehalten_status: null,
    gebucht_bis: null,
    ruecknahme_bis: null,
    pause_bis: null,
    pausen: 0,
    serie_id: null,
    bezeichnung,
    raumart: art,
    grundriss: plan.bezeichnung,
    bereich: plan.bereich,
    standort: plan.standort,
    vorname1: person.vorname,
    nachname1: person.nachname,
    email1: person.email,
    vorname2: second?.vorname ?? null,
    nachname2: second?.nachname ?? null,
    email2: second?.email ?? null,
  }
}
