import type { Check } from './tree.ts'

const RECORD = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/

/** A decision is spoken of by its number, so two of them cannot share one. */
export const decisions: Check = {
  name: 'decisions',
  holds: 'every decision has a number of its own',
  run(tree) {
    const seen = new Map<string, string>()
    const problems = tree.paths.flatMap((path) => {
      if (!path.startsWith('docs/decisions/')) return []
      const number = RECORD.exec(path)?.[1]
      if (number === undefined) return [`${path} is no NNNN-verb-phrase.md.`]
      const other = seen.get(number)
      seen.set(number, path)
      return other === undefined ? [] : [`${other} and ${path} have one number: give the later a free one.`]
    })
    return { problems, note: `${seen.size} decisions` }
  },
}
