import { HAUSDATEI_TYPE } from '@platzwart/contract/dateiBytes'
import type { Context } from 'hono'
import { record } from '../../../platform/database/record.ts'
import { ready } from '../../../platform/database/tx.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { refuse } from '../../../platform/http/endpoint.ts'
import type { AppEnv } from '../../../platform/http/env.ts'
import type { Frame } from '../../../platform/http/frame.ts'
import { ProblemError } from '../../../platform/http/problem.ts'
import { type BetreiberCall, enterBetreiber } from '../answerBetreiber.ts'
import { checkZugriff } from '../checkZugriff.ts'
import { openMandant } from '../openMandant.ts'
import { COLUMNS, type HausdateiRow, presentHausdatei } from './queries.ts'

const ALL = `select ${COLUMNS} from auth.hausdatei order by erstellt desc, id desc limit 100`
const ONE = `select ${COLUMNS} from auth.hausdatei where id = $1`

/** Of all operators: who comes later sees what is under way. */
export async function listHausdateien({ deps, sprache }: BetreiberCall) {
  const { rows } = await deps.authPool.query<HausdateiRow>(ALL)
  return { status: 200, body: { items: rows.map((row) => presentHausdatei(sprache, row)) } } as const
}

async function find({ deps }: BetreiberCall, id: string): Promise<HausdateiRow | null> {
  return (await deps.authPool.query<HausdateiRow>(ONE, [id])).rows[0] ?? null
}

export async function showHausdatei(call: BetreiberCall, id: string) {
  const row = await find(call, id)
  if (!row) return refuse({ status: 404, code: 'hausdatei.nichtDa' })
  return { status: 200, body: presentHausdatei(call.sprache, row) } as const
}

/** As programs name files everywhere. */
function nameOf({ name, erstellt }: HausdateiRow): string {
  const plain = name.normalize('NFKD').replaceAll(/[^A-Za-z0-9-]+/g, '-')
  const day = Temporal.Instant.fromEpochMilliseconds(Math.floor(erstellt)).toString().slice(0, 10)
  return `platzwart-${plain.replaceAll(/^-+|-+$/g, '').toLowerCase() || 'haus'}-${day}.haus`
}

/** The file itself. Whoever fetches it has the data of the house's people: only while the house allows it, and its trail tells its administration. */
export function sendHausdatei({ deps }: Frame) {
  return async (c: Context<AppEnv>, id: string): Promise<Response> => {
    const call = await enterBetreiber(deps, c)
    const row = await find(call, id)
    const key = row && presentHausdatei(call.sprache, row).da ? row.schluessel : null
    const gone = new ProblemError({ status: 404, code: 'hausdatei.nichtDa' })
    if (!row || key === null) throw gone
    const stream = await openMandant(deps.appPool, call.betreiber, row.mandant_id, async (tx) => {
      const there = await tx.first(ready<object>('select 1 from mandant where id = $1', row.mandant_id))
      if (there) await checkZugriff(tx, deps.authPool, call.now)
      // Opened by whoever may have it alone: a refusal would leave it open.
      const opened = await deps.storage.get(key)
      if (!opened) throw new ProblemError({ status: 404, code: 'hausdatei.nichtGesehen' })
      if (there)
        record(tx, {
          aktion: 'readHausdatei',
          objekt: 'mandant',
          objektId: row.mandant_id,
          nachher: { betreiber: call.betreiber.email },
        })
      return opened
    })
    return attachment(stream, {
      inhaltstyp: HAUSDATEI_TYPE,
      bytes: row.bytes ?? 0,
      dateiname: nameOf(row),
    })
  }
}
