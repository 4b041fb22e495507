import type { GrundrissView } from '@platzwart/contract/leseraum'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundriss'
import { expect } from 'vitest'
import { countStored } from '../files.ts'
import type { TestMandant, TestPerson } from '../mandant.ts'
import { app, haus } from './haus.ts'

/** Of what is uploaded as it is. */
export const BYTES = { 'content-type': 'application/octet-stream' }

/** Brings a picture for the plan of the house. */
export const upload = (
  bytes: Uint8Array,
  { seite = '', as = haus.leitung, id = haus.grundrissId, headers = {} }: UploadOptions = {},
) =>
  app.request(`${address(wire.uploadBild, { id })}${seite}`, {
    host: haus.host,
    method: 'POST',
    bytes: new Uint8Array(bytes),
    headers: { ...BYTES, ...headers },
    ...(as && { as: as.token }),
  })

interface UploadOptions {
  readonly seite?: string
  readonly as?: TestPerson | null
  readonly id?: string
  readonly headers?: Record<string, string>
}

/** Of the plan as it is. */
export async function version(): Promise<number> {
  const { rows } = await haus.scoped((tx) =>
    tx.raw<{ version: number }>('select version from grundriss where id = $1', [haus.grundrissId]),
  )
  return rows[0]?.version ?? 0
}

/** Shows or places a picture, or none. */
export async function set(
  body: object,
  { as = haus.leitung, match }: { as?: TestPerson; match?: string } = {},
) {
  const headers = { 'if-match': match ?? `"${await version()}"` }
  const path = address(wire.setBild, { id: haus.grundrissId })
  return app.request(path, { as: as.token, host: haus.host, method: 'PUT', body, headers })
}

/** The plan as a reader sees it. */
export async function plan(at: TestMandant = haus, person: TestPerson = haus.anna) {
  const path = address(wire.showGrundriss, { id: haus.grundrissId })
  const { json } = await app.request(path, { as: person.token, host: at.host })
  return json as unknown as GrundrissView
}

/** What an upload that is taken is called. */
export async function brought(bytes: Uint8Array): Promise<string> {
  const answer = await upload(bytes)
  expect(answer.status).toBe(201)
  return String(answer.json.id)
}

/** Files of the house in the store. */
export const stored = () => countStored(app, haus)

/** Pieces on record. */
export const pieces = async () =>
  (await haus.scoped((tx) => tx.raw('select datei_id from grundriss_kachel'))).rows.length

/** Sizes on record. */
export const recorded = async () =>
  (await haus.scoped((tx) => tx.raw('select datei_id from grundriss_bild'))).rows.length
