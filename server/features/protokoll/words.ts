import type { Wert } from '@platzwart/domain/protokoll/differences'
import { isDay, isMoment, wordKeyOf } from '@platzwart/domain/protokoll/words'
import type { Language } from '@platzwart/phrases/phrases'
import { formatDatum, formatTag, formatTime } from '../../platform/format.ts'
import { phrase } from '../../platform/phrases.ts'

/** A word of the trail in a language; what has none is shown as the house's own name for it. */
function word(sprache: Language, group: 'aktion' | 'objekt' | 'feld', name: string): string {
  const key = `${group}.${name}`
  const said = phrase(sprache, 'protokoll', key)
  return said === key ? name : said
}

/** How the trail speaks in a workbook. */
export function wordsOf(sprache: Language) {
  const say = (key: string) => phrase(sprache, 'protokoll', key)
  return {
    titel: say('titel'),
    datei: say('datei'),
    nichtGenannt: say('nichtGenannt'),
    spalte: (name: string) => say(`spalte.${name}`),
    person: (person: { readonly name: string | null } | null) =>
      person === null ? say('system') : (person.name ?? say('unbekannt')),
    aktion: (name: string) => word(sprache, 'aktion', name),
    objekt: (objekt: string, name: string | null) =>
      name === null ? word(sprache, 'objekt', objekt) : `${word(sprache, 'objekt', objekt)}: ${name}`,
    feld: (feld: string) => word(sprache, 'feld', wordKeyOf(feld)),
    wert: (wert: Wert, zone: string) => {
      if (wert === null) return ''
      if (typeof wert === 'boolean') return say(wert ? 'ja' : 'nein')
      if (isDay(wert)) return formatDatum(wert, sprache)
      if (!isMoment(wert)) return String(wert)
      const moment = Temporal.Instant.from(wert)
      return `${formatTag(moment, zone, sprache)} ${formatTime(moment, zone)}`
    },
  }
}
