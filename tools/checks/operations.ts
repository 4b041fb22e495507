import type { Check, Tree } from './tree.ts'

const DECLARED = /^export const (\w+) = (?:get|post|put|patch|del)\(\s*'(\w+)'/gm
const SERVED = /\b(serve|serveBytes|answer|answerHaus|answerVerzeichnis)\(\s*wire\.(\w+),/g
const IMPORT = /^import \* as wire from '@platzwart\/contract\/operations\/([\w/]+)'/m

/** An operation has one name from the browser to the verb that does it. */
export const operations: Check = {
  name: 'operations',
  holds: 'every operation is called what the verb is called that does it, and is served once',
  run(tree) {
    const declared = tree.paths
      .filter((path) => path.startsWith('contract/operations/'))
      .flatMap((path) =>
        [...tree.read(path).matchAll(DECLARED)].map(([, name = '', id = '']) => ({ path, name, id })),
      )
    const served = tree.paths
      .filter((path) => /^server\/(features|platform)\/.*\.ts$/.test(path))
      .flatMap((path) => servedIn(tree, path))
    const names = declared.map(({ name }) => name)
    return {
      problems: [
        ...declared
          .filter(({ name, id }) => name !== id)
          .map(({ path, name, id }) => `${path}: ${name} calls itself '${id}'.`),
        ...names
          .filter((name, i) => names.indexOf(name) !== i)
          .map((name) => `Two operations are called ${name}; the id of each is its own.`),
        ...declared.flatMap(({ path, name }) => {
          const times = served.filter((one) => one.name === name).length
          return times === 1 ? [] : [`${path}: ${name} is served ${times} times.`]
        }),
        ...served
          // What is answered by more than a verb has a handler with a name of its own.
          .filter(({ how, name, call }) => how !== 'answer' && !new RegExp(`\\b${name}\\b`).test(call))
          .map(({ path, name }) => `${path}: the verb that does ${name} has another name.`),
      ],
      note: `${declared.length} operations`,
    }
  },
}

function servedIn(tree: Tree, path: string) {
  const text = tree.read(path)
  if (!IMPORT.test(text)) return []
  return [...text.matchAll(SERVED)].map((match) => {
    const start = match.index + match[0].length
    return { path, how: match[1], name: match[2] ?? '', call: text.slice(start, callEnd(text, start)) }
  })
}

/** Where the call that is open at `start` closes. */
function callEnd(text: string, start: number): number {
  let depth = 1
  for (let i = start; i < text.length; i++) {
    if ('([{'.includes(text[i] as string)) depth++
    if (')]}'.includes(text[i] as string) && --depth === 0) return i
  }
  return text.length
}
