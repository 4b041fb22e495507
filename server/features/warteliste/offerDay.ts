import { offenIssues } from '@platzwart/domain/leseraum/offen'
import type { Offer } from '@platzwart/domain/warteliste/assign'
import { isOver, offeredUntil } from '@platzwart/domain/warteliste/stay'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Configured, Konfigurationen } from '../../platform/konfiguration/konfiguration.ts'
import type { Mailer } from '../../platform/mail/queueMail.ts'
import { readHausEinstellungen } from '../einstellung/queries.ts'
import { bereicheOf, regelnIn } from '../grundriss/bereich.ts'
import { anyPlanOf, type Plan } from '../grundriss/plan.ts'
import { holdFor } from './angebot.ts'
import { endPlaetze, waitAgain } from './endPlaetze.ts'
import { findHindered } from './findHindered.ts'
import { findOffers, type Waiting } from './findOffers.ts'
import { notifyOffered } from './notifyOffered.ts'
import { type DayRow, type LineRow, lockLine, type PlatzRow } from './queries.ts'
import { releaseLapsed } from './releaseLapsed.ts'
import { recordPlatz, wartenderOf } from './warteplatz.ts'

export interface OfferDeps {
  readonly konfigurationen: Konfigurationen
  readonly mailer: Mailer
}

/** What was done, as the job's result counts it. */
export type Counts = Readonly<Record<'angeboten' | 'abgelaufen' | 'beendet', number>>

const { compare } = Temporal.Instant

/**
 * All that is due on a plan's day, in one transaction: offers that nobody accepted in time lapse, waiting that can come to nothing any more ends, and
 * what is free is offered to those who wait, one after the other. Whatever made it free is not asked: it is free, and somebody waits for it.
 */
export async function offerDay(deps: OfferDeps, tx: Tx, day: DayRow, now: Temporal.Instant): Promise<Counts> {
  const here = { tx, konfiguration: await deps.konfigurationen.current(tx) }
  const plan = await openPlan(here, day.grundriss_id)
  await releaseLapsed(tx, day, now)
  const line = await lockLine(tx, day.grundriss_id, day.tag)
  const hindered = await findHindered(here, { plan, tag: day.tag }, line, now)
  const sorted = Map.groupBy(line, (row) => fateOf(row, { plan, hindered }, now))
  const of = (fate: Fate) => sorted.get(fate) ?? []
  const abgelaufen = await endPlaetze(tx, of('lapsed'), ['abgelaufen', 'expireAngebot'], now)
  const left = await endPlaetze(tx, of('left'), ['verlassen', 'endWarten'], now)
  const over = await endPlaetze(tx, of('over'), ['vorbei', 'endWarten'], now)
  const rows = [...of('waits'), ...(await waitAgain(tx, of('withdrawn')))]
  const angeboten = plan?.aktiv ? await offerAll(deps, here, { plan, tag: day.tag, rows }, now) : 0
  return { angeboten, abgelaufen, beendet: left + over }
}

/** Null also where the house does not have the module that the plan belongs to: nobody could accept what is offered there. */
async function openPlan(here: Configured, grundrissId: string): Promise<Plan | null> {
  const plan = await anyPlanOf(here, grundrissId)
  return plan && bereicheOf(here).includes(plan.bereich) ? plan : null
}

type Fate = 'left' | 'lapsed' | 'withdrawn' | 'stands' | 'over' | 'waits'

interface Known {
  readonly plan: Plan | null
  /** Who cannot have any more what they are offered. */
  readonly hindered: ReadonlySet<string>
}

function fateOf(row: LineRow, { plan, hindered }: Known, now: Temporal.Instant): Fate {
  if (row.person !== 'aktiv') return 'left'
  if (row.status === 'wartet') return isOver(wartenderOf(row), now) ? 'over' : 'waits'
  if (row.angebot_bis === null || compare(row.angebot_bis, now) <= 0) return 'lapsed'
  return row.gehalten !== null && canBeHad(row, plan) && !hindered.has(row.id) ? 'stands' : 'withdrawn'
}

/** A seat may be put out of use, a house be closed and a module be switched off, while an offer stands. */
function canBeHad({ angebot_leseraum_id, angebot_zeitraum }: PlatzRow, plan: Plan | null): boolean {
  const leseraum = plan?.byId.get(angebot_leseraum_id ?? '')
  if (!plan || !leseraum || !angebot_zeitraum) return false
  return offenIssues(angebot_zeitraum, { kalender: plan.kalender, leseraum }).length === 0
}

const OFFER = `update warteplatz set status = 'angeboten', version = version + 1,
    angebot_leseraum_id = $3, angebot_zeitraum = $4, angebot_bis = $5
  where mandant_id = $1 and id = $2`

interface Day {
  readonly plan: Plan
  readonly tag: Temporal.PlainDate
  readonly rows: readonly PlatzRow[]
}

/** Each is held first: what somebody booked in this very moment is offered to nobody. Answers how many it were. */
async function offerAll(
  { mailer }: OfferDeps,
  here: Configured,
  { plan, tag, rows }: Day,
  now: Temporal.Instant,
): Promise<number> {
  if (rows.length === 0) return 0
  const { tx } = here
  const haus = regelnIn(await readHausEinstellungen(tx), plan)
  const nachNutzung = haus['leseraum.wartelisteNachNutzung'].value
  const offers = await findOffers(here, { plan, tag, rows, nachNutzung }, now)
  const offered: (readonly [before: PlatzRow, after: PlatzRow])[] = []
  for (const offer of offers) {
    const bis = offeredUntil(now, haus['leseraum.wartelisteMinuten'].value, offer.zeitraum)
    if (!(await holdFor(tx, offer.wartender.row, offer, bis, now))) continue
    const after = offeredRow(offer, bis)
    const { id, angebot_leseraum_id, angebot_zeitraum } = after
    await tx.run(ready(OFFER, tx.scope.mandantId, id, angebot_leseraum_id, angebot_zeitraum, bis))
    offered.push([offer.wartender.row, after])
  }
  recordPlatz(tx, 'offerPlatz', offered)
  await notifyOffered(
    { ...here, mailer },
    plan,
    offered.map(([, after]) => after),
  )
  return offered.length
}

const offeredRow = (
  { wartender: { row }, leseraum, zeitraum }: Offer<Waiting>,
  bis: Temporal.Instant,
): PlatzRow => ({
  ...row,
  status: 'angeboten',
  version: row.version + 1,
  angebot_leseraum_id: leseraum.id,
  angebot_zeitraum: zeitraum,
  angebot_bis: bis,
})
