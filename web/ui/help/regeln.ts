import { EINSTELLUNGEN, type EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { formatUhrzeit } from '@platzwart/domain/time/uhrzeit'
import { WOCHENTAG_NAMES, wochentagByName } from '@platzwart/domain/time/wochentag'
import type { TextData } from '@platzwart/phrases/format'

/** A rule for one person: its text, the values in it, and the setting that they come from. */
export interface Regel<R extends string> {
  readonly regel: R
  readonly name: EinstellungName
  readonly data: TextData
}

type NumberName = {
  [N in EinstellungName]: Effective[N]['value'] extends number ? N : never
}[EinstellungName]

/** A numeric setting, and the placeholder of its value; with `nullIstAus` the value 0 hides the rule. */
interface Figure<R extends string> {
  readonly regel: R
  readonly name: NumberName
  readonly als: string
  readonly nullIstAus?: boolean
}

function figures<R extends string>(einstellungen: Effective, all: readonly Figure<R>[]): Regel<R>[] {
  return all
    .filter(({ name, nullIstAus }) => !nullIstAus || einstellungen[name].value > 0)
    .map(({ regel, name, als }) => ({ regel, name, data: { [als]: einstellungen[name].value } }))
}

type WindowName = Extract<EinstellungName, `${string}.fensterWochentag`>

/** When a week of days is opened at once (K4). Without days ahead there is nothing to open. */
function weekly(einstellungen: Effective, name: WindowName, tage: number, zeit: string) {
  const wochentag = einstellungen[name].value
  if (tage === 0 || wochentagByName(wochentag) === null) return []
  return [{ regel: 'fenster', name, data: { wochentag, zeit } }] as const
}

/** The rules of the fleet that are settings, in the order in which people meet them. */
export function fahrzeugRegeln(einstellungen: Effective) {
  const tage = einstellungen['fahrzeug.tageImVoraus'].value
  return [
    ...figures(einstellungen, [{ regel: 'voraus', name: 'fahrzeug.tageImVoraus', als: 'tage' }]),
    ...weekly(einstellungen, 'fahrzeug.fensterWochentag', tage, einstellungen['fahrzeug.fensterZeit'].value),
    ...figures(einstellungen, [
      { regel: 'schritt', name: 'fahrzeug.zeitschritt', als: 'minuten' },
      { regel: 'mindestens', name: 'fahrzeug.mindestbuchungszeit', als: 'minuten', nullIstAus: true },
      { regel: 'abstand', name: 'fahrzeug.mindestabstand', als: 'minuten', nullIstAus: true },
      { regel: 'fuehrerschein', name: 'fahrzeug.fuehrerscheinIntervallMonate', als: 'count' },
      { regel: 'freigabeStunden', name: 'fahrzeug.freigabeAbStunden', als: 'stunden', nullIstAus: true },
      { regel: 'freigabeKm', name: 'fahrzeug.freigabeAbKm', als: 'km', nullIstAus: true },
      { regel: 'checkIn', name: 'fahrzeug.checkInMinuten', als: 'minuten' },
      { regel: 'ohneCheckIn', name: 'fahrzeug.stornoOhneCheckInMinuten', als: 'minuten', nullIstAus: true },
    ]),
  ]
}

/** In addition to the opening hours; empty for the whole day. */
function tageszeit(einstellungen: Effective) {
  const grenzen = [
    { regel: 'fruehestens', name: 'leseraum.fruehestens' },
    { regel: 'spaetestens', name: 'leseraum.spaetestens' },
  ] as const
  return grenzen
    .filter(({ name }) => einstellungen[name].value !== EINSTELLUNGEN[name].standard)
    .map(({ regel, name }) => ({ regel, name, data: { zeit: einstellungen[name].value } }))
}

function wochentage(einstellungen: Effective) {
  const name = 'leseraum.buchbareWochentage'
  const days = einstellungen[name].value.map(Number)
  if (days.length >= WOCHENTAG_NAMES.length) return []
  // From Monday on.
  const named = [1, 2, 3, 4, 5, 6, 0]
    .filter((day) => days.includes(day))
    .map((day) => WOCHENTAG_NAMES[day] ?? '')
  return [{ regel: 'wochentage', name, data: { tage: named } }] as const
}

/** The rules of the reading rooms that are settings, in the order in which people meet them. */
export function platzRegeln(einstellungen: Effective) {
  const tage = einstellungen['leseraum.tageImVoraus'].value
  const stunden = einstellungen['leseraum.fensterStunde'].value
  const frei = einstellungen['leseraum.freigabeOhneCheckIn'].value
  return [
    ...(tage === 0 ? ([{ regel: 'nurHeute', name: 'leseraum.tageImVoraus', data: {} }] as const) : []),
    ...figures(einstellungen, [
      { regel: 'voraus', name: 'leseraum.tageImVoraus', als: 'tage', nullIstAus: true },
    ]),
    ...weekly(einstellungen, 'leseraum.fensterWochentag', tage, formatUhrzeit({ stunden, minuten: 0 })),
    ...wochentage(einstellungen),
    ...tageszeit(einstellungen),
    ...figures(einstellungen, [
      { regel: 'schritt', name: 'leseraum.zeitschritt', als: 'minuten' },
      { regel: 'mindestens', name: 'leseraum.mindestdauer', als: 'minuten' },
      { regel: 'hoechstens', name: 'leseraum.hoechstdauer', als: 'minuten' },
      { regel: 'rest', name: 'leseraum.mindestbuchungszeit', als: 'minuten', nullIstAus: true },
      { regel: 'proWoche', name: 'leseraum.maxBuchungenProWoche', als: 'count', nullIstAus: true },
      { regel: 'stundenProWoche', name: 'leseraum.maxStundenProWoche', als: 'stunden', nullIstAus: true },
      { regel: 'pause', name: 'leseraum.mindestpause', als: 'stunden', nullIstAus: true },
      { regel: 'zweitePerson', name: 'leseraum.zweitePersonAbGruppe', als: 'anzahl', nullIstAus: true },
    ]),
    ...(frei ? ([{ regel: 'frei', name: 'leseraum.freigabeOhneCheckIn', data: {} }] as const) : []),
  ]
}
