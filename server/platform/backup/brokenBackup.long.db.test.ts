import { randomBytes } from 'node:crypto'
import { copyFile, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import {
  backupSuite,
  content,
  folder,
  house,
  ignore,
  path,
  target,
  writerTo,
} from '../../testing/suites/sicherung.ts'
import { StartRefusal } from '../config/startRefusal.ts'
import {
  type BackupHeader,
  type BackupPart,
  FILES,
  FORMAT,
  HOUSE_KIND,
  KIND,
  newlinesIn,
  openBackup,
  verifyBackup,
} from './archive.ts'
import { load } from './load.ts'

backupSuite()

describe('a restore is refused without any change', () => {
  it('for a file that is truncated anywhere, damaged, or not ours', async () => {
    const whole = await readFile(path)
    const broken = join(folder, 'broken.backup')
    for (const length of [0, 3, 200, whole.length / 2, whole.length - 1].map(Math.floor)) {
      await copyFile(path, broken)
      await truncate(broken, length)
      await expect(verifyBackup(broken)).rejects.toThrow(/is no backup of Platzwart|is damaged or cut off/)
    }
    for (const at of [whole.length - 2000, Math.floor(whole.length / 3)]) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      await writeFile(broken, changed)
      await expect(verifyBackup(broken)).rejects.toThrow('is damaged or cut off')
    }
    await writeFile(broken, randomBytes(10_000))
    await expect(verifyBackup(broken)).rejects.toThrow('is no backup of Platzwart')
  })

  it('for unknown migrations', async () => {
    const newer = join(folder, 'newer.backup')
    const writer = writerTo(newer)
    const { header } = await openBackup(path)
    await writer.begin({
      ...header,
      migrations: [...header.migrations, { name: '9999-fly.sql', sha256: 'x' }],
    })
    await writer.end({ rows: 0, files: 0 })
    const { database, options } = await target()
    await expect(load(newer, options, ignore)).rejects.toThrow('its migration 9999-fly.sql is not known here')
    expect(await content(database)).toEqual({})
  })

  it('for a backup written before version 0.1.0', async () => {
    const older = join(folder, 'before-release.backup')
    const writer = writerTo(older)
    const { header } = await openBackup(path)
    const [first, ...rest] = header.migrations
    const sha256 = 'c4b99eb895abc52837821ec835619dda530356a6ecea2f33b5c5b7bfc61ecb2c'
    await writer.begin({ ...header, migrations: [{ name: first?.name ?? '', sha256 }, ...rest] })
    await writer.end({ rows: 0, files: 0 })
    const { database, options } = await target()
    await expect(load(older, options, ignore)).rejects.toThrow(
      'before-release.backup is from a version before 0.1.0, of which nothing is carried over: restore it with that version.',
    )
    expect(await content(database)).toEqual({})
  })

  it('for a newer format', async () => {
    const newer = join(folder, 'form.backup')
    const writer = writerTo(newer)
    const said = { ...(await openBackup(path)).header, format: FORMAT + 1 }
    await writer.begin(said)
    await writer.end({ rows: 0, files: 0 })
    await expect(verifyBackup(newer)).rejects.toThrow(
      'was written by a newer version of Platzwart: restore it with that one.',
    )
  })

  /** Rewrites the backup with a change and a valid checksum. */
  async function rewritten(
    name: string,
    change: (part: BackupPart) => Buffer | null,
    more: Partial<BackupHeader> = {},
  ): Promise<string> {
    const to = join(folder, name)
    const writer = writerTo(to)
    const { header, parts } = await openBackup(path)
    await writer.begin({ kind: KIND, format: FORMAT, ...header, ...more })
    let rows = 0
    const files = new Set<string>()
    for (let part = await parts.next(); !part.done; part = await parts.next()) {
      const bytes = change(part.value)
      if (bytes === null) continue
      if (part.value.name.startsWith(FILES)) files.add(part.value.name)
      else rows += newlinesIn(bytes)
      await writer.content(part.value.name, Readable.from([bytes]), true)
    }
    await writer.end({ rows, files: files.size })
    return to
  }

  const inTable = (table: string, change: (all: Buffer) => Buffer) => (part: BackupPart) =>
    part.name.endsWith(`/${table}`) ? change(part.content) : part.content
  const doubled = (all: Buffer) => Buffer.concat([all, all])
  const whole = (part: BackupPart) => part.content

  it.each([
    [
      'rows that are no rows',
      inTable('auth."user"', () => Buffer.from('not\ta\trow\n')),
      'does not take its rows',
    ],
    [
      'rows that are there twice',
      inTable('public.benutzer', doubled),
      'does not take its rows: duplicate key',
    ],
    [
      'rows with bytes that are no text',
      inTable('public.benutzer', (all) => Buffer.from(all.map((byte) => (byte === 0x61 ? 0xff : byte)))),
      'does not take its rows: invalid byte sequence',
    ],
    [
      'rows that refer to nothing',
      inTable('public.benutzer', () => Buffer.alloc(0)),
      'does not take its rows',
    ],
  ])('for a backup with %s: rows and files are as before', async (name, change, sentence) => {
    const broken = await rewritten(`${name}.backup`, change)
    const { database, storage, options } = await target()
    const loading = load(broken, options, ignore)
    await expect(loading).rejects.toThrow(StartRefusal)
    await expect(loading).rejects.toThrow(`is damaged or cut off (the`)
    await expect(loading).rejects.toThrow(sentence)
    expect(await content(database)).toEqual({})
    for await (const found of storage.list(`${house.id}/`)) throw new Error(`${found.key} was left behind`)
  })

  it('for names that are not in this schema: they never become statements', async () => {
    const { header } = await openBackup(path)
    const tables = (name: string, column: string) => [
      ...header.tables,
      { name, columns: [column], ofMandant: false },
    ]
    const { database, options } = await target()
    for (const [name, column] of [
      ['pg_class', 'oid'],
      ['auth."user"; drop table mandant; --', 'id'],
      ['auth."user"', 'id) from program $$true$$; --'],
    ] as const) {
      const broken = await rewritten('names.backup', whole, { tables: tables(name, column) })
      await expect(load(broken, options, ignore)).rejects.toThrow('this version knows no')
      expect(await content(database)).toEqual({})
      await rm(broken)
    }
  })

  it('for wrong counts, an incomplete header, or the file of a house', async () => {
    const counts = join(folder, 'counts.backup')
    const writer = writerTo(counts)
    const said = { kind: KIND, format: FORMAT, ...(await openBackup(path)).header }
    await writer.begin(said)
    await writer.content('all/auth."user"', Readable.from([Buffer.from('1\n2\n')]))
    await writer.end({ rows: 3, files: 0 })
    await expect(verifyBackup(counts)).rejects.toThrow('it has 2 rows instead of 3')
    for (const [header, sentence] of [
      [{ ...said, tables: 'none' }, 'its header is incomplete'],
      [{ ...said, kind: HOUSE_KIND }, 'is the file of one house, not a backup'],
    ] as const) {
      const other = writerTo(counts)
      await other.begin(header)
      await other.end({ rows: 0, files: 0 })
      await expect(verifyBackup(counts)).rejects.toThrow(sentence)
    }
  })
})
