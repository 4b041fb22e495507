import type { Language, Phrases, Topic } from '@platzwart/phrases/phrases'

/** The topics that come with every page. */
type First = 'fehler' | 'leseraum' | 'shell' | 'sitzung'

/** What the server alone says. */
type Mails = 'mail' | 'fahrzeugMail'

/** A topic that is loaded by the pages that need it. */
export type LazyTopic = Exclude<Topic, First | Mails>

type Loaders = { readonly [K in LazyTopic]: () => Promise<Phrases[K]> }

export const firstTexts: Readonly<Record<Language, () => Promise<Pick<Phrases, First>>>> = {
  de: async () => (await import('./de.ts')).first,
  en: async () => (await import('./en.ts')).first,
}

/** Each topic is a chunk of its own in each language: nobody loads the words of pages that they do not open. */
export const lazyTexts: Readonly<Record<Language, Loaders>> = {
  de: {
    auftrag: async () => (await import('@platzwart/phrases/de/auftrag')).auftrag,
    datum: async () => (await import('@platzwart/phrases/de/datum')).datum,
    einstellung: async () => (await import('@platzwart/phrases/de/einstellung')).einstellung,
    fahrt: async () => (await import('@platzwart/phrases/de/fahrt')).fahrt,
    fahrtenbuch: async () => (await import('@platzwart/phrases/de/fahrtenbuch')).fahrtenbuch,
    fahrzeug: async () => (await import('@platzwart/phrases/de/fahrzeug')).fahrzeug,
    freigabe: async () => (await import('@platzwart/phrases/de/freigabe')).freigabe,
    fuehrerschein: async () => (await import('@platzwart/phrases/de/fuehrerschein')).fuehrerschein,
    fuhrpark: async () => (await import('@platzwart/phrases/de/fuhrpark')).fuhrpark,
    heute: async () => (await import('@platzwart/phrases/de/heute')).heute,
  },
  en: {
    auftrag: async () => (await import('@platzwart/phrases/en/auftrag')).auftrag,
    datum: async () => (await import('@platzwart/phrases/en/datum')).datum,
    einstellung: async () => (await import('@platzwart/phrases/en/einstellung')).einstellung,
    fahrt: async () => (await import('@platzwart/phrases/en/fahrt')).fahrt,
    fahrtenbuch: async () => (await import('@platzwart/phrases/en/fahrtenbuch')).fahrtenbuch,
    fahrzeug: async () => (await import('@platzwart/phrases/en/fahrzeug')).fahrzeug,
    freigabe: async () => (await import('@platzwart/phrases/en/freigabe')).freigabe,
    fuehrerschein: async () => (await import('@platzwart/phrases/en/fuehrerschein')).fuehrerschein,
    fuhrpark: async () => (await import('@platzwart/phrases/en/fuhrpark')).fuhrpark,
    heute: async () => (await import('@platzwart/phrases/en/heute')).heute,
  },
}
