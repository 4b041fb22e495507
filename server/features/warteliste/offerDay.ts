import { isOver, offeredUntil } from '@platzwart/domain/warteliste/offer'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Configured, Konfigurationen } from '../../platform/konfiguration/konfiguration.ts'
import type { Mailer } from '../../platform/mail/queueMail.ts'
import { holdFor } from './angebot.ts'
import {
  type AnyPlatz,
  type Offer,
  type OpenQueue,
  offerOf,
  type Queue,
  type Warteliste,
  type WarteTypes,
} from './art.ts'
import { endPlaetze, waitAgain } from './endPlaetze.ts'
import { lockQueue, type QueuedRow } from './queries.ts'
import { recordPlatz } from './recordPlatz.ts'
import { releaseLapsed } from './releaseLapsed.ts'

export interface OfferDeps {
  readonly konfigurationen: Konfigurationen
  readonly mailer: Mailer
}

/** Counts in the job's result. */
export type Counts = Readonly<Record<'angeboten' | 'abgelaufen' | 'beendet', number>>

const { compare } = Temporal.Instant

/**
 * Processes a queue in one transaction: lapses offers that were not accepted in time, ends places that can no
 * longer be served, and offers what is free, in order. It does not ask what made a slot free: it is free, and
 * somebody waits for it.
 */
export async function offerDay<T extends WarteTypes>(
  deps: OfferDeps,
  tx: Tx,
  liste: Warteliste<T>,
  queue: Queue,
  now: Temporal.Instant,
): Promise<Counts> {
  const here = { tx, konfiguration: await deps.konfigurationen.current(tx) }
  const ort = await liste.findOrt(here, queue.ort)
  await releaseLapsed(tx, liste, queue, now)
  const line = await lockQueue(tx, liste, queue)
  const hindered = ort
    ? await findHindered(here, liste, { ort, tag: queue.tag }, line, now)
    : new Set<string>()
  const sorted = Map.groupBy(line, (row) => fateOf(liste, row, { ort, hindered }, now))
  const of = (fate: Fate): readonly T['platz'][] => sorted.get(fate) ?? []
  const abgelaufen = await endPlaetze(tx, liste, of('lapsed'), ['abgelaufen', 'expireAngebot'], now)
  const left = await endPlaetze(tx, liste, of('left'), ['verlassen', 'endWarten'], now)
  const over = await endPlaetze(tx, liste, of('over'), ['vorbei', 'endWarten'], now)
  const rows = [...of('waits'), ...(await waitAgain(tx, liste, of('withdrawn')))]
  const open = ort && liste.offers(ort) ? { ort, tag: queue.tag } : null
  const angeboten = open ? await offerAll(deps, here, liste, open, rows, now) : 0
  return { angeboten, abgelaufen, beendet: left + over }
}

/** An offer that its person cannot accept would keep the slot from everybody else. */
async function findHindered<T extends WarteTypes>(
  here: Configured,
  liste: Warteliste<T>,
  queue: OpenQueue<T>,
  line: readonly T['platz'][],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  const offered = line.filter(({ status }) => status === 'angeboten')
  return offered.length === 0 ? new Set() : liste.findHindered(here, queue, offered, now)
}

type Fate = 'left' | 'lapsed' | 'withdrawn' | 'stands' | 'over' | 'waits'

interface Known<T extends WarteTypes> {
  readonly ort: T['ort'] | null
  /** Ids of places whose people can no longer accept their offer. */
  readonly hindered: ReadonlySet<string>
}

function fateOf<T extends WarteTypes>(
  liste: Warteliste<T>,
  row: QueuedRow<T['platz']>,
  { ort, hindered }: Known<T>,
  now: Temporal.Instant,
): Fate {
  if (row.person !== 'aktiv') return 'left'
  if (row.status === 'wartet') return isOver(row, now) ? 'over' : 'waits'
  if (row.angebot_bis === null || compare(row.angebot_bis, now) <= 0) return 'lapsed'
  const offered = offerOf(liste, row)
  const canBeHad = ort !== null && offered !== null && liste.canBeHad(ort, offered)
  return row.gehalten !== null && canBeHad && !hindered.has(row.id) ? 'stands' : 'withdrawn'
}

/**
 * Makes the offers. The hold comes first, so that a slot booked at this moment is offered to nobody. Returns
 * the number of offers.
 */
async function offerAll<T extends WarteTypes>(
  { mailer }: OfferDeps,
  here: Configured,
  liste: Warteliste<T>,
  queue: OpenQueue<T>,
  rows: readonly T['platz'][],
  now: Temporal.Instant,
): Promise<number> {
  if (rows.length === 0) return 0
  const { tx } = here
  const { minuten, offers } = await liste.findOffers(here, queue, rows, now)
  const offered: (readonly [before: T['platz'], after: T['platz']])[] = []
  for (const offer of offers) {
    const { platz, resourceId, zeitraum } = offer
    const bis = offeredUntil(now, minuten, zeitraum)
    if (!(await holdFor(tx, liste, offer, bis, now))) continue
    await tx.run(ready(liste.sql.offer, tx.scope.mandantId, platz.id, resourceId, zeitraum, bis))
    offered.push([platz, offeredRow(liste.offered, offer, bis)])
  }
  recordPlatz(tx, liste, 'offerPlatz', offered)
  const after = offered.map(([, row]) => row)
  await mailer.queue(tx, await liste.mails(here, queue.ort, after))
  return offered.length
}

const offeredRow = <P extends AnyPlatz>(
  column: string,
  { platz, resourceId, zeitraum }: Offer<P>,
  bis: Temporal.Instant,
): P => ({
  ...platz,
  status: 'angeboten',
  version: platz.version + 1,
  [column]: resourceId,
  angebot_zeitraum: zeitraum,
  angebot_bis: bis,
})
