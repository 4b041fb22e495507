import { expect, it } from 'vitest'
import { lindenau } from '../mandanten/lindenau.ts'
import { createRandom } from '../random.ts'
import { createRaeume } from './raeume.ts'

it('lists locations and plans as the template does, whatever their random ids are', () => {
  const template = lindenau(Temporal.PlainDate.from('2026-11-19'))
  for (let seed = 0; seed < 20; seed += 1) {
    const random = createRandom(seed)
    const { tabellen } = createRaeume(template, () => random.id(0))
    const named = (table: string, column: string) =>
      tabellen
        .filter(([name]) => name === table)
        .flatMap(([, rows]) => rows.map((row) => ({ id: String(row.id), name: row[column] })))
        .toSorted((a, b) => a.id.localeCompare(b.id))
        .map(({ name }) => name)
    expect(named('standort', 'name')).toEqual(template.standorte.map(({ name }) => name))
    expect(named('grundriss', 'bezeichnung')).toEqual(
      template.plaene.map(({ entwurf }) => entwurf.bezeichnung),
    )
  }
})
