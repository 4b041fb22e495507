import { readdir } from 'node:fs/promises'
import type { Language, Phrases } from './phrases.ts'
import { type Part, withPages, withRefusals } from './together.ts'

/** What the TypeScript files of a folder export, by their names. */
async function filesOf<T>(folder: URL): Promise<[name: string, exported: T][]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  return Promise.all(
    names.map(async (name) => [name.replace('.ts', ''), (await import(new URL(name, folder).href)) as T]),
  )
}

/** Every text of a language, for programs that have files. The browser loads them in parts (`web/platform/texts`). */
export async function readPhrases(language: Language): Promise<Phrases> {
  const folder = new URL(`${language}/`, import.meta.url)
  const topics = [
    ...(await filesOf<Readonly<Record<string, unknown>>>(folder)),
    ...(await filesOf<Readonly<Record<string, unknown>>>(new URL('verwaltung/', folder))),
  ]
  const pages = await filesOf<{ readonly first: Part }>(new URL('first/', folder))
  const refusals = await filesOf<{ readonly fehler: object }>(new URL('fehler/', folder))
  const texts = Object.fromEntries(topics.map(([topic, exported]) => [topic, exported[topic]])) as Phrases
  // The types are those of the same files: each adds its own to `Topics` or to `First`.
  return {
    ...texts,
    shell: withPages(
      texts.shell,
      pages.map(([, { first }]) => first),
    ),
    fehler: withRefusals(
      texts.fehler,
      refusals.map(([, { fehler }]) => ({ ...fehler })),
    ),
  } as Phrases
}
