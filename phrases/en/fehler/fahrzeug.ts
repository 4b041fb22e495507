import type { fehler as German } from '../../de/fehler/fahrzeug.ts'
import type { Shape } from '../../shape.ts'

export const fehler: Shape<typeof German> = {
  'fahrzeug.deaktiviert': '{{kennzeichen}} is no longer part of the fleet.',
  'fahrzeug.nichtGueltig': '{{kennzeichen}} can only be booked from {{gueltigVon}} to {{gueltigBis}}.',
  'fahrzeug.ausserhalbBuchungszeitraum':
    'Outside its booking times ({{gueltigVon}} to {{gueltigBis}}) {{kennzeichen}} cannot be booked.',
  'fahrzeug.wochentagNichtBuchbar':
    'This vehicle cannot be booked on {{wochentag}}. Bookable weekdays: {{tage}}.',
  'fahrzeug.ausserhalbBuchungszeit': 'This vehicle can be booked from {{von}} to {{bis}}.',
  'fahrzeug.andererTag': 'This vehicle must be back on the same day.',
  'fahrzeug.zuWenigSitze': 'The vehicle has too few seats ({{sitze}}) for so many people ({{personen}}).',
  'fahrzeug.uvvAbgelaufen':
    'The safety inspection (UVV) is valid until {{tag}}; after that the vehicle must not be driven until the next one.',
  'fahrzeug.keineBerechtigung': 'This person may not book vehicles.',
  'fuehrerschein.fehlt': 'There is no checked driving licence on file.',
  'fuehrerschein.klasseFehlt': 'This vehicle needs licence class {{klasse}}; on file: {{klassen}}.',
  'fuehrerschein.ausstellungFehlt':
    'It is not on file when the driving licence was issued. No class is valid until then.',
  'fuehrerschein.nochNichtAusgestellt': 'The driving licence is valid only from {{tag}}.',
  'fuehrerschein.abgelaufen': 'The driving licence expires on {{tag}}.',
  'fuehrerschein.pruefungFaellig': 'The next licence check is due on {{tag}}, before the trip ends.',
  'fuehrerschein.fahrverbot': 'There is a driving ban at that time.',
  'fuehrerschein.pruefungInVergangenheit':
    'This person’s licence check was due on {{tag}}; nobody can book for them.',
  'fahrzeug.fremdbuchungNichtErlaubt': 'Booking for others is not allowed here.',
  'fahrzeug.fahrerUnbekannt': 'No vehicle can be booked for this person.',
  'fahrzeug.fahrerSchonUnterwegs': 'From {{von}} to {{bis}} this person already drives {{kennzeichen}}.',
  'fahrzeug.belegt': 'The vehicle is taken: {{von}} to {{bis}}, plus a gap of {{minuten}}.',
  'fahrzeug.gesperrt': 'The vehicle is blocked ({{typ}}): {{von}} to {{bis}}.',
  'fahrzeug.nichtFreigegeben': 'This trip is not approved yet; there is no check-in without approval.',
  'fahrzeug.nichtAktiv': 'This trip is not under way; there is no check-out without a check-in.',
  'fahrzeug.personUnterwegs':
    'This person is out with {{kennzeichen}} at the moment. The vehicle has to be back first.',
  'fahrzeug.nichtZurueck': '{{kennzeichen}} is still out. Check-in is possible once it has been returned.',
  'fahrzeug.zeitpunktUnmoeglich': 'The moment must lie between {{von}} and {{bis}}.',
  'fahrzeug.kilometerZuKlein': 'Mileage must be greater than {{value}}.',
  'fahrzeug.kilometerZuGross': 'Mileage must be at most {{value}}: the next trip begins with it.',
  'fahrzeug.rueckfrage': 'Please check the mileage once more.',
  'fahrzeug.frageSprung': '{{km}} km more than last time ({{letzterStand}} km). Is the mileage right?',
  'fahrzeug.frageTempo': '{{km}} km in {{minuten}}: is the mileage right?',
  'fahrzeug.frageStrecke': '{{km}} km is unusually far. Is the mileage right?',
  'fahrzeug.frageDauer': 'Back {{stunden}} later than booked. Is that right?',
  'fahrzeug.tankstand': 'Fuel level must be between 0 and 100!',
  'fahrzeug.sauberkeitUnbekannt': '“{{wert}}” is not an allowed state. Allowed are: {{werte}}.',
  'fahrzeug.checkOutNichtBestaetigt': 'Please confirm that the record is complete.',
  'fahrzeug.durchgefuehrtNichtStornierbar': 'A trip that is done cannot be cancelled.',
  'fahrzeug.unterwegsKeineFreigabe':
    'For so long the trip would need an approval, which cannot be had on the road. Please tell the fleet managers.',
  'fahrzeug.laeuftSchon': 'This trip has begun; it ends with its check-out.',
  'fahrzeug.pflichtfelder': 'Please fill in all mandatory fields.',
  'fahrzeug.ohneAlteDaten':
    'The vehicle cannot be updated without its old data, because the change cannot be validated!',
  'fahrzeug.idFehlt': 'There is no vehicle id; booking times cannot be saved!',
  'fahrzeug.schonBehoben': 'This damage has been mended already.',
  'freigabe.nichtNoetig': 'This trip needs no approval.',
  'freigabe.schonEntschieden': 'This trip has been decided already.',
  'freigabe.nichtEigene': 'Somebody else decides about one’s own trip.',
  'freigabe.nichtGefragt': 'User not found! The special approval cannot be updated.',
  'freigabe.grundFehlt': 'Please give the reason for the rejection.',
  'fuehrerschein.nichtEigener': 'Your own driving licence is checked by somebody else.',
  'fuehrerschein.ablaufVorAusstellung': 'A driving licence cannot expire before it was issued.',
  'fuehrerschein.tageOhneFahrverbot': 'Days of a driving ban are given, but no driving ban.',
  'fuehrerschein.fahrverbotReihenfolge': 'The driving ban must begin before it ends.',
  'fuehrerschein.schonGeprueft':
    'This check of {{tag}} is entered already, by {{pruefer}}. It counts; nothing is left to do.',
  'fuehrerschein.pruefungVoraus': 'A check cannot be later than {{tag}}, which is today.',
  'fuehrerschein.naechsteVorPruefung': 'The next check must be after this one.',
  'fuehrerschein.naechsteZuWeit': 'The next check may be {{monate}} after this one at most, by {{tag}}.',
  'fahrtenbuch.unveraendert': 'This correction changes nothing.',
  'fahrtenbuch.ueberholt': 'This entry has been changed since. Please look at its current state.',
  'fahrtenbuch.keineFahrt': 'Only a trip’s entry can do that.',
  'fahrtenbuch.kmReihenfolge': 'The mileage on arrival must be at least {{value}}.',
  'fahrtenbuch.zielortFehlt':
    'This logbook needs the destination on return already; purpose and person have seven days.',
  'fahrtenbuch.privatOhneAngaben': 'Of a private trip only the kilometres are kept.',
  'fahrtenbuch.fahrerFehlt': 'Please say who drove.',
  'fahrtenbuch.keineLuecke': 'No kilometre is missing between these entries.',
  'fahrtenbuch.nurMitGrund':
    'What the logbook tells already is changed only by a correction with its reason.',
  'fahrtenbuch.inZukunft': 'A trip cannot end in the future.',
  'fahrtenbuch.tachoInZukunft': 'An odometer cannot have been replaced in the future.',
  'fahrtenbuch.tachoSchonDa':
    'The logbook tells already that the odometer was replaced ({{kmVon}} → {{kmBis}} km).',
  'fahrtenbuch.fahrtBeendet':
    'This trip has ended. The fleet manager corrects the mileage in its entry of the logbook.',
  'fahrtenbuch.zeitPasstNicht':
    'The mileage does not fit this time: entry {{eintrag}} says {{kmVon}} to {{kmBis}} km.',
  'fahrtenbuch.kmUeberschneidung':
    'Entry {{eintrag}} tells these kilometres already ({{kmVon}} to {{kmBis}} km).',
  'fahrzeug.betroffeneBuchungen':
    'This change hits bookings, so many: {{anzahl}}. Please look at them and confirm.',
}
