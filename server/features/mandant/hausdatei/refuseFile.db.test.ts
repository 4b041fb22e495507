import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createZstdCompress, zstdDecompressSync } from 'node:zlib'
import { tarEntry } from '@platzwart/libs/tar/tar'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
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
import type { HausHeader } from './content.ts'

hausdateiSuite()

const REGEL = /widerspricht|nicht erlaubt/

const BLANK = Buffer.alloc(1024 * 1024)
const AT = Temporal.Instant.from('2026-11-22T12:00:00Z')
const NAME = 'files/zuletzt/01980000-0000-7000-8000-000000000000.png'

/** The right file with 300 MB of nothing, within it or behind its last mark. */
async function bloated(behind: boolean): Promise<Buffer> {
  const tar = zstdDecompressSync(file)
  const at = behind ? tar.length : tar.lastIndexOf('end.json')
  const blanks = function* () {
    yield tar.subarray(0, at)
    for (let times = 0; times < 300; times += 1)
      yield behind ? BLANK : tarEntry(`${NAME}/${String(times).padStart(6, '0')}`, BLANK, AT)
    yield tar.subarray(at)
  }
  return buffer(Readable.from(blanks()).pipe(createZstdCompress()))
}

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
      REGEL,
    )
    await refused(
      await forged(
        same,
        inRows('rolle', (row) => row.replace('"R"', `"${'x'.repeat(5000)}"`)),
      ),
      REGEL,
    )
    await refused(
      await forged(
        same,
        inRows('rolle', (row) => row.replace('"R"', String.raw`"\u0000"`)),
      ),
      REGEL,
    )
    await refused(
      await forged(
        same,
        inRows('rolle', (row) => row.replace('"R"', String.raw`"\ud800"`)),
      ),
      REGEL,
    )
    await refused(
      await forged(
        same,
        inRows('rolle', () => '[1]\n'),
      ),
      REGEL,
    )
    await refused(
      await forged(
        same,
        inRows('benutzer', (row) => row.replace('a@b.example', 'A@B.example')),
      ),
      REGEL,
    )
    await refused(
      await forged(
        same,
        inRows('benutzer_rolle', (row) => row.replace(/"rolle_id":"[^"]+"/, `"rolle_id":"${uuidv7()}"`)),
      ),
      REGEL,
    )
  })

  it('whose bytes are not what their row says, or whose row names bytes of another house', async () => {
    await refused(await forged(same, (name, all) => (name.startsWith('files/') ? '<script>' : all)), REGEL)
    const foreign = `${there.own.id}/fahrzeuge/${uuidv7()}.png`
    await refused(
      await forged(same, (name, all) =>
        name.startsWith('files/') ? null : name === 'rows/datei' ? all.replace(KEY, foreign) : all,
      ),
      REGEL,
    )
  })

  it.each(['before its end', 'behind its end'])('that unpacks to far more than it is, %s', async (where) => {
    const bytes = await bloated(where === 'behind its end')
    expect(bytes.length).toBeLessThan(200_000)
    const started = process.cpuUsage()
    await refused(bytes, /weit größer/)
    // Its own work, whatever else the machine does.
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(30_000)
  })

  it('and the houses that are there are as they were', async () => {
    expect((await there.app.request('/api/start', as(there, there.own.anna))).json.sitzung).not.toBeNull()
    expect((await traces(there, there.own.id)).length).toBeGreaterThan(5)
  })
})
