import type { buchungChangeSchema } from '@platzwart/contract/leseraum'
import type { BenutzerId } from '@platzwart/domain/id'
import { issue } from '@platzwart/domain/issue'
import { type BookingCommand, SOMEBODY } from '@platzwart/domain/leseraum/book'
import { decideChange, releasesSecond } from '@platzwart/domain/leseraum/change'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import { isSameZeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { type Change, changeBuchung, writeChange } from '../buchung/changeBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { planOfSeat } from '../grundriss/plan.ts'
import { buchungOf, LESERAUM, type LeseraumTypes } from './art.ts'
import { einladungenOf, readFacts } from './facts.ts'
import type { BuchungRow, BuchungWithNames } from './queries.ts'
import { readSecond } from './readSecond.ts'
import { recordEinladung } from './recordEinladung.ts'
import { refuseBooking } from './refuseBooking.ts'

export type BuchungChange = z.infer<typeof buchungChangeSchema>

async function wishOf(call: Call, row: BuchungWithNames, input: BuchungChange) {
  const plan = await planOfSeat(call, input.leseraumId ?? row.leseraum_id)
  const leseraum = plan?.leseraeume.find((raum) => raum.id === (input.leseraumId ?? row.leseraum_id))
  if (!plan || !leseraum) return refuse({ status: 404, code: 'nichtGefunden' })
  if (plan.bereich !== row.bereich) {
    const issues = [issue('leseraum.andererBereich', {}, { field: 'leseraumId' })]
    return refuse({ status: 422, code: 'leseraum.andererBereich', issues })
  }
  const gruppengroesse = input.gruppengroesse ?? row.gruppengroesse
  const second = (await isReleased(call, row, input, { leseraum, gruppengroesse }))
    ? NOBODY
    : await secondOf(call, row, input)
  if ('refusal' in second) return second
  const { zweiteId, ...columns } = second
  const command: BookingCommand = {
    leseraum,
    zeitraum: {
      von: input.von === undefined ? row.zeitraum.von : Temporal.Instant.from(input.von),
      bis: input.bis === undefined ? row.zeitraum.bis : Temporal.Instant.from(input.bis),
    },
    bucherId: row.benutzer1_id as BenutzerId,
    zweiteId,
    gruppengroesse,
  }
  return { plan, command, second: columns }
}

type Wish = Exclude<Awaited<ReturnType<typeof wishOf>>, { refusal: unknown }>

const NOBODY = { zweite_adresse: null, benutzer2_id: null, zweite_zugesagt: null, zweiteId: null } as const

/** Nobody is kept who is needed no longer, unless the request names them. */
async function isReleased(
  { tx, konfiguration }: Call,
  row: BuchungWithNames,
  { zweitePerson }: BuchungChange,
  after: Pick<BookingCommand, 'leseraum' | 'gruppengroesse'>,
): Promise<boolean> {
  if (row.zweite_adresse === null || zweitePerson !== undefined) return false
  const leseraum = (await planOfSeat({ tx, konfiguration }, row.leseraum_id))?.byId.get(row.leseraum_id)
  if (!leseraum) return false
  const bucher = await konfiguration.person(tx, row.benutzer1_id)
  const einstellungen = regelnIn(bucher.einstellungen, row)
  return releasesSecond({ leseraum, gruppengroesse: row.gruppengroesse }, after, { einstellungen })
}

/**
 * The second person that there is, or the one whom a larger group needs. One who has been asked is not exchanged, because what they were told
 * could not be taken back: who wants somebody else books anew.
 */
async function secondOf(call: Call, row: BuchungWithNames, { zweitePerson }: BuchungChange) {
  const { zweite_adresse, zweite_zugesagt, benutzer2_id } = row
  if (zweitePerson === undefined || zweitePerson === zweite_adresse) {
    const known = zweite_adresse === null ? null : ((benutzer2_id as BenutzerId | null) ?? SOMEBODY)
    return { zweite_adresse, zweite_zugesagt, benutzer2_id, zweiteId: known }
  }
  if (zweite_adresse !== null) {
    const issues = [issue('leseraum.zweitePersonBleibt', {}, { field: 'zweitePerson' })]
    return refuse({ status: 422, code: 'leseraum.zweitePersonBleibt', issues })
  }
  const known = await readSecond(call, row, zweitePerson, row.benutzer1_id)
  if ('refusal' in known) return known
  const { benutzer2Id, zweiteId } = known
  return { zweite_adresse: zweitePerson, zweite_zugesagt: null, benutzer2_id: benutzer2Id, zweiteId }
}

interface SeatChange {
  readonly input: BuchungChange
  readonly wish: Wish
  readonly facts: BookingFacts
  readonly decision: { readonly status: BuchungRow['status'] }
}

/** Nothing that anybody agreed to: it stays confirmed, and nobody is told. */
function isSame(row: BuchungRow, after: BuchungRow): boolean {
  return (
    row.leseraum_id === after.leseraum_id &&
    isSameZeitraum(row.zeitraum, after.zeitraum) &&
    row.gruppengroesse === after.gruppengroesse &&
    row.zweite_adresse === after.zweite_adresse
  )
}

const SEAT: Change<LeseraumTypes, SeatChange> = {
  aktion: 'change',
  wishOf,
  async factsOf(call, { row, wish: { plan, command, second } }) {
    const booker = await call.konfiguration.person(call.tx, row.benutzer1_id)
    const wanted = { plan, leseraumId: command.leseraum.id, von: command.zeitraum.von }
    const [known, einladungen] = await Promise.all([
      readFacts(call, call.now, booker, wanted),
      einladungenOf(call, second.zweite_adresse),
    ])
    return { ...known, einladungen }
  },
  decide: ({ row, wish }, actor, facts) => decideChange(buchungOf(row), wish.command, actor, facts),
  refuse(call, { row, wish: { plan, command } }, facts, issues) {
    // Alternatives may overlap the booking's own slot.
    const eigene = facts.eigene.filter((hold) => hold.id !== row.id)
    return refuseBooking(call, plan, command, { ...facts, eigene }, issues, { own: row.id })
  },
  takenIssue: (_, { command }) => takenIssue(LESERAUM, command.zeitraum),
  columnsOf: (_, { wish: { plan, command, second } }, { status }) => ({
    ...second,
    leseraum_id: command.leseraum.id,
    grundriss_id: plan.id,
    tag: tagOf(command.zeitraum.von, plan.kalender.zone),
    zeitraum: command.zeitraum,
    status,
    gruppengroesse: command.gruppengroesse,
  }),
  isSame,
  writeBeside(call, { zweite_adresse }) {
    if (zweite_adresse !== null) recordEinladung(call, zweite_adresse)
  },
  messages(before, after) {
    const changed = { change: 'geaendert', row: after, before } as const
    if (before.zweite_adresse === null || after.zweite_adresse !== null) return [changed]
    // The second person is told about the booking as they knew it.
    return [changed, { change: 'zweiteEntlassen', row: { ...before, version: after.version } }]
  },
}

/** Moves a booking in time or to another seat, or changes its group; the mail tells old and new (L11). */
export async function changeLeseraumBuchung(call: Call, id: string, version: number, input: BuchungChange) {
  const wanted = { kalender: input.leseraumId === undefined ? [] : [input.leseraumId] }
  return changeBuchung(call, LESERAUM, { id, version }, wanted, (row) =>
    writeChange(call, LESERAUM, SEAT, row, input),
  )
}
