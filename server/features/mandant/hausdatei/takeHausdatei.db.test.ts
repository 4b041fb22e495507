import type { HausdateiView } from '@platzwart/contract/mandant'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/hausdatei'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import {
  as,
  bytes,
  content,
  depsOf,
  file,
  HAUS,
  hausdateiSuite,
  here,
  left,
  send,
  take,
  there,
  traces,
} from '../../../testing/suites/hausdatei.ts'
import { loseCommitAfter } from '../../../testing/wire/loseCommit.ts'
import { sweepHausdateien, takeHausdatei } from './takeHausdatei.ts'

hausdateiSuite()

describe('a file that is brought while the connection to the database is lost', () => {
  it('is there for its job where its record is', async () => {
    loseCommitAfter(there.app.deps.appPool, /insert into auth\.hausdatei/)
    expect((await send(there, file, 'Ungewiss')).status).toBe(503)
    const { json } = await there.app.request(wire.listHausdateien.path, as(there))
    const [view] = (json as never as { items: HausdateiView[] }).items
    expect(view).toMatchObject({ name: 'Ungewiss', status: 'wartend' })
    expect(await take(there, view as HausdateiView)).toMatchObject({ status: 'fertig', fehler: null })
  })
})

describe('a job that is killed', () => {
  it('in the middle has written nothing, and the next attempt begins anew', async () => {
    const sent = await send(there, file, 'Zweimal')
    const view = sent.json as never as HausdateiView
    const { storage } = there.app.deps
    let puts = 0
    const broken = {
      ...depsOf(there),
      storage: {
        ...storage,
        put: async () => {
          puts += 1
          throw new Error('the machine is gone')
        },
      },
    }
    const work = { data: { mandantId: view.mandantId, hausdateiId: view.id }, retries: 0, last: false }
    await expect(takeHausdatei(broken, work)).rejects.toThrow('the machine is gone')
    expect(puts).toBe(1)
    expect(await traces(there, view.mandantId)).toEqual([])
    expect(await take(there, view)).toMatchObject({ status: 'fertig' })
    // A third attempt, of a server that was thought dead: it is done already.
    await takeHausdatei(depsOf(there), { ...work, last: true })
    expect((await content(there, view.mandantId)).benutzer).toHaveLength(1)
  })

  it('for the last time says so, and leaves neither bytes nor accounts', async () => {
    const view = (await send(there, file, 'Nie')).json as never as HausdateiView
    const key = `${view.mandantId}/fahrzeuge/${uuidv7()}.png`
    await there.app.deps.storage.put(key, bytes)
    await there.app.deps.storage.remove([`hausdateien/${view.id}.zst`])
    expect(await take(there, view)).toMatchObject({
      status: 'fehlgeschlagen',
      fehler: expect.stringContaining('sieht die Datei in seiner Ablage nicht'),
    })
    expect(await traces(there, view.mandantId)).toEqual([])
  })
})

describe('files of houses', () => {
  it('are a matter of operators: nobody else sends, sees or fetches one', async () => {
    const [done] = (
      (await here.app.request(wire.listHausdateien.path, as(here))).json as never as {
        items: HausdateiView[]
      }
    ).items
    const id = done?.id ?? ''
    const anna = as(here, here.own.anna)
    for (const path of [
      wire.listHausdateien.path,
      address(wire.showHausdatei, { id }),
      address(wire.readHausdatei, { id }),
    ])
      expect([path, (await here.app.request(path, anna)).json.code]).toEqual([path, 'recht.nurBetreiber'])
    expect((await send(here, file, 'Fremd', here.own.leitung)).json.code).toBe('recht.nurBetreiber')
    const asked = await here.app.request(address(wire.exportMandant, { id: HAUS }), {
      ...anna,
      method: 'POST',
    })
    expect(asked.json.code).toBe('recht.nurBetreiber')
    expect(await left(here)).toEqual(expect.not.arrayContaining([expect.stringContaining('Fremd')]))
  })

  it('are refused empty, without a name, and of a house that is not there', async () => {
    expect((await send(here, Buffer.alloc(0))).json.code).toBe('hausdatei.leer')
    expect((await send(here, file, '')).status).toBe(422)
    const path = address(wire.exportMandant, { id: uuidv7() })
    expect((await here.app.request(path, { ...as(here), method: 'POST' })).status).toBe(404)
    expect((await here.app.request(address(wire.readHausdatei, { id: uuidv7() }), as(here))).json.code).toBe(
      'hausdatei.nichtDa',
    )
  })

  it('are written once under a key, and not more at once than the disk bears', async () => {
    const ask = (key: string) =>
      here.app.request(address(wire.exportMandant, { id: HAUS }), {
        ...as(here),
        method: 'POST',
        headers: { 'idempotency-key': key },
      })
    const one = await ask('haus-einmal-01')
    const two = await ask('haus-einmal-01')
    expect(two.json.id).toBe(one.json.id)
    for (const key of ['haus-02', 'haus-03', 'haus-04']) expect((await ask(key)).status).toBe(201)
    expect((await ask('haus-05')).json.code).toBe('anfrage.zuViele')
    await here.admin.query("delete from auth.hausdatei where status = 'wartend'")
  })

  it('are gone after a day, with what broke off', async () => {
    await here.app.deps.storage.put(`hausdateien/${uuidv7()}.zst`, new Uint8Array([1]))
    await here.admin.query("update auth.hausdatei set erstellt = now() - interval '25 hours'")
    const tomorrow = Temporal.Now.instant().add({ hours: 25 })
    await sweepHausdateien(depsOf(here), tomorrow)
    expect(await left(here)).toEqual([])
    expect((await here.app.request(wire.listHausdateien.path, as(here))).json.items).toEqual([])
    expect(await traces(here, HAUS)).not.toEqual([])
  })
})
