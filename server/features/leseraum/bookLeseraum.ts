import type { BuchungCreate } from '@platzwart/contract/leseraum'
import { collides } from '@platzwart/domain/buchung/holds'
import type { BenutzerId } from '@platzwart/domain/id'
import { type BookingCommand, decideBooking } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import type { Hold } from '@platzwart/domain/leseraum/types'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { type Attempt, type Booking, bookBuchung } from '../buchung/bookBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { type Plan, planOfSeat } from '../grundriss/plan.ts'
import { LESERAUM, type LeseraumTypes, type NewBuchung } from './art.ts'
import { einladungenOf, readOwnWeek, seeOwnWeek } from './facts.ts'
import { type Holds, keepHolds, lastSeen, provenHolds } from './keepHolds.ts'
import type { BuchungWithNames } from './queries.ts'
import { readSecond } from './readSecond.ts'
import { recordEinladung } from './recordEinladung.ts'
import { otherPlans, refuseBooking } from './refuseBooking.ts'

type BookInput = Omit<BuchungCreate, 'gruppengroesse'> & { readonly gruppengroesse: number }

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

function rowOf({ plan, command, benutzer2Id, adresse }: Wish): NewBuchung {
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
    gruppengroesse: command.gruppengroesse,
    informationstext: '',
    version: 1,
  }
}

interface SeatFacts {
  readonly facts: BookingFacts
  /** What holds the seats of plans, where that was read. */
  readonly days: Holds
}

/** What is read in the round trip of the attempt. */
interface SeatAsked {
  readonly eigene: readonly Hold[]
  readonly einladungen: readonly Temporal.Instant[]
  readonly others: readonly string[]
}

interface SeatBooking {
  readonly input: BookInput
  readonly wish: Wish
  readonly asked: SeatAsked
  readonly facts: SeatFacts
}

type SeatAttempt = Attempt<LeseraumTypes, SeatBooking>

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
 * that come with their own week say that nothing was written since.
 */
async function seeTaken(call: Call, { wish, row }: SeatAttempt): Promise<SeatFacts | null> {
  const { plan, command } = wish
  const { tag, zweite_adresse } = row
  const { leseraum, zeitraum } = command
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
  return { facts: factsOf(call, plan, { eigene, einladungen, belegungen }), days }
}

async function ask(call: Call, { wish: { plan }, row }: SeatAttempt): Promise<SeatAsked> {
  const [eigene, einladungen, others] = await Promise.all([
    readOwnWeek(call, plan, call.person.id, row.tag),
    einladungenOf(call, row.zweite_adresse),
    otherPlans(call, plan),
  ])
  return { eigene, einladungen, others }
}

/** @param days what holds the seats of the plans, where it was read */
function factsAfter(
  call: Call,
  { wish: { plan }, row }: SeatAttempt,
  asked: SeatAsked,
  days: Holds,
): SeatFacts {
  const eigene = asked.eigene.filter((own) => own.id !== row.id)
  const belegungen = days.get(plan.id) ?? []
  return { facts: factsOf(call, plan, { eigene, einladungen: asked.einladungen, belegungen }), days }
}

/** Of what was held for somebody until this very transaction: what servers have seen of the day is not asked, and nothing of it kept. */
const HELD_SEAT: Booking<LeseraumTypes, SeatBooking> = {
  aktion: 'book',
  wishOf: commandOf,
  rowOf: (_, wish) => rowOf(wish),
  ask,
  factsOf: async (call, attempt, asked) => factsAfter(call, attempt, asked, new Map()),
  decide: ({ command }, { facts }) => decideBooking(command, facts),
  takenIssue: (_, { command }) => takenIssue(LESERAUM, command.zeitraum),
  refuse: (call, { wish: { plan, command }, row }, { facts, days }, issues) =>
    refuseBooking(call, plan, command, facts, issues, { own: row.id, days }),
  complete(call, { wish, row, taken }) {
    if (row.zweite_adresse !== null) recordEinladung(call, row.zweite_adresse)
    return withNames(row, taken.erstellt, wish, call.person)
  },
  changes: ({ status }) => [status === 'vorgemerkt' ? 'vorgemerkt' : 'direktReserviert'],
}

const SEAT: Booking<LeseraumTypes, SeatBooking> = {
  ...HELD_SEAT,
  seeTaken,
  async factsOf(call, attempt, asked, taken) {
    const { wish, row } = attempt
    // The whole plan's, and the first other one's: the alternatives are looked for there.
    const plans = [wish.plan.id, ...asked.others.slice(0, 1)]
    return factsAfter(call, attempt, asked, taken ? new Map() : await keepHolds(call, plans, row.tag))
  },
}

/** Books a seat or room for the person who asks (L6, L7): decides by the domain's rules, and lets the database have the last word. */
export async function bookLeseraum(call: Call, input: BookInput) {
  return bookBuchung(call, LESERAUM, SEAT, input)
}

/** The same of what was held for them until this very transaction. */
export async function bookHeld(call: Call, input: BookInput) {
  return bookBuchung(call, LESERAUM, HELD_SEAT, input)
}

/** What is known need not be read again. */
function withNames(
  row: NewBuchung,
  erstellt: Temporal.Instant,
  { plan, command: { leseraum }, second }: Wish,
  person: Call['person'],
): BuchungWithNames {
  return {
    ...row,
    erstellt,
    zweite_zugesagt: null,
    gilt_seit: null,
    gehalten_bis: null,
    storno_art: null,
    gehalten_status: null,
    gebucht_bis: null,
    ruecknahme_bis: null,
    pause_bis: null,
    pausen: 0,
    serie_id: null,
    bezeichnung: leseraum.bezeichnung,
    raumart: leseraum.art,
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
