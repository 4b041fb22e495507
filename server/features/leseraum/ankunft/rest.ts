import type { Rest } from '@platzwart/domain/leseraum/ankunft/checkOut'
import { withMarks } from '../../../platform/database/marks.ts'
import { record } from '../../../platform/database/record.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { buchungArt, daysOf } from '../../buchung/buchungArt.ts'
import { KEPT_SECONDS } from '../../buchung/kalender.ts'
import { recordReleased } from '../../buchung/recordBuchung.ts'
import { takeSlot } from '../../buchung/takeSlot.ts'
import { LESERAUM, type LeseraumTypes, type NewBuchung } from '../art.ts'
import type { BuchungRow } from '../queries.ts'
import { snapshot } from '../snapshot.ts'

interface NewRest extends NewBuchung {
  readonly status: 'storniert'
  readonly gehalten_bis: Temporal.Instant
  readonly gehalten_status: 'reserviert'
  readonly rest_von: string
}

interface Types extends Omit<LeseraumTypes, 'fresh'> {
  readonly fresh: NewRest
}

/**
 * What is held of a booking that ended early, among the bookings whose slots the constraint keeps apart: a cancelled one that keeps its slot for a
 * while, as an offer does. None of the verbs of bookings knows it.
 */
const REST = buchungArt<Types>({
  ...LESERAUM,
  columns: { ...LESERAUM.columns, gehalten_bis: 'timestamptz', gehalten_status: 'text', rest_von: 'uuid' },
})

/** Holds what was not had of a booking, for whoever takes its end back. Of a seat that was closed meanwhile nothing is held. */
export async function holdRest(
  tx: Tx,
  before: BuchungRow,
  von: Temporal.Instant,
  gehaltenBis: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  const row = {
    id: uuidv7(),
    leseraum_id: before.leseraum_id,
    grundriss_id: before.grundriss_id,
    tag: before.tag,
    zeitraum: { von, bis: before.zeitraum.bis },
    status: 'storniert',
    benutzer1_id: before.benutzer1_id,
    benutzer2_id: null,
    zweite_adresse: null,
    gruppengroesse: before.gruppengroesse,
    informationstext: '',
    gehalten_bis: gehaltenBis,
    gehalten_status: 'reserviert',
    rest_von: before.id,
    version: 1,
  } as const
  if (!(await takeSlot(tx, REST, row, now))) return
  record(tx, {
    aktion: 'holdRest',
    objekt: LESERAUM.table,
    objektId: row.id,
    nachher: snapshot(row),
  })
}

type HeldRow = LeseraumTypes['row']

const FIND = `select zeitraum, gehalten_bis from leseraum_buchung
  where mandant_id = $1 and rest_von = $2 and gehalten_bis is not null`

/** What is held of a booking; null when nothing is, or no longer. The caller has its calendar. */
export async function readRest(tx: Tx, buchungId: string): Promise<Rest | null> {
  const row = await tx.first(
    ready<Pick<HeldRow, 'zeitraum' | 'gehalten_bis'>>(FIND, tx.scope.mandantId, buchungId),
  )
  return row?.gehalten_bis ? { bis: row.zeitraum.bis, gehaltenBis: row.gehalten_bis } : null
}

const LET_GO = 'delete from leseraum_buchung where mandant_id = $1 and rest_von = $2 returning *'

/** Gives up what is held of a booking. */
export async function letRestGo(tx: Tx, before: BuchungRow, aktion: string): Promise<void> {
  const statement = ready<HeldRow>(LET_GO, tx.scope.mandantId, before.id)
  recordReleased(tx, LESERAUM, await tx.all(withMarks(statement, LESERAUM.marks?.(before))), aktion)
}

// Whoever has one of them at this moment books its slot, and is not waited for.
const LAPSED = `delete from leseraum_buchung where mandant_id = $1 and id in (
  select id from leseraum_buchung where mandant_id = $1 and rest_von is not null
    and (gehalten_bis is null or gehalten_bis <= $2::timestamptz - interval '${KEPT_SECONDS} seconds') for update skip locked)
  returning *`

/** Takes away what nobody can take back any more; nobody is told, since it holds nothing. Answers how many it were. */
export async function dropLapsedRests(tx: Tx, now: Temporal.Instant): Promise<number> {
  const lapsed = ready<BuchungRow>(LAPSED, tx.scope.mandantId, now)
  return (await tx.allMarked(lapsed, (row) => daysOf(LESERAUM, row))).length
}
