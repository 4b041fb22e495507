import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import { picture } from '../../../testing/files.ts'
import {
  as,
  file,
  forged,
  hausdateiSuite,
  imported,
  inRows,
  KEY,
  left,
  same,
  there,
  traces,
} from '../../../testing/suites/hausdatei.ts'
import { checkHaus } from './checkHaus.ts'
import type { HausHeader } from './content.ts'

hausdateiSuite()

describe('a file that is not taken leaves nothing', () => {
  const refused = async (content: Buffer, code: RegExp) => {
    const before = await there.admin.query('select count(*)::int as n from mandant')
    const accounts = await there.admin.query('select count(*)::int as n from auth."user"')
    const done = await imported(there, content)
    expect([done.status, done.fehler]).toEqual(['fehlgeschlagen', expect.stringMatching(code)])
    expect(await traces(there, done.mandantId)).toEqual([])
    expect((await there.admin.query('select count(*)::int as n from mandant')).rows).toEqual(before.rows)
    expect((await there.admin.query('select count(*)::int as n from auth."user"')).rows).toEqual(
      accounts.rows,
    )
    expect(await left(there)).toEqual([])
  }

  it.each([0.01, 0.5, 0.99])('cut off at %d', async (share) => {
    await refused(file.subarray(0, Math.floor(file.length * share)), /keine Datei eines Hauses|beschädigt/)
  })

  it('with one bit of it changed', async () => {
    const changed = Buffer.from(file)
    const at = Math.floor(file.length * 0.7)
    changed[at] = (changed[at] ?? 0) ^ 0x10
    await refused(changed, /beschädigt/)
  })

  it('that is something else', async () => {
    await refused(Buffer.from('name;email\n'), /keine Datei eines Hauses/)
    await refused(await picture('png'), /keine Datei eines Hauses/)
  })

  it('of a newer form, or of another version', async () => {
    await refused(await forged(() => ({ format: 2 })), /neuere Version/)
    const migrations = (all: HausHeader['migrations']) => all.slice(0, -1)
    await refused(
      await forged((header) => ({ migrations: migrations(header.migrations) })),
      /anderen Version/,
    )
  })

  it.each([
    ['a table that no house has', [['rows/auth.user', '{"id":"x"}\n']]],
    ['a table that is left out', [['rows/benachrichtigung', '{"id":"x"}\n']]],
    ['a way out of the store', [['files/../../etc/passwd', 'x']]],
    ['a file of another house', [['files/01980000-0000-7000-8000-000000000000/fahrzeuge/a.png', 'x']]],
  ] as const)('with %s', async (_, more) => {
    await refused(await forged(same, undefined, more), /nicht? ?in kein Haus|beschädigt|in kein Haus gehört/)
  })

  it('with a column that is not carried', async () => {
    const tables = ({ tables: all }: HausHeader) =>
      all.map((one) =>
        one.name === 'benutzer' ? { ...one, columns: [...one.columns, 'anmeldung_id'] } : one,
      )
    await refused(await forged((header) => ({ tables: tables(header) })), /in kein Haus gehört/)
  })

  it('with more or fewer rows than it says', async () => {
    await refused(
      await forged(
        same,
        inRows('rolle', (all) => all + all),
      ),
      /beschädigt/,
    )
    await refused(await forged(same, (name, all) => (name === 'rows/rolle' ? null : all)), /beschädigt/)
  })

  it('whose rows are against a rule of their table, or of nobody', async () => {
    await refused(
      await forged(
        same,
        inRows('mandant', (row) => row.replace('Europe/Berlin', 'Mars/Olympus')),
      ),
      /widerspricht/,
    )
    await refused(
      await forged(
        same,
        inRows('rolle', (row) => row.replace('"R"', `"${'x'.repeat(5000)}"`)),
      ),
      /widerspricht/,
    )
    await refused(
      await forged(
        same,
        inRows('rolle', (row) => row.replace('"R"', String.raw`"\u0000"`)),
      ),
      /widerspricht/,
    )
    await refused(
      await forged(
        same,
        inRows('rolle', (row) => row.replace('"R"', String.raw`"\ud800"`)),
      ),
      /widerspricht/,
    )
    await refused(
      await forged(
        same,
        inRows('rolle', () => '[1]\n'),
      ),
      /widerspricht/,
    )
    await refused(
      await forged(
        same,
        inRows('benutzer', (row) => row.replace('a@b.example', 'A@B.example')),
      ),
      /widerspricht/,
    )
    await refused(
      await forged(
        same,
        inRows('benutzer_rolle', (row) => row.replace(/"rolle_id":"[^"]+"/, `"rolle_id":"${uuidv7()}"`)),
      ),
      /widerspricht/,
    )
  })

  it('whose bytes are not what their row says, or whose row names bytes of another house', async () => {
    await refused(
      await forged(same, (name, all) => (name.startsWith('files/') ? '<script>' : all)),
      /widerspricht/,
    )
    const foreign = `${there.own.id}/fahrzeuge/${uuidv7()}.png`
    await refused(
      await forged(same, (name, all) =>
        name.startsWith('files/') ? null : name === 'rows/datei' ? all.replace(KEY, foreign) : all,
      ),
      /widerspricht/,
    )
  })

  it('that unpacks to more than a disk has', async () => {
    const key = `hausdateien/${uuidv7()}.zst`
    await there.app.deps.storage.put(key, file)
    const check = forMandant(there.app.jobs.pool, uuidv7(), (tx) =>
      checkHaus(tx, there.app.deps.storage, key, () => undefined, 1000),
    )
    await expect(check).rejects.toThrow('hausdatei.zuGross')
    await there.app.deps.storage.remove([key])
  })

  it('and the houses that are there are as they were', async () => {
    expect((await there.app.request('/api/start', as(there, there.own.anna))).json.sitzung).not.toBeNull()
    expect((await traces(there, there.own.id)).length).toBeGreaterThan(5)
  })
})
