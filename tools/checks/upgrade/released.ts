import { RELEASED, readReleased, sumOf } from '../../release/migrations.ts'
import type { Check } from '../tree.ts'

const FOLDER = 'server/migrations/'

/** What a released version has run in somebody's database stays as it ran: that database refuses anything else. */
export const released: Check = {
  name: 'released',
  holds: 'the migrations of released versions stand as they were, and new ones come after them',
  run(tree) {
    const sums = tree.has(RELEASED) ? readReleased(tree.read(RELEASED)) : new Map<string, string>()
    const last = [...sums.keys()].sort().at(-1) ?? ''
    const here = tree.paths.filter((path) => path.startsWith(FOLDER)).map((path) => path.slice(FOLDER.length))
    return {
      problems: [
        ...[...sums].flatMap(([name, sum]) => {
          const path = `${FOLDER}${name}`
          if (!tree.has(path)) return [`${path} was released and is gone: bring it back.`]
          if (sumOf(tree.read(path)) === sum) return []
          return [
            `${path} was released and has changed: bring it back as it was, and put the change into a new one.`,
          ]
        }),
        ...here
          .filter((name) => name < last && !sums.has(name))
          .map(
            (name) => `${FOLDER}${name} comes before ${last}, which was released: give it a later number.`,
          ),
      ],
      note: `${sums.size} migrations`,
    }
  },
}
