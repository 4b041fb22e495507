import type { EinfuhrArt } from '../../../platform/einfuhrArt.ts'
import { phrase } from '../../../platform/phrases.ts'
import { lockWhole } from '../../flotte/checkFahrzeug.ts'
import { FAHRZEUGE_RULES, type FahrzeugJudged } from './judgeLines.ts'
import { saveFahrzeuge } from './saveFahrzeuge.ts'

/** Where the words of a column's values stand. */
const WORDS: Readonly<Record<string, 'kategorie' | 'kraftstoff' | 'getriebe'>> = {
  kategorie: 'kategorie',
  kraftstoff: 'kraftstoff',
  getriebe: 'getriebe',
}

/** Vehicles of the fleet by a table. */
export const FAHRZEUGE: EinfuhrArt = {
  ...FAHRZEUGE_RULES,
  art: 'fahrzeuge',
  start: new URL('./startEinfuhr.ts', import.meta.url),
  // Which locations there are, each house says itself.
  beispiele: [
    'kennzeichen',
    'marke',
    'modell',
    'kategorie',
    'farbe',
    'kraftstoff',
    'leistungKw',
    'getriebe',
    'sitze',
    'tueren',
    'fuehrerscheinklasse',
    'kilometerstand',
  ],
  about: ({ kennzeichen = '', marke = '', modell = '' }) => ({
    titel: kennzeichen,
    zusatz: `${marke} ${modell}`.trim(),
  }),
  spoken(sprache, spalte, wert) {
    const words = WORDS[spalte]
    if (words) return phrase(sprache, 'fahrzeug', `${words}.${wert}`)
    if (spalte === 'fahrtenbuch') return phrase(sprache, 'fuhrpark', `buch.${wert}`)
    return wert === 'true' || wert === 'false' ? phrase(sprache, 'einfuhr', `wort.${wert}`) : wert
  },
  async take(call, file, _, shown) {
    const { tx } = call
    const ids: string[] = []
    for await (const lines of shown())
      for (const { ergebnis } of lines as readonly FahrzeugJudged[])
        if (ergebnis.fahrzeugId !== null) ids.push(ergebnis.fahrzeugId)
    const locked = new Map((await lockWhole(tx, ids)).map((row) => [row.id, row]))
    return {
      judge: await FAHRZEUGE_RULES.open(tx, file),
      save: (lines) => saveFahrzeuge(call, locked, lines as readonly FahrzeugJudged[]),
    }
  },
}
