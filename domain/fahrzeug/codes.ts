import { orderOf } from '../buchung/order.ts'

/** Why a vehicle, its driver, an approval or a logbook refuses, in reading order. */
export const CODES = [
  // booking, in the order of the checks
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
  'fuehrerschein.ausstellungFehlt', // the date of issue is not recorded
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
  'fahrzeug.nichtZurueck', // somebody else still has the car
  'fahrzeug.zeitpunktUnmoeglich', // the time that a device reports
  'fahrzeug.kilometerZuKlein', // 'Mileage must be greater than {value}.'
  'fahrzeug.kilometerZuGross', // the next trip has begun with less
  'fahrzeug.rueckfrage', // a question before it is written, never a refusal
  'fahrzeug.frageSprung',
  'fahrzeug.frageTempo',
  'fahrzeug.frageStrecke',
  'fahrzeug.frageDauer',
  'fahrzeug.tankstand', // 'Fuel level must be between 0 and 100!'
  'fahrzeug.sauberkeitUnbekannt', // lists the allowed values
  'fahrzeug.checkOutNichtBestaetigt',
  'fahrzeug.durchgefuehrtNichtStornierbar',
  'fahrzeug.personUnterwegs', // nobody with a car out can be anonymised
  'fahrzeug.unterwegsKeineFreigabe', // a trip under way does not become a special one
  'fahrzeug.laeuftSchon', // a trip that has begun ends by its check-out
  // fleet
  'fahrzeug.pflichtfelder', // 'Please fill in all mandatory fields.'
  'fahrzeug.ohneAlteDaten', // 'Update des Fahrzeugs ohne alte Fahrzeugdaten nicht möglich, …'
  'fahrzeug.idFehlt', // 'Fahrzeug ID nicht vorhanden, Buchungszeiten können nicht gespeichert werden!'
  'fahrzeug.schonBehoben',
  // approval of special trips
  'freigabe.nichtNoetig',
  'freigabe.schonEntschieden',
  'freigabe.nichtEigene', // nobody approves their own trip
  'freigabe.nichtGefragt', // 'User not found! Kein update der Sonderfreigabe möglich.'
  'freigabe.grundFehlt',
  // driving licences
  'fuehrerschein.nichtEigener', // nobody checks their own licence
  'fuehrerschein.ablaufVorAusstellung',
  'fuehrerschein.tageOhneFahrverbot',
  'fuehrerschein.fahrverbotReihenfolge',
  'fuehrerschein.schonGeprueft', // the same result of the same day, entered before
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
  'fahrtenbuch.fahrerFehlt',
  'fahrtenbuch.keineLuecke',
  'fahrtenbuch.nurMitGrund', // recorded values are changed by a correction, not by a completion
  'fahrtenbuch.inZukunft',
  'fahrtenbuch.tachoInZukunft',
  'fahrtenbuch.tachoSchonDa', // somebody has entered the same replacement
  'fahrtenbuch.fahrtBeendet', // its line in the logbook is corrected instead
  'fahrtenbuch.kmUeberschneidung', // another trip covers these kilometres
  'fahrtenbuch.zeitPasstNicht', // another trip had these kilometres before it, or was under way
  // fleet maintenance
  'fahrzeug.betroffeneBuchungen', // the change cancels bookings: shown first, then confirmed
] as const

export const inOrder = orderOf(CODES)
