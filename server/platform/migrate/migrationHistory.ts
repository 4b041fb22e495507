import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '../config/startRefusal.ts'

/** A SQL file. Never edited once it has run anywhere. */
export interface Migration {
  readonly name: string
  readonly sha256: string
  readonly sql: string
}

/** An applied migration, as the database records it. */
export interface AppliedMigration {
  readonly name: string
  readonly sha256: string
}

/** The first migration of versions before 0.1.0, which were never released and are not migrated. */
const BEFORE_RELEASE = {
  name: '0001-create-anmeldung.sql',
  sha256: 'c4b99eb895abc52837821ec835619dda530356a6ecea2f33b5c5b7bfc61ecb2c',
} as const satisfies AppliedMigration

/** Whether the database was created by a version before 0.1.0, whose migrations no longer exist. */
export function isBeforeRelease(landed: readonly AppliedMigration[]): boolean {
  return landed.some(({ name, sha256 }) => name === BEFORE_RELEASE.name && sha256 === BEFORE_RELEASE.sha256)
}

const NAME = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)+\.sql$/

/** @throws StartRefusal for a misnamed file, and for two files with the same number */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  for (const [index, name] of names.entries()) {
    if (!NAME.test(name)) {
      throw new StartRefusal(
        `The migration ${name} has the wrong name: call it NNNN-verb-phrase.sql, such as 0042-add-kiosk.sql.`,
      )
    }
    const before = names[index - 1]
    if (before?.slice(0, 4) === name.slice(0, 4)) {
      throw new StartRefusal(
        `The migrations ${before} and ${name} have the same number: give the later one the next free number.`,
      )
    }
  }
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    // Line endings are ignored: a clone on another system may differ.
    return { name, sql, sha256: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
  })
}

/**
 * Returns the migrations to run, in order.
 * @throws StartRefusal when history was changed (an applied file edited, missing, or a new one before it),
 * and for databases from before 0.1.0
 */
export function pendingMigrations(
  files: readonly Migration[],
  landed: readonly AppliedMigration[],
): Migration[] {
  if (isBeforeRelease(landed)) {
    throw new StartRefusal(
      'This database was made by a version before 0.1.0, and nothing of it is carried over. To keep it, back it up with that version (npm run backup), ' +
        'which restores it, too. To go on with this one, start anew: name an empty database in DATABASE_URL, or set PLATZWART_DATA to a new folder.',
    )
  }
  const byName = new Map(files.map((file) => [file.name, file]))
  for (const { name, sha256 } of landed) {
    const file = byName.get(name)
    if (!file) {
      throw new StartRefusal(
        `The database has the migration ${name}, which this program does not know: start the newer version that brought it.`,
      )
    }
    if (file.sha256 !== sha256) {
      throw new StartRefusal(
        `The migration ${name} was changed after it ran here: restore the file as it was, and put the change into a new one.`,
      )
    }
  }
  const known = new Set(landed.map(({ name }) => name))
  const last =
    landed
      .map(({ name }) => name)
      .sort()
      .at(-1) ?? ''
  const pending = files.filter(({ name }) => !known.has(name))
  const late = pending.find(({ name }) => name < last)
  if (late) {
    throw new StartRefusal(
      `The migration ${late.name} comes before ${last}, which already ran here: give it the next free number.`,
    )
  }
  return pending
}
