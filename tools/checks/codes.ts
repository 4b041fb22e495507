import { type Check, isTest, isTypeScript, type Tree } from './tree.ts'

const LISTS = ['domain/issueCodes.ts', 'contract/codes.ts']

export const codes: Check = {
  name: 'codes',
  holds:
    'every code that can be given is given somewhere, so that no text waits for a rule that does not exist',
  run(tree) {
    const all = LISTS.flatMap((path) => codesIn(tree, path).map((code) => ({ code, path })))
    const sources = tree.paths
      .filter((path) => /^(domain|contract|server|web)\//.test(path) && isTypeScript(path))
      .filter((path) => !isTest(path) && !LISTS.includes(path))
      .map((path) => tree.read(path))
    return {
      problems: all
        .filter(({ code }) => !sources.some((text) => text.includes(`'${code}'`)))
        .map(
          ({ code, path }) =>
            `${path}: nothing gives the code '${code}'; write the rule or take the code out.`,
        ),
      note: `${all.length} codes`,
    }
  },
}

function codesIn(tree: Tree, path: string): string[] {
  if (!tree.has(path)) return []
  const withoutComments = tree.read(path).replace(/\/\/.*$/gm, '')
  return [...withoutComments.matchAll(/^\s*'([a-zA-Z]+(?:\.[a-zA-Z]+)?)',?\s*$/gm)].map(
    (match) => match[1] ?? '',
  )
}
