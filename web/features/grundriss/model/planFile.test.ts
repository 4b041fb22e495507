import { expect, test } from 'vitest'
import { NO_FILE, placeIn, readPlanFile } from './planFile.ts'

const fileOf = (text: string) => new File([text], 'plan.json')

test('a file with a JSON object is read, anything else is not', async () => {
  expect((await readPlanFile(fileOf('{"format":"x"}'))).content).toEqual({ format: 'x' })
  for (const text of ['', 'Hallo', '[1]', 'null', '"x"', '{'])
    expect([text, (await readPlanFile(fileOf(text))).content]).toEqual([text, null])
  expect(await readPlanFile(null)).toBe(NO_FILE)
})

test('a position in the file counts from one', () => {
  expect(placeIn('datei.leseraeume.3.x')).toBe('leseraeume 4, x')
  expect(placeIn('datei.leseraeume.0.ausstattung.1.name')).toBe('leseraeume 1, ausstattung 2, name')
  expect(placeIn('datei.format')).toBe('format')
  expect(placeIn('datei')).toBe('')
})
