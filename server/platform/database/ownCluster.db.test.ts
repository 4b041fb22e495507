import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartRefusal } from '../config/startRefusal.ts'
import { joinOwnCluster, startOwnCluster } from './ownCluster.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-cluster-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is the database platzwart, refuses a second instance with our settings in the sentence, and can be joined', async () => {
  const cluster = await startOwnCluster(folder, { durability: 'throwAway' })
  try {
    const { username, pathname } = new URL(cluster.adminUrl)
    expect([username, pathname]).toEqual(['platzwart_admin', '/platzwart'])
    const refused = startOwnCluster(folder)
    await expect(refused).rejects.toThrow(StartRefusal)
    await expect(refused).rejects.toThrow(
      `Platzwart already runs on the data folder ${folder} (process ${process.pid}): use that one or stop it with Ctrl-C; ` +
        'for a second one beside it set PLATZWART_DATA=<another folder> and PORT=<another port>.',
    )
    expect((await joinOwnCluster(folder)).adminUrl).toBe(cluster.adminUrl)
  } finally {
    await cluster.stop()
  }
})

it('names the page and the setting that help with a folder of another version', async () => {
  const data = join(folder, 'postgres', 'data')
  mkdirSync(data, { recursive: true })
  writeFileSync(join(data, 'PG_VERSION'), '17\n')
  await expect(startOwnCluster(folder)).rejects.toThrow(
    /written by PostgreSQL 17, and this program brings 18: carry it over as docs\/operations\.md says, or set PLATZWART_DATA to a new folder\.$/,
  )
})

it('names the setting for another folder when this one cannot be created', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(startOwnCluster(join(file, 'data'))).rejects.toThrow(
    /cannot be created \(ENOTDIR.*\): set PLATZWART_DATA to a folder that you may write\.$/,
  )
})
