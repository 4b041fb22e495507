import { FEATURES } from './fileNames.ts'
import { type Check, isScript, isTest, lineAt, type Tree } from './tree.ts'

const OURS = ['platzwart', ...FEATURES] as const

export const foreignWords: Check = {
  name: 'foreignWords',
  holds: "libs knows neither the program's name nor one of its nouns",
  run: (tree) => ({
    problems: tree.paths
      .filter((path) => path.startsWith('libs/') && isScript(path) && !isTest(path))
      .flatMap((path) => wordsOf(tree, path)),
  }),
}

/** Our nouns wherever a word begins, in names and in texts; inside a word of another language they are not ours. */
function wordsOf(tree: Tree, path: string): string[] {
  const text = tree.read(path)
  return OURS.flatMap((noun) => {
    const capital = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
    const found = new RegExp(`(?<![a-z])(?:${noun}|${capital})|(?<=[a-z])${capital}|\\b${noun.toUpperCase()}`)
    const offset = text.search(found)
    return offset < 0
      ? []
      : [
          `${path}:${lineAt(text, offset)} says '${noun}': hand it in, so that the library knows nothing of us.`,
        ]
  })
}
