import { constantsOf, nameOf } from './syntax.ts'
import { type Check, isTest, isTypeScript, type Tree } from './tree.ts'

/** What the house gives, and each kind of booking. */
const LIST = /^domain\/(?:issueCodes|\w+\/codes)\.ts$|^contract\/codes\.ts$/

export const codes: Check = {
  name: 'codes',
  holds:
    'every code that can be given is given somewhere and has a text, so that no text waits for a rule that does not exist',
  run(tree) {
    const lists = tree.paths.filter((path) => LIST.test(path))
    const all = lists.flatMap((path) => codesIn(tree, path).map((code) => ({ code, path })))
    const sources = tree.paths
      .filter((path) => /^(domain|contract|server|web)\//.test(path) && isTypeScript(path))
      .filter((path) => !isTest(path) && !LIST.test(path))
      .map((path) => tree.read(path))
    const texts = tree.paths.filter((path) => /^phrases\/de\//.test(path)).map((path) => tree.read(path))
    return {
      problems: [
        ...lists
          .filter((path) => codesIn(tree, path).length === 0)
          .map((path) => `${path} has no code that this check could read.`),
        ...all
          .filter(({ code }) => !sources.some((text) => text.includes(`'${code}'`)))
          .map(
            ({ code, path }) =>
              `${path}: nothing gives the code '${code}'; write the rule or take the code out.`,
          ),
        ...all
          .filter(({ code }) => texts.length > 0 && !texts.some((text) => text.includes(keyOf(code))))
          .map(({ code, path }) => `${path}: the code '${code}' has no text in phrases/de.`),
      ],
      note: `${all.length} codes`,
    }
  },
}

/** The strings of the lists that a file defines. */
function codesIn(tree: Tree, path: string): string[] {
  return [...constantsOf(tree, path).values()].flatMap((value) =>
    value.type === 'ArrayExpression'
      ? value.elements.flatMap((it) => (it === null ? [] : (nameOf(it) ?? [])))
      : [],
  )
}

/** As a text has it: a key without a point needs no quotes. */
const keyOf = (code: string) => (code.includes('.') ? `'${code}':` : `${code}:`)
