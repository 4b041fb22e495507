import { featuresOf } from './fileNames.ts'
import { type Check, isScript, isTest, lineAt, type Tree } from './tree.ts'

export const foreignWords: Check = {
  name: 'foreignWords',
  holds: "libs knows neither the program's name nor one of its nouns",
  run(tree) {
    const ours = ['platzwart', ...featuresOf(tree)]
    return {
      problems: tree.paths
        .filter((path) => path.startsWith('libs/') && isScript(path) && !isTest(path))
        .flatMap((path) => wordsOf(tree, path, ours)),
    }
  },
}

/** Our nouns wherever a word begins, in names and in texts; inside a word of another language they are not ours. */
function wordsOf(tree: Tree, path: string, ours: readonly string[]): string[] {
  const text = tree.read(path)
  return ours.flatMap((noun) => {
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
