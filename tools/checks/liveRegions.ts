import { type Check, isTest, lineAt, type Tree } from './tree.ts'

const HOME = 'web/ui/announce/'

/** What makes a browser tell a screen reader of every change, when there is time. */
const POLITE =
  /\brole=["'{]+(?:status|log|timer|marquee)\b|\brole: ['"](?:status|log)\b|\baria-live\b|<output\b/g

/** Every region of its own is read or not, as it comes and as the reader is; the one that is always there is read. */
export const liveRegions: Check = {
  name: 'liveRegions',
  holds: 'one region announces, and nothing beside it',
  run: (tree) => {
    const places = tree.paths
      .filter((path) => /^web\/.*\.(?:tsx?|html)$/.test(path) && !isTest(path) && !path.startsWith(HOME))
      .flatMap((path) => own(tree, path))
    const region = tree.paths.some(
      (path) => path.startsWith(HOME) && !isTest(path) && tree.read(path).match(POLITE),
    )
    return {
      problems: region
        ? places
        : [...places, `${HOME} has no live region any more: nothing that happens is read aloud.`],
    }
  },
}

function own(tree: Tree, path: string): string[] {
  const text = tree.read(path)
  return [...text.matchAll(POLITE)].map(
    ({ 0: found, index }) =>
      `${path}:${lineAt(text, index)} makes a live region of its own (${found}): what just happened goes to announce() or <Announced> of ${HOME}, what is on its way is <Loading>, and what stands there needs no role.`,
  )
}
