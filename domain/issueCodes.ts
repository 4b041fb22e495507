/** Every reason a rule of the domain can give. `phrases` must have a text for each, in each language. */
export const ISSUE_CODES = [
  // time (section 8 of the specification gives the German and English originals)
  'uhrzeit.keineZeichenkette', // 'Zeit zum setzen ist kein valider String'
  'uhrzeit.ungueltig', // 'No Valid Time String'
  'tag.ungueltig', // 'Invalid date format'
  'zeitraum.startNichtVorEnde',
  // statuses and types
  'status.unbekannt', // 'Status {x} unbekannt'
  // settings
  'einstellung.wertTyp', // 'Wert zum mappen muss vom Typ number, boolean, string, time or array sein'
  'einstellung.optionUnbekannt', // 'keine CustomizingOption zu {option} gefunden'
  'einstellung.nichtGespeichert', // 'Neuer Customizing Wert {wert} konnte nicht in Schicht {schicht} gespeichert werden. Fehler: {fehler}'
  'einstellung.nurMandant',
  'einstellung.bereich',
  'einstellung.ganzzahl',
  'einstellung.auswahl',
  'oeffnungszeit.doppelt',
  // passwords
  'passwort.zuKurz',
  'passwort.zuLang',
  'passwort.bekannt',
  'passwort.persoenlich',
  // booking, in the order in which they are checked
  'buchung.inVergangenheit',
  'buchung.vorFruehestemStart',
  'buchung.zuWeitVoraus',
  'buchung.wochentagNichtBuchbar',
  'buchung.geschlossen',
  'buchung.ausserhalbOeffnungszeit',
  'buchung.ausserhalbZeitfenster', // earliest and latest time of the person's settings
  'buchung.andererTag',
  'buchung.zuKurz',
  'buchung.zuLang',
  'buchung.zeitschritt',
  'buchung.wochenlimit',
  'buchung.eigenePause',
  'buchung.eigeneUeberschneidung',
  'buchung.belegt',
  'buchung.verschlossen',
  // reading rooms
  'leseraum.inaktiv',
  'leseraum.kapazitaet',
  'leseraum.zweitePersonNoetig',
  'leseraum.zweitePersonGleich',
  'leseraum.zweitePersonUnbekannt',
  // transitions
  'buchung.bestaetigungAbgelaufen',
  'buchung.nurZweitePersonBestaetigt',
  'buchung.nichtVorgemerkt',
  'buchung.nichtReserviert',
  'buchung.checkInZuFrueh',
  'buchung.checkInZuSpaet',
  'buchung.nurEigene',
  'buchung.durchgefuehrtNichtStornierbar', // 'Eine durchgeführte LeseraumBuchung kann nicht storniert werden.'
  'buchung.schonStorniert',
  'buchung.ruecknahmeAbgelaufen',
] as const

export type IssueCode = (typeof ISSUE_CODES)[number]
