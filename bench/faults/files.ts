import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withAdmin } from '../database/cluster.ts'
import { BENCH, benchId } from '../database/fill.ts'
import { benchCookie } from '../http/cookie.ts'
import { type Answer, send } from '../http/send.ts'
import { startServer } from '../http/server.ts'
import { type Outcome, RECOVERY_MS } from './outcome.ts'
import { mountSmallDisk } from './smallDisk.ts'
import type { World } from './world.ts'

/** Four by four white points. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAD0lEQVR4nGP4jwQYiOMAANuQL9FuRbCyAAAAAElFTkSuQmCC',
  'base64',
)
const KEEPER = 1
const UPLOADS = 6
const SMALL_MB = 8
const PATIENCE_MS = 20_000

function ask(url: string, method: 'PUT' | 'GET', name: string): Promise<Answer> {
  const headers = {
    host: BENCH.host,
    cookie: benchCookie(KEEPER),
    'content-type': 'application/octet-stream',
    'idempotency-key': randomUUID(),
  }
  const body = method === 'PUT' ? PICTURE : ''
  return send(`${url}/api/dateien/logos/${name}`, { method, headers, body, patience: PATIENCE_MS })
}

async function letKeep(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    await admin.query(
      `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung) values ($1, $2, 'customizing_mandant_pflege')
       on conflict do nothing`,
      [BENCH.mandantId, benchId('person', KEEPER)],
    )
    await admin.query('update mandant set stand = stand + 1 where id = $1', [BENCH.mandantId])
  })
}

/** Brings pictures one after another. */
async function bring(url: string, name: string, answers: Map<string, Answer>): Promise<void> {
  for (let i = 0; i < UPLOADS; i++) {
    const file = `${name}-${i}.png`
    answers.set(file, await ask(url, 'PUT', file))
  }
}

async function recover(url: string, answers: Map<string, Answer>): Promise<number> {
  for (const freed = performance.now(); ; await pause(100)) {
    const answer = await ask(url, 'PUT', 'again.png')
    const took = performance.now() - freed
    if (answer.status === 201) answers.set('again.png', answer)
    if (answer.status === 201 || took > 2 * RECOVERY_MS) return answer.status === 201 ? took : Infinity
  }
}

/** No room where files are kept; then there is room again. Null where no small disk can be mounted. */
export async function fillFileDisk(world: World, folder: string): Promise<Outcome | null> {
  const disk = mountSmallDisk(join(folder, 'files'), SMALL_MB)
  if (disk === null) return null
  await letKeep(world.adminUrl)
  const server = await startServer(world.adminUrl, { PLATZWART_DATA: disk.folder })
  try {
    const answers = new Map<string, Answer>()
    await bring(server.url, 'before', answers)
    disk.fill()
    await bring(server.url, 'full', answers)
    const read = await ask(server.url, 'GET', 'before-0.png')
    disk.free()
    const recoveryMs = await recover(server.url, answers)
    const kept = [...answers].filter(([, { status }]) => status === 201).map(([name]) => name)
    let lost = 0
    for (const name of kept) if ((await ask(server.url, 'GET', name)).status !== 200) lost++
    const refused = [...answers.values()].filter(({ status }) => status !== 201)
    const proper = refused.every(({ status, text }) => status === 507 && text.includes('server.speicherVoll'))
    const failed = [
      ...(proper && refused.length === UPLOADS
        ? []
        : [`answered by ${refused.map(({ status }) => status).join(', ')}`]),
      ...(read.status === 200 ? [] : [`a file was not read from the full disk: ${read.status}`]),
      ...(recoveryMs <= RECOVERY_MS ? [] : ['not back within 10 s']),
      ...(lost > 0 ? [`${lost} lost`] : []),
    ]
    return {
      fault: 'disk of the files full, then room again',
      asked: `${2 * UPLOADS + 1} pictures brought, one read meanwhile`,
      answered: `${kept.length} × 201, ${refused.length} × 507 "no storage space"`,
      lost,
      doubled: 0,
      recoveryMs,
      feed: '',
      good: failed.length === 0,
      notes: failed.map((sentence) => `**${sentence}**`),
    }
  } finally {
    await server.stop()
    disk.unmount()
  }
}
