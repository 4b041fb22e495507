import type { Found } from '@platzwart/domain/warteliste/stay'
import { marking } from '../../platform/database/marks.ts'
import { record } from '../../platform/database/record.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { buchungArt, daysOf } from '../buchung/buchungArt.ts'
import { takeSlot } from '../buchung/takeSlot.ts'
import { recordGone } from '../leseraum/ankunft/rest.ts'
import { LESERAUM, type LeseraumTypes, type NewBuchung } from '../leseraum/art.ts'
import { snapshot } from '../leseraum/snapshot.ts'
import type { PlatzRow } from './queries.ts'

interface NewAngebot extends NewBuchung {
  readonly status: 'storniert'
  readonly gehalten_bis: Temporal.Instant
  readonly gehalten_status: 'reserviert'
  readonly warteplatz_id: string
}

interface Types extends Omit<LeseraumTypes, 'fresh'> {
  readonly fresh: NewAngebot
}

/**
 * What an offer holds, among the bookings whose slots the constraint keeps apart: a cancelled one that keeps its slot for a while. Its person is
 * who it is offered to, and none of the verbs of bookings knows it.
 */
const ANGEBOT = buchungArt<Types>({
  ...LESERAUM,
  columns: {
    ...LESERAUM.columns,
    gehalten_bis: 'timestamptz',
    gehalten_status: 'text',
    warteplatz_id: 'uuid',
  },
})

/** Holds a seat for somebody who waits; false when somebody was faster, or it was closed meanwhile. Whoever looks at the plan sees it taken. */
export async function holdFor(
  tx: Tx,
  platz: PlatzRow,
  { leseraum: { id }, zeitraum }: Found,
  bis: Temporal.Instant,
  now: Temporal.Instant,
): Promise<boolean> {
  const row = {
    id: uuidv7(),
    leseraum_id: id,
    grundriss_id: platz.grundriss_id,
    tag: platz.tag,
    zeitraum,
    status: 'storniert',
    benutzer1_id: platz.benutzer_id,
    benutzer2_id: null,
    zweite_adresse: null,
    gruppengroesse: platz.gruppengroesse,
    informationstext: '',
    gehalten_bis: bis,
    gehalten_status: 'reserviert',
    warteplatz_id: platz.id,
    version: 1,
  } as const
  if (!(await takeSlot(tx, ANGEBOT, row, now))) return false
  record(tx, {
    aktion: 'offerPlatz',
    objekt: LESERAUM.table,
    objektId: row.id,
    nachher: snapshot(row),
  })
  return true
}

type HeldRow = LeseraumTypes['row']

const LET_GO = `delete from leseraum_buchung
  where mandant_id = $1 and warteplatz_id = any($2::uuid[]) and status = 'storniert' returning *`

/** Gives up what is held for these, on whichever days; answers how many it were. */
export async function letGo(
  tx: Tx,
  plaetze: readonly Pick<PlatzRow, 'id' | 'grundriss_id' | 'tag'>[],
  aktion: string,
): Promise<number> {
  if (plaetze.length === 0) return 0
  const statement = ready<HeldRow>(
    LET_GO,
    tx.scope.mandantId,
    plaetze.map(({ id }) => id),
  )
  const marks = plaetze.map(({ grundriss_id, tag }) => ({
    art: LESERAUM.table,
    objektId: grundriss_id,
    tag: tag.toString(),
  }))
  return recordGone(tx, await tx.all(marking(statement, marks)), aktion)
}

const ORPHANS = `delete from leseraum_buchung b where b.mandant_id = $1 and b.warteplatz_id is not null
  and b.status = 'storniert' and not exists (
  select from warteplatz w where w.mandant_id = $1 and w.id = b.warteplatz_id and w.status = 'angeboten') returning *`

/** What is held for nobody any more: whoever waited is gone from the house with all that was theirs. */
export async function letOrphansGo(tx: Tx): Promise<number> {
  // Mostly there is none: a job that looks every few seconds must not void what is kept of all days.
  const orphans = ready<HeldRow>(ORPHANS, tx.scope.mandantId)
  const gone = await tx.allMarked(orphans, (row) => daysOf(LESERAUM, row))
  return recordGone(tx, gone, 'endWarten')
}
