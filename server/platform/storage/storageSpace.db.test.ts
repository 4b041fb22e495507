import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as wire from '@platzwart/contract/operations/health'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, type TestFlotte } from '../../testing/fahrzeug.ts'
import { picture, putFile } from '../../testing/files.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

let app: TestApp
let haus: TestMandant
let flotte: TestFlotte
let folder: string
/** The error of the next write; null while there is space. */
let trouble: Error | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platzwart-test-full-'))
  const disk = createDiskStorage(folder)
  const storage: Storage = {
    ...disk,
    async put(key, content) {
      if (trouble) throw trouble
      return disk.put(key, content)
    },
  }
  app = await testApp('2026-11-23T08:00:00Z', { storage })
  haus = await createTestMandant(app, 'haus')
  flotte = await createTestFlotte(app, haus)
})

beforeEach(() => {
  trouble = null
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const coded = (code: string) => Object.assign(new Error('write'), { code })

const ready = async () => {
  const { status, json } = await app.request(wire.readiness.path)
  return [status, json.status, json.speicher]
}

it.each([
  ['a disk without room', () => coded('ENOSPC')],
  ['a quota that is used up', () => coded('EDQUOT')],
  [
    'an object store without room',
    () => Object.assign(new Error('PUT'), { $metadata: { httpStatusCode: 507 } }),
  ],
  ['one that says so further in', () => new Error('PUT', { cause: coded('ENOSPC') })],
])('%s is reported to uploads and monitoring until there is space again', async (_, make) => {
  expect(await ready()).toEqual([200, 'ok', true])
  trouble = make()
  for (const [sprache, text] of [
    ['de', /kein Speicherplatz/],
    ['en', /no storage space/],
  ] as const) {
    const answer = await putFile(app, haus, flotte.fahrerin, 'voll.png', await picture('png'), {
      headers: { 'accept-language': sprache },
    })
    expect([answer.status, answer.json]).toMatchObject([
      507,
      {
        code: 'datei.fehlgeschlagen',
        title: expect.stringMatching(text),
        issues: [{ code: 'server.speicherVoll' }],
      },
    ])
  }
  expect(await ready()).toEqual([503, 'gestoert', false])
  expect(await ready()).toEqual([503, 'gestoert', false])
  trouble = null
  await expect.poll(ready).toEqual([200, 'ok', true])
  expect((await putFile(app, haus, flotte.fahrerin, 'danach.png', await picture('png'))).status).toBeLessThan(
    202,
  )
  const probes: string[] = []
  for await (const { key } of app.deps.storage.list('probe/')) probes.push(key)
  expect(probes).toEqual([])
})

it('treats other errors of the store as faults, not as lack of space', async () => {
  trouble = coded('EACCES')
  const answer = await putFile(app, haus, flotte.fahrerin, 'zu.png', await picture('png'))
  expect([answer.status, answer.json.code]).toEqual([500, 'server.fehler'])
  expect(await ready()).toEqual([200, 'ok', true])
})
