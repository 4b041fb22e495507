import type { Language, Topic } from '@platzwart/phrases/phrases'

/** The topics that come with every page. */
type First = 'leseraum' | 'shell'

/** The topics that only the server uses. */
type Mails = 'mail' | 'fahrzeugMail'

/** A topic that is loaded by the pages that need it. */
export type LazyTopic = Exclude<Topic, First | Mails>

export const firstTexts: Readonly<Record<Language, () => Promise<Readonly<Record<First, object>>>>> = {
  de: async () => (await import('./de.ts')).first,
  en: async () => (await import('./en.ts')).first,
}

/**
 * Each topic is a chunk of its own in each language, so that nobody loads the texts of pages that they do not
 * open.
 */
const FILES = import.meta.glob<Readonly<Record<string, object>>>([
  '../../../phrases/{de,en}/*.ts',
  // Topics that come with every page, are merged from several files, or are the server's.
  '!../../../phrases/{de,en}/{fehler,leseraum,shell,mail,fahrzeugMail}.ts',
])

/**
 * The file names of rare topics are in a module of their own: all names together are a kilobyte of the first
 * load.
 */
const LATER = () => import('./laterTopics.ts')

const REFUSALS: Readonly<Record<Language, () => Promise<{ readonly fehler: object }>>> = {
  de: () => import('./refusals/de.ts'),
  en: () => import('./refusals/en.ts'),
}

/** Loads the texts of a topic, whose file and export have its name. @throws if there is no such file */
export async function lazyTexts(language: Language, topic: LazyTopic): Promise<object> {
  if (topic === 'fehler') return (await REFUSALS[language]()).fehler
  const first = FILES[`../../../phrases/${language}/${topic}.ts`]
  const file = await (first ?? (await LATER()).laterFile(language, topic))?.()
  const texts = file?.[topic]
  if (texts === undefined) throw new Error(`no texts of ${topic} in ${language}`)
  return texts
}
