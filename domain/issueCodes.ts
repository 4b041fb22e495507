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
  'einstellung.adresse',
  'einstellung.zuLang',
  'einstellung.steuerzeichen',
  'einstellung.stufenZahl',
  'einstellung.stufenName',
  'einstellung.stufenDoppelt',
  'einstellung.stufeGebraucht', // a state of cleanliness from which on somebody is told
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
  'leseraum.zweitePersonBleibt',
  'leseraum.zuVieleEinladungen',
  // vehicles, in the order in which they are checked
  'fahrzeug.deaktiviert',
  'fahrzeug.nichtGueltig', // outside valid-from and valid-to
  'fahrzeug.ausserhalbBuchungszeitraum', // outside the individual period, without the outside flag
  'fahrzeug.wochentagNichtBuchbar',
  'fahrzeug.ausserhalbBuchungszeit', // inside it: not before its start, not after its end
  'fahrzeug.andererTag', // inside it: start and end on the same day
  'fahrzeug.zuWenigSitze',
  'fahrzeug.uvvAbgelaufen',
  'fahrzeug.keineBerechtigung', // the driver may not book vehicles
  'fuehrerschein.fehlt',
  'fuehrerschein.klasseFehlt',
  'fuehrerschein.ausstellungFehlt', // nobody wrote down when it was issued
  'fuehrerschein.nochNichtAusgestellt',
  'fuehrerschein.abgelaufen', // the card itself
  'fuehrerschein.pruefungFaellig', // next check not after the end
  'fuehrerschein.fahrverbot',
  'fuehrerschein.pruefungInVergangenheit', // booking for someone else
  'fahrzeug.fremdbuchungNichtErlaubt',
  'fahrzeug.fahrerUnbekannt',
  'fahrzeug.fahrerSchonUnterwegs',
  'fahrzeug.belegt', // within the minimum gap of another booking
  'fahrzeug.gesperrt', // maintenance, service, defect
  // check-in, check-out
  'fahrzeug.nichtFreigegeben', // no check-in while unapproved
  'fahrzeug.nichtAktiv',
  'fahrzeug.nichtZurueck', // the car is still out with somebody else
  'fahrzeug.zeitpunktUnmoeglich', // when a device says that it happened
  'fahrzeug.kilometerZuKlein', // 'Mileage must be greater than {value}.'
  'fahrzeug.rueckfrage', // asked before it is written, never refused
  'fahrzeug.frageSprung',
  'fahrzeug.frageTempo',
  'fahrzeug.frageStrecke',
  'fahrzeug.frageDauer',
  'fahrzeug.tankstand', // 'Fuel level must be between 0 and 100!'
  'fahrzeug.sauberkeitUnbekannt', // lists the allowed values
  'fahrzeug.checkOutNichtBestaetigt',
  'fahrzeug.durchgefuehrtNichtStornierbar',
  'fahrzeug.laeuftSchon', // a trip that has begun is ended by its check-out
  // fleet
  'fahrzeug.pflichtfelder', // 'Please fill in all mandatory fields.'
  'fahrzeug.ohneAlteDaten', // 'Update des Fahrzeugs ohne alte Fahrzeugdaten nicht möglich, …'
  'fahrzeug.idFehlt', // 'Fahrzeug ID nicht vorhanden, Buchungszeiten können nicht gespeichert werden!'
  'typ.unbekannt', // 'Typ {x} unbekannt'
  'fahrzeug.schonBehoben',
  // approval of special trips
  'freigabe.nichtNoetig',
  'freigabe.schonEntschieden',
  'freigabe.nichtEigene', // nobody approves their own
  'freigabe.nichtGefragt', // 'User not found! Kein update der Sonderfreigabe möglich.'
  'freigabe.grundFehlt',
  // driving licences
  'fuehrerschein.nichtEigener', // nobody checks their own
  'fuehrerschein.ablaufVorAusstellung',
  'fuehrerschein.tageOhneFahrverbot',
  'fuehrerschein.fahrverbotReihenfolge',
  'fuehrerschein.pruefungVoraus', // a check that has not happened yet
  'fuehrerschein.naechsteVorPruefung',
  'fuehrerschein.naechsteZuWeit', // further away than the interval
  // logbook
  'fahrtenbuch.unveraendert',
  'fahrtenbuch.ueberholt', // the entry has been corrected since
  'fahrtenbuch.keineFahrt',
  'fahrtenbuch.kmReihenfolge',
  'fahrtenbuch.zielortFehlt', // a tax-grade logbook needs the destination at the trip's end
  'fahrtenbuch.privatOhneAngaben',
  'fahrtenbuch.keineLuecke',
  'fahrtenbuch.nurMitGrund', // what is written is changed by a correction, not by a completion
  'fahrtenbuch.inZukunft',
  'fahrtenbuch.kmUeberschneidung', // another trip tells these kilometres
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
