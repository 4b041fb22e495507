import { parseSync, Visitor } from 'oxc-parser'
import { GERMAN } from './germanWords.ts'
import { ascii, GLOSSARY, glossaryNouns, isNoun, partsOf, rowsOf } from './glossary.ts'
import { type Check, isTest, isTypeScript, lineAt, type Tree } from './tree.ts'

interface Named {
  readonly name: string
  readonly path: string
  readonly offset: number
}

/**
 * Functions, components, types, constants, files and classes of styles are named in English, apart from the nouns of the glossary. Fields and the
 * variables that take them over are left out: they are called as the stored value is called.
 */
export const words: Check = {
  name: 'words',
  holds: 'names are English, verbs always; what is German is a noun that the glossary explains once',
  run(tree) {
    const named = tree.paths.flatMap((path) => namesIn(tree, path))
    const nouns = glossaryNouns(tree)
    const german = germanOf(tree)
    const problems = named.flatMap((it) =>
      partsOf(it.name).flatMap((part) => {
        const english = GERMAN[part]
        if (english !== undefined)
          return [`${where(tree, it)} says '${part}' in '${it.name}': in English it is '${english}'.`]
        return german.has(part) && !isNoun(part, nouns)
          ? [
              `${where(tree, it)} says '${part}' in '${it.name}', which docs/glossary.md does not explain: explain it there if it is a noun of the domain, else say it in English.`,
            ]
          : []
      }),
    )
    return {
      problems: [...new Set(problems), ...twice(tree)],
      note: `${named.length} names, ${nouns.size} nouns`,
    }
  },
}

const where = (tree: Tree, { path, offset }: Named) => `${path}:${lineAt(tree.read(path), offset)}`

/** Classes that are the stored kinds of what is drawn, as the drawing gives them. */
const STORED_KINDS = ['web/floorplan/drawing.module.css', 'web/floorplan/seat.module.css']

/** Tests and what they need build facts, and call them as the field that takes them is called. */
const isFixture = (path: string) => isTest(path) || /(?:^|\/)testing\//.test(path)

function namesIn(tree: Tree, path: string): Named[] {
  if (!/\.(?:tsx?|css)$/.test(path) || isFixture(path) || STORED_KINDS.includes(path)) return []
  const file = /([^/]+?)\.[a-z.]+$/.exec(path)?.[1] ?? ''
  const own: Named[] = [{ name: file, path, offset: 0 }]
  if (path.endsWith('.css')) return [...own, ...classesIn(tree, path)]
  return isTypeScript(path) ? [...own, ...declaredIn(tree, path)] : own
}

function classesIn(tree: Tree, path: string): Named[] {
  const sheet = tree.read(path).replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, ' '))
  return [...sheet.matchAll(/(?<![\w-])\.([a-zA-Z]\w*)(?=[^{};]*\{)/g)].map((it) => ({
    name: it[1] ?? '',
    path,
    offset: it.index,
  }))
}

function declaredIn(tree: Tree, path: string): Named[] {
  const found: Named[] = []
  const add = (id: { readonly type: string; readonly start: number } | null) => {
    if (id?.type === 'Identifier' && 'name' in id)
      found.push({ name: String(id.name), path, offset: id.start })
  }
  const { program } = parseSync(path, tree.read(path))
  new Visitor({
    FunctionDeclaration: (node) => add(node.id),
    ClassDeclaration: (node) => add(node.id),
    TSTypeAliasDeclaration: (node) => add(node.id),
    TSInterfaceDeclaration: (node) => add(node.id),
  }).visit(program)
  const outermost = program.body.flatMap((it) =>
    it.type === 'ExportNamedDeclaration' && it.declaration !== null ? [it.declaration] : [it],
  )
  for (const it of outermost)
    if (it.type === 'VariableDeclaration') for (const one of it.declarations) add(one.id)
  return found
}

const wordsOf = (text: string) => (text.match(/[A-Za-zÄÖÜäöüß]{3,}/g) ?? []).map(ascii)

/** Words of both languages that only the German texts happen to say. */
const ALSO_ENGLISH = ['auto', 'euro', 'falls', 'probe', 'update']

/** A word is German when people read it in the German texts and nowhere in English ones. */
function germanOf(tree: Tree): ReadonlySet<string> {
  const spoken = (language: string) =>
    tree.paths
      .filter((path) => path.startsWith(`phrases/${language}/`) && isTypeScript(path))
      .flatMap((path) => tree.read(path).match(/'[^'\n]*'|"[^"\n]*"/g) ?? [])
      .flatMap((text) => wordsOf(text.replace(/\{\{.*?\}\}/g, '')))
  const documents = tree.paths
    .filter((path) => path.endsWith('.md') && path !== GLOSSARY)
    .flatMap((path) => wordsOf(tree.read(path).replace(/```[\s\S]*?```|`[^`]*`/g, '')))
  const english = new Set([...ALSO_ENGLISH, ...spoken('en'), ...documents])
  return new Set(spoken('de').filter((word) => !english.has(word)))
}

function twice(tree: Tree): string[] {
  const all = rowsOf(tree).flatMap((row) => (row === 'word' ? [] : row.split(/,\s*/)))
  return [...new Set(all.filter((word, i) => all.indexOf(word) !== i))].map(
    (word) => `${GLOSSARY} explains '${word}' twice: one word has one meaning.`,
  )
}
