import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureSecret } from './ensureSecret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is created once and readable by its owner only', () => {
  const data = join(folder, 'data')
  const secret = ensureSecret(data)
  expect(secret.length).toBeGreaterThanOrEqual(64)
  expect(ensureSecret(data)).toBe(secret)
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
})

it('is not replaced when the file is damaged', () => {
  writeFileSync(join(folder, 'secret'), 'short')
  expect(() => ensureSecret(folder)).toThrow(/is damaged: bring it back/)
})

it('is refused with a sentence when the folder is a file', () => {
  writeFileSync(join(folder, 'data'), '')
  expect(() => ensureSecret(join(folder, 'data'))).toThrow(/set SECRET/)
})
