import { AUFBEWAHRUNG_ARTEN, fristIssues, optionFor } from '../datenschutz/aufbewahrung.ts'
import { type Issue, issue } from '../issue.ts'
import { isAdresse } from './adresse.ts'
import type { EinstellungName } from './catalogue.ts'
import { grenzIssues } from './grenzen.ts'
import { type Effective, wertOf } from './resolve.ts'

/** Most states of cleanliness in a house, and most characters of a name. */
export const MAX_STUFEN = 20
export const MAX_STUFENNAME = 60

const STUFEN = 'fahrzeug.sauberkeitStufen'
const GRENZEN = ['fahrzeug.sauberkeitMailAussen', 'fahrzeug.sauberkeitMailInnen'] as const

type Werte = readonly (string | number)[]

/** Folds a name so that two that people would confuse are equal. */
const folded = (name: string) => name.trim().toLocaleLowerCase('de')

function stufenIssues(werte: Werte): Issue[] {
  const field = STUFEN
  const namen = werte.map(String)
  if (namen.length === 0 || namen.length > MAX_STUFEN)
    return [issue('einstellung.stufenZahl', { max: MAX_STUFEN }, { field })]
  if (namen.some((name) => name.trim() === '' || name !== name.trim() || name.length > MAX_STUFENNAME))
    return [issue('einstellung.stufenName', { max: MAX_STUFENNAME }, { field })]
  const twice = namen.find((name, at) => namen.some((other, i) => i < at && folded(other) === folded(name)))
  return twice === undefined ? [] : [issue('einstellung.stufenDoppelt', { wert: twice }, { field })]
}

function adressenIssues(werte: Werte): Issue[] {
  const wrong = werte.map(String).find((wert) => !isAdresse(wert))
  return wrong === undefined
    ? []
    : [issue('einstellung.adresse', { wert: wrong }, { field: 'fahrzeug.berichtAdressen' })]
}

/** E8: a threshold is one of the states, so a state that a threshold refers to cannot be removed. */
function grenzenIssues(haus: Effective, geaendert: ReadonlySet<EinstellungName>): Issue[] {
  const werte = haus[STUFEN].value.map(String)
  return GRENZEN.flatMap((grenze) => {
    const wert = haus[grenze].value
    if (wert === '' || werte.includes(wert)) return []
    return geaendert.has(grenze)
      ? [issue('fahrzeug.sauberkeitUnbekannt', { wert, werte }, { field: grenze })]
      : [issue('einstellung.stufeGebraucht', { wert }, { field: STUFEN })]
  })
}

/**
 * Checks the house's values beyond their types, alone and together. Only what a change touches is checked, so
 * that a value stored long ago does not keep anybody from saving another.
 * @param haus the house's effective values after the change
 */
export function hausIssues(haus: Effective, geaendert: ReadonlySet<EinstellungName>): Issue[] {
  const touches = (...names: EinstellungName[]) => names.some((name) => geaendert.has(name))
  const found = [
    ...(touches(STUFEN) ? stufenIssues(haus[STUFEN].value) : []),
    ...(touches(STUFEN, ...GRENZEN) ? grenzenIssues(haus, geaendert) : []),
    ...grenzIssues({ wert: wertOf(haus), moved: geaendert }),
    ...AUFBEWAHRUNG_ARTEN.filter((art) => touches(optionFor(art))).flatMap((art) =>
      fristIssues(art, haus[optionFor(art)].value),
    ),
    ...(touches('fahrzeug.berichtAdressen') ? adressenIssues(haus['fahrzeug.berichtAdressen'].value) : []),
  ]
  // Both thresholds may refer to the removed state; one message is enough.
  return found.filter(
    ({ code, field }, at) => found.findIndex((one) => one.code === code && one.field === field) === at,
  )
}
