import type { Phrases, Topic } from '@platzwart/phrases/phrases'

declare module 'i18next' {
  interface CustomTypeOptions {
    // The first is the default; the others are reached as `topic:key`.
    defaultNS: readonly ['shell', ...Topic[]]
    resources: Phrases
  }
}
