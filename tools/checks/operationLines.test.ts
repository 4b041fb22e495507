import { describe, expect, it } from 'vitest'
import { middle, operationLines } from './operationLines.ts'
import { treeOfTexts } from './tree.ts'

const WIRE = "import * as wire from '@platzwart/contract/operations/seat'\n"
/** A contract with one operation or two, on four lines. */
const contract = (...names: string[]) => ({
  'contract/operations/seat.ts': names
    .map((name) => `export const ${name} = post('${name}', '/api/seats', {})`)
    .concat(['', '', '', ''])
    .slice(0, 4)
    .join('\n'),
})
const lines = (texts: Record<string, string>) => Object.fromEntries(operationLines(treeOfTexts(texts)))

describe('lines of an operation', () => {
  it('counts the contract, the verb with what it reaches, and what asks with what leads there', () => {
    const texts = {
      ...contract('bookSeat'),
      'server/features/seat/bookSeat.ts':
        "import { free } from '@platzwart/domain/seat'\nexport async function bookSeat() {}\n",
      'domain/seat.ts': 'export const free = true',
      'web/features/seat/api/seats.ts': `${WIRE}ask(wire.bookSeat)`,
      'web/features/seat/pages/SeatPage.tsx': "import '../api/seats.ts'\n\n",
      'server/platform/database/tx.ts': '\n\n\n',
    }
    expect(lines(texts)).toEqual({ bookSeat: { code: 4 + 3 + 1 + 2 + 3, tests: 0 } })
  })

  it('divides what several share, and counts no line twice', () => {
    const verb = (name: string) => `import '@platzwart/domain/seat'\nexport function ${name}() {}`
    const texts = {
      ...contract('bookSeat', 'freeSeat'),
      'server/features/seat/bookSeat.ts': verb('bookSeat'),
      'server/features/seat/freeSeat.ts': `${verb('freeSeat')}\n\n`,
      'domain/seat.ts': 'a\nb',
    }
    expect(lines(texts)).toEqual({
      bookSeat: { code: 2 + 2 + 1, tests: 0 },
      freeSeat: { code: 2 + 4 + 1, tests: 0 },
    })
  })

  it('is not led from one operation to all others by the manifest', () => {
    const texts = {
      ...contract('bookSeat'),
      'server/features/seat/feature.ts': `${WIRE}import { bookSeat } from './bookSeat.ts'`,
      'server/features/seat/bookSeat.ts': 'export function bookSeat() {}',
      'server/features/seat/freeSeat.ts': '\n\n\n\n\n\n\n',
    }
    expect(lines(texts)).toEqual({ bookSeat: { code: 4 + 1, tests: 0 } })
  })

  it('gives a model to those who use it, a test to what it is about, and a job to nobody', () => {
    const texts = {
      ...contract('bookSeat'),
      'web/features/seat/components/SeatForm.tsx': `${WIRE}import '../model/draft.ts'\nask(wire.bookSeat)`,
      'web/features/seat/model/draft.ts': 'a',
      'web/features/seat/model/draft.test.ts': 'a\nb',
      'server/features/seat/expire.ts': 'a\nb\nc',
    }
    expect(lines(texts)).toEqual({ bookSeat: { code: 4 + 3 + 1, tests: 2 } })
  })

  it('gives the tests of routes to the verbs of their folder', () => {
    const texts = {
      ...contract('bookSeat', 'freeSeat'),
      'server/features/seat/bookSeat.ts': 'export function bookSeat() {}',
      'server/features/seat/freeSeat.ts': 'export function freeSeat() {}',
      'server/features/seat/routes.test.ts': 'a\nb\nc\nd',
    }
    expect(lines(texts)).toEqual({ bookSeat: { code: 3, tests: 2 }, freeSeat: { code: 3, tests: 2 } })
  })

  it('takes the one in the middle', () => {
    expect(middle([1, 1000, 3])).toBe(3)
    expect(middle([])).toBe(0)
  })
})
