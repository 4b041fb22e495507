import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { wordKeyOf as keyOfEinstellung } from '@platzwart/domain/einstellung/wordKey'
import type { Wert } from '@platzwart/domain/protokoll/differences'
import { isDay, isMoment, speakNames, speakWert, wordKeyOf } from '@platzwart/domain/protokoll/words'
import type { Language } from '@platzwart/phrases/phrases'
import { formatDatum, formatTag, formatTime } from '../../platform/format.ts'
import { phrase } from '../../platform/phrases.ts'

/** Somebody of the trail, by the name of today. */
interface Person {
  readonly name: string | null
}

/** A word of the trail in a language; what has none is shown as the house's own name for it. */
function word(sprache: Language, group: 'aktion' | 'objekt' | 'einstellung', name: string): string {
  const key = `${group}.${name}`
  const said = phrase(sprache, 'protokoll', key)
  return said === key ? name : said
}

/** A word of a field of a record, or of a value of one. */
function angabe(sprache: Language, key: string, name: string): string {
  const said = phrase(sprache, 'angabe', key)
  return said === key ? name : said
}

/** What a setting is called where it is set; one that has no field there is named by the trail. */
function einstellungIn(sprache: Language, name: EinstellungName): string {
  const own = name.slice(name.indexOf('.') + 1)
  const said = word(sprache, 'einstellung', own)
  if (said !== own) return said
  const there = phrase(sprache, 'einstellung', `${keyOfEinstellung(name)}.name`)
  return name.startsWith('arbeitswelt.')
    ? phrase(sprache, 'einstellung', 'inArbeitswelt', { name: there })
    : there
}

/** How what the program calls by names of its own is called in a language. */
function spokenIn(sprache: Language) {
  return {
    einstellung: (name: EinstellungName) => einstellungIn(sprache, name),
    recht: (name: Berechtigung) => phrase(sprache, 'berechtigung', `recht.${name}.name`),
    wert: (feld: string, wert: string) => angabe(sprache, `wert.${feld}.${wert}`, wert),
  }
}

/** How the trail speaks in a workbook. */
export function wordsOf(sprache: Language) {
  const say = (key: string) => phrase(sprache, 'protokoll', key)
  const spoken = spokenIn(sprache)
  return {
    titel: say('titel'),
    datei: say('datei'),
    spalte: (name: string) => say(`spalte.${name}`),
    /** Who did it: nobody goes from a house without leaving their row, so who has none there is an operator. */
    wer: (person: Person | null) => (person === null ? say('system') : (person.name ?? say('betreiber'))),
    fuer: (person: Person | null) => (person === null ? '' : (person.name ?? say('unbekannt'))),
    aktion: (name: string) => word(sprache, 'aktion', name),
    objekt: (objekt: string, name: string | null) =>
      name === null
        ? word(sprache, 'objekt', objekt)
        : `${word(sprache, 'objekt', objekt)}: ${speakNames(name, spoken) ?? name}`,
    feld: (feld: string) => angabe(sprache, `feld.${wordKeyOf(feld)}`, wordKeyOf(feld)),
    wert: (feld: string, wert: Wert, zone: string) => {
      if (wert === null) return ''
      if (typeof wert === 'boolean') return say(wert ? 'ja' : 'nein')
      if (isDay(wert)) return formatDatum(wert, sprache)
      if (!isMoment(wert)) return speakWert(feld, String(wert), spoken)
      const moment = Temporal.Instant.from(wert)
      return `${formatTag(moment, zone, sprache)} ${formatTime(moment, zone, sprache)}`
    },
  }
}
