import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildId, idOf } from './buildId.ts'
import { tagFromInputs } from './etag.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-build-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('changes with every change of the sources, and not with one of a test', () => {
  writeFileSync(join(folder, 'a.ts'), 'export const a = 1')
  const before = idOf([folder])
  expect(idOf([folder, join(folder, 'missing')])).toBe(before)
  writeFileSync(join(folder, 'a.test.ts'), 'it()')
  expect(idOf([folder])).toBe(before)
  writeFileSync(join(folder, 'a.ts'), 'export const a = 2')
  expect(idOf([folder])).not.toBe(before)
})

it('is part of the ETag of cached answers', () => {
  expect(buildId()).toBe(buildId())
  expect(tagFromInputs(1, 'a')).toBe(tagFromInputs(1, 'a'))
  expect(tagFromInputs(1, 'a')).not.toBe(tagFromInputs('1', 'a'))
  expect(tagFromInputs(1, 'a')).toMatch(/^W\/"[\w-]{27}"$/)
})
