import { FOLDER, foldedBy, INDEX, LOOSE, PAGE, referencesIn } from '../decisions/references.ts'
import { type Check, lineAt, type Tree } from './tree.ts'

/** Where decisions are spoken of; tests of this check and its like speak of made-up ones. */
export const isRead = (path: string) =>
  /\.(?:md|ts|tsx|mjs|css|sql|yaml)$/.test(path) &&
  !/^(?:CHANGELOG\.md|tools\/checks\/|tools\/decisions\/)/.test(path) &&
  path !== INDEX

/** Decisions stand on pages by topic, in an index; whoever speaks of one leads to what stands there. */
export const decisions: Check = {
  name: 'decisions',
  holds: 'every page of decisions is in their index, and every reference to one leads somewhere',
  run(tree) {
    const own = tree.paths.filter((path) => path.startsWith(FOLDER))
    const pages = own.filter((path) => PAGE.test(path))
    const loose = own.flatMap((path) => {
      const number = LOOSE.exec(path)?.[1]
      return number === undefined ? [] : [{ path, number: Number(number) }]
    })
    return {
      problems: [
        ...own
          .filter((path) => path !== INDEX && !PAGE.test(path) && !LOOSE.test(path))
          .map(
            (path) => `${path} is neither a page (topic.md) nor a decision of its own (NNNN-verb-phrase.md).`,
          ),
        ...unlisted(tree, pages),
        ...taken(tree, pages, loose),
        ...lost(tree, pages, new Set(loose.map(({ number }) => number))),
      ],
      note: `${pages.length} pages, ${loose.length} to be folded`,
    }
  },
}

function unlisted(tree: Tree, pages: readonly string[]): string[] {
  const index = tree.has(INDEX) ? tree.read(INDEX) : ''
  return pages
    .filter((path) => !index.includes(`](${path.slice(FOLDER.length)})`))
    .map((path) => `${path} is not in ${INDEX}: nobody would find it.`)
}

/** A number is one decision's, on a page or in a file. */
function taken(
  tree: Tree,
  pages: readonly string[],
  loose: readonly { path: string; number: number }[],
): string[] {
  const seen = new Map<number, string>()
  const all = [
    ...pages.flatMap((path) => foldedBy(tree.read(path)).map((number) => ({ path, number }))),
    ...loose,
  ]
  return all.flatMap(({ path, number }) => {
    const other = seen.get(number)
    seen.set(number, path)
    return other === undefined
      ? []
      : [`${other} and ${path} both have ${number}: one of them is another decision.`]
  })
}

/** References by number to what is folded or not there, and by path to pages that are not there. */
function lost(tree: Tree, pages: readonly string[], loose: ReadonlySet<number>): string[] {
  return tree.paths.filter(isRead).flatMap((path) => {
    const text = tree.read(path)
    const numbers = referencesIn(text)
      .filter((it) => it.numbers.some((number) => !loose.has(number)))
      .map(
        ({ index, text: said }) =>
          `${path}:${lineAt(text, index)} '${said}' stands in no file of its own: run npm run decisions, or name the page.`,
      )
    const named = [...text.matchAll(/\bdocs\/decisions\/[a-z][a-z-]*\.md/g)]
      .filter(([page]) => !pages.includes(page))
      .map(({ 0: page, index }) => `${path}:${lineAt(text, index)} names ${page}, which does not exist.`)
    return [...numbers, ...named]
  })
}
