import type { Language } from '@platzwart/phrases/phrases'

const FILES = import.meta.glob<Readonly<Record<string, object>>>('../../../phrases/{de,en}/verwaltung/*.ts')

/** How the texts of a topic are loaded; undefined when there is none of that name. */
export const laterFile = (language: Language, topic: string) =>
  FILES[`../../../phrases/${language}/verwaltung/${topic}.ts`]
