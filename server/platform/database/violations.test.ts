import { expect, it } from 'vitest'
import { constraintOf, violationOf } from './violations.ts'

const failed = (code: string, message: string, constraint?: string) =>
  Object.assign(new Error(message), { code, ...(constraint === undefined ? {} : { constraint }) })

it.each([
  failed('23505', 'of whatever words', 'fahrzeug_kennzeichen'),
  failed('23505', 'duplicate key value violates unique constraint "fahrzeug_kennzeichen_102126"'),
  failed('23505', 'doppelter Schlüsselwert verletzt Unique-Constraint »fahrzeug_kennzeichen_102126«'),
])('names a taken plate, by constraint or by a worker’s message', (error) => {
  expect(violationOf(error)).toMatchObject({ status: 409, issues: [{ field: 'kennzeichen' }] })
})

it.each([
  ['leseraum_buchung_ueberschneidung', '23P01', 'conflicting key value violates exclusion constraint "%"'],
  ['datei_fkey', '23503', 'insert or update on table "datei_102111" violates foreign key constraint "%"'],
  ['datei_bytes_check', '23514', 'new row for relation "datei_102111" violates check constraint "%"'],
])('recognises the constraint %s on any shard', (name, code, words) => {
  expect(constraintOf(failed(code, words.replace('%', `${name}_102111`)))).toBe(name)
})

it('finds no constraint in other messages', () => {
  expect(constraintOf(failed('42501', 'permission denied for table "datei"'))).toBe('')
  expect(constraintOf(new Error('violates "datei"'))).toBeNull()
})
