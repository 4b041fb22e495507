import type { WaitingListHooks } from '../../../platform/feature.ts'
import { endPlaetze } from '../../warteliste/endPlaetze.ts'
import { recordPlatz } from '../../warteliste/recordPlatz.ts'
import { WARTELISTE } from './art.ts'
import { lockOpen } from './queries.ts'

const RENAME = `update warteplatz set zone = $3, version = version + 1 where mandant_id = $1 and id = any($2::uuid[])`

const FORGET = 'update warteplatz set ausstattung_id = null where mandant_id = $1 and ausstattung_id = $2'

/** What becomes of waiting when what somebody waits for is called otherwise, or is there no more (docs/decisions/series-and-waiting.md). */
export const waitingListHooks: WaitingListHooks = {
  async renameZone({ tx }, grundrissId, [von, nach]) {
    const rows = await lockOpen(tx, { grundriss_id: grundrissId, zone: von })
    if (rows.length === 0) return
    await tx.raw(RENAME, [tx.scope.mandantId, rows.map(({ id }) => id), nach])
    recordPlatz(
      tx,
      WARTELISTE,
      'renameZone',
      rows.map((row) => [row, { ...row, zone: nach }]),
    )
  },
  async endAusstattung({ tx, now }, ausstattungId) {
    const rows = await lockOpen(tx, { ausstattung_id: ausstattungId })
    await endPlaetze(tx, WARTELISTE, rows, ['vorbei', 'endWarten'], now)
    // Their people are shown for a while what became of it: the row stays, and what goes is not named in it any more.
    await tx.raw(FORGET, [tx.scope.mandantId, ausstattungId])
  },
}
