import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { asOwner, recorded } from '../testing/fahrtenbuch.ts'
import { createTestFlotte, type TestFlotte } from '../testing/fahrzeug.ts'
import { createTestMandant, type TestMandant } from '../testing/mandant.ts'
import { readVerify, runVerify } from './verifyLogbook.ts'

let app: TestApp
let haus: TestMandant
let flotte: TestFlotte

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'haus')
  flotte = await createTestFlotte(app, haus)
  const fremd = await createTestMandant(app, 'fremd')
  await recorded(haus, flotte.golf, flotte.fahrerin, {}, {}, {})
  await recorded(fremd, (await createTestFlotte(app, fremd)).golf, fremd.anna, {})
})

afterAll(() => app.close())

const verify = (...args: string[]) => runVerify(app.deps, readVerify(args))

async function plate(): Promise<string> {
  const { rows } = await haus.scoped((tx) =>
    tx.raw<{ kennzeichen: string }>('select kennzeichen from fahrzeug where id = $1', [flotte.golf]),
  )
  return rows[0]?.kennzeichen ?? ''
}

describe('npm run verify-logbook', () => {
  it('checks every vehicle of every Mandant, or one, and tells the seal of each', async () => {
    const all = await verify()
    expect([all.broken, all.sentences.at(-1)]).toEqual([0, 'All logbooks are as they were written.'])
    expect(all.sentences.filter((line) => line.startsWith('fremd, '))).toHaveLength(5)
    for (const name of ['haus', haus.id, 'HAUS.localhost']) {
      const one = await verify('--mandant', name, '--kennzeichen', (await plate()).toLowerCase())
      expect(one.sentences[0]).toMatch(/^haus, NH-PW \d+: 3 entries in order, sealed by [0-9a-f]{64}$/)
      expect(one.sentences).toHaveLength(3)
    }
  })

  it('names the first entry that is broken', async () => {
    await asOwner(
      app,
      "update fahrtenbuch_eintrag set zweck = 'Urlaub' where fahrzeug_id = $1 and nummer > 1",
      [flotte.golf],
    )
    const { broken, sentences } = await verify()
    expect([broken, sentences.at(-1)]).toEqual([1, 'Broken logbooks: 1.'])
    expect(sentences).toContain(`haus, ${await plate()}: BROKEN: Entry 2 is no longer as it was written.`)
  })

  it('names who remembers an end that was cut off', async () => {
    await asOwner(app, 'delete from fahrtenbuch_eintrag where fahrzeug_id = $1 and nummer > 1', [flotte.golf])
    const { broken, sentences } = await verify()
    expect(broken).toBe(1)
    expect(sentences).toContain(
      `haus, ${await plate()}: BROKEN: The audit trail knows entry 3; in the logbook it is missing.`,
    )
  })

  it('refuses in sentences what it cannot do', async () => {
    await expect(verify('--mandant', 'niemand')).rejects.toThrow('There is no Mandant niemand.')
    await expect(verify('--kennzeichen', 'X-Y 1')).rejects.toThrow('There is no vehicle X-Y 1.')
    expect(() => readVerify(['--alles'])).toThrow('Use it like this')
  })
})
