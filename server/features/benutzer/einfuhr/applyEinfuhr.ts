import type { einfuhrApplySchema } from '@platzwart/contract/einfuhr'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { lockRechte } from '../../berechtigung/lockRechte.ts'
import { authOf } from '../../sitzung/auth.ts'
import { inviteAll } from '../../sitzung/inviteAll.ts'
import { type House, readHouse } from './facts.ts'
import { BATCH, updateEinfuhr } from './judgeEinfuhr.ts'
import { type Judged, judgeLines } from './judgeLines.ts'
import { presentEinfuhr } from './present.ts'
import { lockOwn, readLines } from './queries.ts'
import { type Made, saveKnown, saveNew } from './savePeople.ts'

/** Each of them is a mail with a link of its own, made before the answer. */
const MOST_INVITED = 2_000
/** Lines that are named where something has changed; more nobody reads. */
const NAMED = 5

/** Those that are to be done, some at a time. */
async function* batchesOf({ tx }: Call, id: string): AsyncGenerator<Judged[]> {
  for (let behind = 0; ; ) {
    const batch = await readLines(tx, id, { behind, urteile: ['neu', 'geaendert'], limit: BATCH })
    if (batch.length === 0) return
    yield batch
    behind = batch.at(-1)?.zeile ?? behind
  }
}

const sameKeys = (a: object) => JSON.stringify(a, Object.keys(a).sort())
const doneBy = ({ urteil, ergebnis }: Judged) =>
  [urteil, ergebnis.benutzerId, sameKeys(ergebnis.aenderungen), sameKeys(ergebnis.vorher)]
    .concat([...ergebnis.gruppenIds].sort(), [...ergebnis.rollenIds].sort())
    .join('\n')

/** The lines that would come to something else by now than the preview has shown. */
async function changedIn({ tx }: Call, house: House, shown: readonly Judged[]): Promise<number[]> {
  const now = await judgeLines(tx, house, shown)
  return shown.flatMap((line, at) => {
    const other = now[at]
    return other && doneBy(other) === doneBy(line) ? [] : [line.zeile]
  })
}

function stale(zeilen: readonly number[]) {
  const named = zeilen.slice(0, NAMED).map(String)
  const data = { zeilen: [...named, ...(zeilen.length > NAMED ? ['…'] : [])], anzahl: zeilen.length }
  return refuse({ status: 409, code: 'einfuhr.veraltet', data })
}

/** Does the lines batch by batch, or finds those that have changed; then nothing is done. */
async function applyLines(call: Call, id: string, house: House) {
  const made: Made[] = []
  const changed: number[] = []
  for await (const batch of batchesOf(call, id)) {
    changed.push(...(await changedIn(call, house, batch)))
    if (changed.length > 0) continue
    made.push(
      ...(await saveNew(
        call,
        batch.filter(({ urteil }) => urteil === 'neu'),
      )),
    )
    await saveKnown(
      call,
      batch.filter(({ urteil }) => urteil === 'geaendert'),
    )
  }
  return { made, changed }
}

/**
 * Does what the preview of a file has shown, all of it or nothing; what was refused is left out. A file that was taken over is answered as it
 * is, so that asking twice does it once.
 */
export async function applyEinfuhr(
  call: Call,
  id: string,
  { einladen }: z.output<typeof einfuhrApplySchema>,
) {
  const { tx, deps, now } = call
  const { own } = await lockRechte(call, 'benutzer_pflegen')
  const row = await lockOwn(call, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  if (row.status === 'uebernommen') return { status: 200, body: presentEinfuhr(call, row) } as const
  if (row.status !== 'bereit') return refuse({ status: 409, code: 'einfuhr.nichtBereit' })
  const { neu } = presentEinfuhr(call, row).anzahl
  if (einladen && neu > MOST_INVITED)
    return refuse({ status: 422, code: 'einfuhr.zuVieleEinladungen', data: { max: MOST_INVITED } })
  // Which line was the first to say something was settled by the preview: what came second is refused, and not asked about again.
  const house = await readHouse(tx, own, () => undefined)
  const { made, changed } = await applyLines(call, id, house)
  if (changed.length > 0) return stale(changed)
  if (einladen && deps.transport.send !== null)
    await inviteAll({ auth: authOf(deps), mailer: deps.mailer }, tx, made)
  const done = { status: 'uebernommen', inhalt: Buffer.alloc(0), beendet: now } as const
  await updateEinfuhr(tx, id, done)
  record(tx, {
    aktion: 'applyEinfuhr',
    objekt: 'einfuhr',
    objektId: id,
    nachher: { dateiname: row.dateiname, ...presentEinfuhr(call, row).anzahl, einladen },
  })
  await raiseStand(tx)
  return { status: 200, body: presentEinfuhr(call, { ...row, ...done }) } as const
}
