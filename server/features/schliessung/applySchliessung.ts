import type { SchliessungApply } from '@platzwart/contract/leseraum/schliessung'
import { type AnlassArt, type Ersatz, type Umgang, UNDO_MINUTES } from '@platzwart/domain/schliessung/types'
import { decideUmgang } from '@platzwart/domain/schliessung/umgang'
import { record } from '../../platform/database/record.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { Overtaken } from '../../platform/database/violations.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { refuseIssues } from '../buchung/transition.ts'
import { LESERAUM } from '../leseraum/art.ts'
import { type BuchungWithNames, lockBuchungen } from '../leseraum/queries.ts'
import type { Anlass } from './anlass.ts'
import { ARTEN } from './arten.ts'
import { findErsatz, type Vorschlag } from './findErsatz.ts'
import { type Move, moveBuchungen } from './moveBuchungen.ts'
import { presentSchliessung } from './present.ts'
import { holdOpen, type KeptBuchung } from './queries.ts'
import { queueMails } from './queueMails.ts'

const AKTION = 'applySchliessung'

const INSERT = `
  insert into schliessung (mandant_id, id, anlass, grundriss_id, vorher, nachher, buchungen, verschoben, storniert, belassen, erstellt, bis)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`

/** What can be taken back no more is of no use to anybody. */
const SWEEP = `delete from schliessung where mandant_id = $1 and bis < $2`

/**
 * Saves something that hits bookings, and does with each what was decided: moves it, cancels it, or leaves it (Z4). All of it is one transaction, and
 * what was looked at: where a booking came or went since, or somebody took what another was to get, it is refused and looked at once more.
 */
export async function applySchliessung(call: Call, art: AnlassArt, asked: SchliessungApply) {
  // What holds now: the version that this transaction began with may be older than what it has waited for.
  const anlass = await ARTEN[art].prepare(call, asked, true)
  if ('refusal' in anlass) return anlass
  const fresh = { ...call, konfiguration: await call.deps.konfigurationen.current(call.tx) }
  const vorschlag = await findErsatz(fresh, anlass)
  if ('refusal' in vorschlag) return vorschlag
  if (vorschlag.stand !== asked.stand) return refuse({ status: 409, code: 'schliessung.anders' })
  const decided = decideUmgang(
    { ...asked, ausnahmen: new Map(asked.ausnahmen.map(({ buchungId, umgang }) => [buchungId, umgang])) },
    { ersatz: vorschlag.ersatz, bleibt: anlass.bleibt },
  )
  if (!decided.ok) return refuseIssues(decided.issues)
  const moves = movesOf(fresh, vorschlag, decided.value)
  await lockAll(fresh, anlass, vorschlag, moves)
  await moveBuchungen(fresh, AKTION, moves)
  const saved = await anlass.save(call)
  if ('refusal' in saved) return saved
  const row = await keep(fresh, art, { anlass, nachher: saved.nachher, vorschlag, moves })
  await queueMails(fresh, row.id, vorschlag, moves, anlass.grundOf)
  return { status: 201, body: presentSchliessung(row) } as const
}

function movesOf(
  { konfiguration }: Call,
  { rows, ersatz }: Vorschlag,
  decided: ReadonlyMap<string, Umgang>,
): Move[] {
  const text = phrase(konfiguration.mandant.sprache, 'mail', 'schliessung.storno')
  return rows.flatMap((row): Move[] => {
    const umgang = decided.get(row.id)
    const found = ersatz.get(row.id)
    if (umgang === 'verschieben' && found) return [{ row, target: targetOf(row, found) }]
    if (umgang !== 'stornieren') return []
    return [{ row, target: { ...row, status: 'storniert', informationstext: text } }]
  })
}

/** At the same time it stays what it was, whoever has agreed to it; at another one a second person is asked again. */
function targetOf(row: BuchungWithNames, { art, leseraum, zeitraum }: Ersatz): Move['target'] {
  const asksAgain = art === 'andereZeit' && row.zweite_adresse !== null
  return {
    leseraum_id: leseraum.id,
    grundriss_id: leseraum.grundrissId,
    tag: row.tag,
    zeitraum,
    status: asksAgain ? 'vorgemerkt' : row.status,
    informationstext: row.informationstext,
    zweite_zugesagt: asksAgain ? null : row.zweite_zugesagt,
  }
}

/**
 * People whose time changes, calendars, seats, bookings: in the one order in which locks are taken.
 * @throws Overtaken when it is no longer what was looked at
 */
async function lockAll(call: Call, anlass: Anlass, { rows, ersatz }: Vorschlag, moves: readonly Move[]) {
  const { tx } = call
  const gone = new Set(moves.map(({ row }) => row.id))
  const anew = rows.filter(({ id }) => gone.has(id) && ersatz.get(id)?.art === 'andereZeit')
  const targets = moves
    .filter(({ target }) => target.status !== 'storniert')
    .map(({ target }) => target.leseraum_id)
  await lockInOrder(tx, LESERAUM, {
    personen: anew.map(({ benutzer1_id }) => benutzer1_id),
    kalender: [
      ...new Set([...rows.map(({ leseraum_id }) => leseraum_id), ...targets, ...(anlass.seats ?? [])]),
    ],
  })
  const seats = [...new Set(targets)]
  if ((await holdOpen(tx, seats)) < seats.length) throw new Overtaken()
  await anlass.hold?.(call)
  await lockBuchungen(tx, [...gone])
  const now = await anlass.readHits(call)
  const textOf = (some: readonly BuchungWithNames[]) =>
    some.map(({ id, version }) => `${id} ${version}`).join()
  if (textOf(now) !== textOf(rows)) throw new Overtaken()
}

interface Done {
  readonly anlass: Anlass
  readonly nachher: object
  readonly vorschlag: Vorschlag
  readonly moves: readonly Move[]
}

/** What it takes to take it back, and its row of the trail. */
async function keep(call: Call, art: AnlassArt, { anlass, nachher, vorschlag, moves }: Done) {
  const { tx, now } = call
  const { plan, vorher } = anlass
  const storniert = moves.filter(({ target }) => target.status === 'storniert').length
  const counts = {
    verschoben: moves.length - storniert,
    storniert,
    belassen: vorschlag.rows.length - moves.length,
  }
  const row = {
    id: uuidv7(),
    anlass: art,
    grundriss_id: plan.id,
    grundriss: plan.bezeichnung,
    bereich: plan.bereich,
    ...counts,
    status: 'gilt' as const,
    erstellt: now,
    bis: now.add({ minutes: UNDO_MINUTES }),
  }
  const kept = moves.map(({ row: before }) => keptOf(before))
  await insertRow(tx, row, { vorher, nachher, kept }, now)
  record(tx, {
    aktion: AKTION,
    objekt: 'schliessung',
    objektId: row.id,
    nachher: { anlass: art, grundrissId: plan.id, ...counts },
  })
  return row
}

function keptOf(row: BuchungWithNames): KeptBuchung {
  return {
    id: row.id,
    version: row.version + 1,
    leseraumId: row.leseraum_id,
    grundrissId: row.grundriss_id,
    tag: row.tag.toString(),
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    status: row.status,
    informationstext: row.informationstext,
    zugesagt: row.zweite_zugesagt?.toString() ?? null,
  }
}

type Row = Parameters<typeof presentSchliessung>[0]

async function insertRow(
  tx: Tx,
  row: Row,
  { vorher, nachher, kept }: { readonly vorher: object; readonly nachher: object; readonly kept: object },
  now: Temporal.Instant,
): Promise<void> {
  const { mandantId } = tx.scope
  const { id, anlass, grundriss_id, verschoben, storniert, belassen, erstellt, bis } = row
  const json = [vorher, nachher, kept].map((one) => JSON.stringify(one))
  await Promise.all([
    tx.run(ready(SWEEP, mandantId, now.subtract({ hours: 24 }))),
    tx.run(
      ready(
        INSERT,
        mandantId,
        id,
        anlass,
        grundriss_id,
        ...json,
        verschoben,
        storniert,
        belassen,
        erstellt,
        bis,
      ),
    ),
  ])
}
