import type { Tree } from './tree.ts'

/** `useStufenWort` is `use`, `stufen` and `wort`; umlauts are written in ASCII. */
export function partsOf(name: string): string[] {
  return name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-zÄÖÜäöüß]+/)
    .map(ascii)
    .filter((part) => part.length > 2)
}

export const ascii = (word: string) =>
  word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

export const GLOSSARY = 'docs/glossary.md'

/** From here on the glossary leads from usual terms to our names: these are no nouns of the domain. */
const OF_THE_FIELD = '\n## Terms of the field'

export function rowsOf(tree: Tree): readonly string[] {
  if (!tree.has(GLOSSARY)) return []
  const [nouns = ''] = tree.read(GLOSSARY).split(OF_THE_FIELD)
  return [...nouns.matchAll(/^\| ([^|]+) \|/gm)].map((row) => (row[1] ?? '').trim())
}

export function glossaryNouns(tree: Tree): ReadonlySet<string> {
  return new Set(
    rowsOf(tree)
      .flatMap(partsOf)
      .flatMap((part) => [bare(part), stem(part)]),
  )
}

/** Numbers and cases look alike: Fahrzeuge and Fahrzeugen are Fahrzeug, Räume is Raum. */
const stem = (word: string) => bare(word).replace(/(?:ern|en|er|es|[ens])$/, '')

const bare = (word: string) => word.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u')

/** A noun of the glossary, or two of them in one word (Fahrzeugklasse). */
export function isNoun(part: string, nouns: ReadonlySet<string>): boolean {
  const known = (word: string) => nouns.has(bare(word)) || nouns.has(stem(word))
  return known(part) || [...part].some((_, at) => known(part.slice(0, at)) && known(part.slice(at)))
}

/** Whether the glossary has every part of a name. */
export function isGlossaryWord(name: string, nouns: ReadonlySet<string>): boolean {
  const parts = partsOf(name)
  return parts.length > 0 && parts.every((part) => isNoun(part, nouns))
}
