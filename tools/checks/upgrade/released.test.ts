import { describe, expect, it } from 'vitest'
import { RELEASED, sumOf } from '../../release/migrations.ts'
import { treeOfTexts } from '../tree.ts'
import { released } from './released.ts'

const FIRST = 'create table seat (id uuid primary key);\n'
const LIST = `${sumOf(FIRST)}  0001-create-seat.sql\n${sumOf('select 1;\n')}  0005-count-seats.sql\n`

const problems = (migrations: Record<string, string>) =>
  released.run(
    treeOfTexts({
      [RELEASED]: LIST,
      ...Object.fromEntries(
        Object.entries(migrations).map(([name, sql]) => [`server/migrations/${name}`, sql]),
      ),
    }),
  ).problems

describe('released migrations', () => {
  it('may be followed by others, and have other line ends', () => {
    expect(
      problems({
        '0001-create-seat.sql': FIRST.replaceAll('\n', '\r\n'),
        '0005-count-seats.sql': 'select 1;\n',
        '0006-add-car.sql': 'select 2;\n',
      }),
    ).toEqual([])
  })

  it('may not be changed, taken away, or preceded', () => {
    expect(problems({ '0001-create-seat.sql': `${FIRST} `, '0003-add-car.sql': 'select 2;\n' })).toEqual([
      'server/migrations/0001-create-seat.sql was released and has changed: bring it back as it was, and put the change into a new one.',
      'server/migrations/0005-count-seats.sql was released and is gone: bring it back.',
      'server/migrations/0003-add-car.sql comes before 0005-count-seats.sql, which was released: give it a later number.',
    ])
  })
})
