import type * as kinds from './codesOfKinds.ts'

/**
 * Reasons common to all kinds of booking, in reading order. Those of one kind are beside its rules
 * (`codes.ts`).
 */
export const ISSUE_CODES = [
  // time (section 8 of the specification gives the German and English originals)
  'uhrzeit.keineZeichenkette', // 'Zeit zum setzen ist kein valider String'
  'uhrzeit.ungueltig', // 'No Valid Time String'
  'tag.ungueltig', // 'Invalid date format'
  'zeitraum.startNichtVorEnde',
  // statuses and types
  'status.unbekannt', // 'Status {x} unbekannt'
  'typ.unbekannt', // 'Typ {x} unbekannt'
  // settings
  'einstellung.wertTyp', // 'Wert zum mappen muss vom Typ number, boolean, string, time or array sein'
  'einstellung.optionUnbekannt', // 'keine CustomizingOption zu {option} gefunden'
  'einstellung.nichtGespeichert', // 'Neuer Customizing Wert {wert} konnte nicht in Schicht {schicht} gespeichert werden. Fehler: {fehler}'
  'einstellung.nurMandant',
  'einstellung.bereich',
  'einstellung.ganzzahl',
  'einstellung.auswahl',
  'einstellung.adresse',
  'einstellung.zuLang',
  'einstellung.steuerzeichen',
  'einstellung.stufenZahl',
  'einstellung.stufenName',
  'einstellung.stufenDoppelt',
  'einstellung.schonGesetzt',
  'einstellung.inzwischenGeaendert',
  'einstellung.stufeGebraucht', // a threshold refers to this state of cleanliness
  // settings that contradict each other (einstellung/grenzen.ts)
  'einstellung.fruehestensNachSpaetestens',
  'einstellung.keinWochentag',
  'einstellung.mindestUeberHoechstdauer',
  'einstellung.mindestUeberWochenstunden',
  'einstellung.mindestUeberZeitfenster',
  'einstellung.restUeberHoechstdauer',
  'einstellung.restUeberWochenstunden',
  'einstellung.restUeberZeitfenster',
  'einstellung.rasterPasstNicht',
  'einstellung.ueblichVonNachBis',
  'aufbewahrung.zuKurz', // the law requires more
  'aufbewahrung.unbekannt',
  'aufbewahrung.schonGesperrt',
  'personalrat.gruppeKleiner', // while the mode is on
  'personalrat.teamNichtJetzt', // while the mode is on
  'mailtext.platzhalter', // this mail has no such placeholder
  'mailtext.klammer',
  'mailtext.html',
  'mailtext.betreffBleibt', // the subject depends on the booking and cannot be replaced
  'oeffnungszeit.doppelt',
  'oeffnungszeit.pauseAusserhalb',
  'oeffnungszeit.pauseDoppelt',
  'sonderoeffnungszeit.doppelt', // two for one day would contradict each other
  'protokoll.zeitraumZuLang',
  // passwords
  'passwort.zuKurz',
  'passwort.zuLang',
  'passwort.bekannt',
  'passwort.persoenlich',
  // booking, in the order of the checks
  'buchung.inVergangenheit',
  'buchung.vorFruehestemStart',
  'buchung.zuWeitVoraus',
  'buchung.wochentagNichtBuchbar',
  'buchung.geschlossen',
  'buchung.ausserhalbOeffnungszeit',
  'buchung.inUnterbrechung',
  'buchung.ausserhalbZeitfenster', // earliest and latest time of the person's settings
  'buchung.andererTag',
  'buchung.zuKurz',
  'buchung.zuLang',
  'buchung.zeitschritt',
  'buchung.wochenlimit',
  'buchung.wochenstunden',
  'buchung.eigenePause',
  'buchung.eigeneUeberschneidung',
  'buchung.belegt',
  'buchung.verschlossen',
  // transitions
  'buchung.bestaetigungAbgelaufen',
  'buchung.nurZweitePersonBestaetigt',
  'buchung.zweitePersonVerplant', // an undo would put them in two places
  'buchung.nichtVorgemerkt',
  'buchung.nichtReserviert',
  'buchung.checkInZuFrueh',
  'buchung.checkInZuSpaet',
  'buchung.nurEigene',
  'buchung.nichtEingecheckt',
  'buchung.nochNichtBegonnen',
  'buchung.schonVorbei',
  'buchung.durchgefuehrtNichtStornierbar', // 'Eine durchgeführte LeseraumBuchung kann nicht storniert werden.'
  'buchung.schonStorniert',
  'buchung.nichtMehrStornierbar', // of many at once: over, cancelled already, or gone
  'buchung.ruecknahmeAbgelaufen',
  'buchung.endeBleibt',
] as const

type Kinds = typeof kinds

/** Every reason that a rule can give. `phrases` must have a text for each, in each language. */
export type IssueCode = (typeof ISSUE_CODES)[number] | Kinds[keyof Kinds][number]
