import type { Language } from '@platzwart/phrases/phrases'

const FILES = import.meta.glob<Readonly<Record<string, object>>>('../../../phrases/{de,en}/verwaltung/*.ts')

/** The loader of a topic's texts; undefined if there is no such topic. */
export const laterFile = (language: Language, topic: string) =>
  FILES[`../../../phrases/${language}/verwaltung/${topic}.ts`]
