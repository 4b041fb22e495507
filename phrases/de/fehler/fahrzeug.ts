import type { CodeTexts } from '../../shape.ts'

/** Why something is refused that is about vehicles. */
export const fehler = {
  'fahrzeug.deaktiviert': '{{kennzeichen}} ist nicht mehr im Fuhrpark.',
  'fahrzeug.nichtGueltig': '{{kennzeichen}} kann nur von {{gueltigVon}} bis {{gueltigBis}} gebucht werden.',
  'fahrzeug.ausserhalbBuchungszeitraum':
    'Außerhalb seiner Buchungszeiten ({{gueltigVon}} bis {{gueltigBis}}) kann {{kennzeichen}} nicht gebucht werden.',
  'fahrzeug.wochentagNichtBuchbar':
    'Am {{wochentag}} kann dieses Fahrzeug nicht gebucht werden. Buchbare Wochentage: {{tage}}.',
  'fahrzeug.ausserhalbBuchungszeit': 'Dieses Fahrzeug kann von {{von}} bis {{bis}} Uhr gebucht werden.',
  'fahrzeug.andererTag': 'Dieses Fahrzeug muss am selben Tag zurück sein.',
  'fahrzeug.zuWenigSitze':
    'Das Fahrzeug hat zu wenig Sitze ({{sitze}}) für so viele Personen ({{personen}}).',
  'fahrzeug.uvvAbgelaufen':
    'Die UVV-Prüfung gilt bis {{tag}}; danach darf das Fahrzeug bis zur nächsten Prüfung nicht gefahren werden.',
  'fahrzeug.keineBerechtigung': 'Diese Person darf keine Fahrzeuge buchen.',
  'fuehrerschein.fehlt': 'Es ist kein geprüfter Führerschein hinterlegt.',
  'fuehrerschein.klasseFehlt':
    'Dieses Fahrzeug braucht die Führerscheinklasse {{klasse}}; vorhanden: {{klassen}}.',
  'fuehrerschein.ausstellungFehlt':
    'Es ist nicht eingetragen, wann der Führerschein ausgestellt wurde. Bis dahin gilt keine Klasse.',
  'fuehrerschein.nochNichtAusgestellt': 'Der Führerschein ist erst ab dem {{tag}} gültig.',
  'fuehrerschein.abgelaufen': 'Der Führerschein läuft am {{tag}} ab.',
  'fuehrerschein.pruefungFaellig':
    'Die nächste Führerscheinprüfung ist am {{tag}} fällig, noch vor dem Ende der Fahrt.',
  'fuehrerschein.fahrverbot': 'In dieser Zeit gilt ein Fahrverbot.',
  'fuehrerschein.pruefungInVergangenheit':
    'Die Führerscheinprüfung dieser Person war am {{tag}} fällig; für sie kann nicht gebucht werden.',
  'fahrzeug.fremdbuchungNichtErlaubt': 'Für andere zu buchen ist hier nicht erlaubt.',
  'fahrzeug.fahrerUnbekannt': 'Für diese Person kann kein Fahrzeug gebucht werden.',
  'fahrzeug.fahrerSchonUnterwegs':
    'Von {{von}} bis {{bis}} Uhr ist diese Person schon mit {{kennzeichen}} unterwegs.',
  'fahrzeug.belegt': 'Das Fahrzeug ist vergeben: {{von}} bis {{bis}} Uhr, dazu {{minuten}} Abstand.',
  'fahrzeug.gesperrt': 'Das Fahrzeug ist gesperrt ({{typ}}): {{von}} bis {{bis}} Uhr.',
  'fahrzeug.nichtFreigegeben':
    'Diese Fahrt ist noch nicht freigegeben; ohne Freigabe gibt es keinen Check-in.',
  'fahrzeug.nichtAktiv': 'Diese Fahrt läuft nicht; einen Check-out gibt es nur nach dem Check-in.',
  'fahrzeug.personUnterwegs':
    'Diese Person ist gerade mit {{kennzeichen}} unterwegs. Erst muss das Fahrzeug zurück sein.',
  'fahrzeug.nichtZurueck':
    '{{kennzeichen}} ist noch unterwegs. Der Check-in ist möglich, sobald das Fahrzeug zurückgegeben ist.',
  'fahrzeug.zeitpunktUnmoeglich': 'Der Zeitpunkt muss zwischen {{von}} und {{bis}} Uhr liegen.',
  'fahrzeug.kilometerZuKlein': 'Der Kilometerstand muss größer als {{value}} sein.',
  'fahrzeug.kilometerZuGross':
    'Der Kilometerstand darf höchstens {{value}} sein: Damit beginnt die nächste Fahrt.',
  'fahrzeug.rueckfrage': 'Bitte den Kilometerstand noch einmal prüfen.',
  'fahrzeug.frageSprung': '{{km}} km mehr als zuletzt ({{letzterStand}} km). Stimmt der Kilometerstand?',
  'fahrzeug.frageTempo': '{{km}} km in {{minuten}}: Stimmt der Kilometerstand?',
  'fahrzeug.frageStrecke': '{{km}} km sind ungewöhnlich viel. Stimmt der Kilometerstand?',
  'fahrzeug.frageDauer': '{{stunden}} später zurück als gebucht. Stimmt das?',
  'fahrzeug.tankstand': 'Der Tankstand muss zwischen 0 und 100 liegen!',
  'fahrzeug.sauberkeitUnbekannt': '„{{wert}}“ ist kein erlaubter Zustand. Erlaubt sind: {{werte}}.',
  'fahrzeug.checkOutNichtBestaetigt': 'Bitte bestätigen, dass die Angaben vollständig sind.',
  'fahrzeug.durchgefuehrtNichtStornierbar': 'Eine durchgeführte Fahrt kann nicht storniert werden.',
  'fahrzeug.unterwegsKeineFreigabe':
    'So lange bräuchte die Fahrt eine Freigabe, und die gibt es unterwegs nicht. Bitte im Fuhrpark Bescheid sagen.',
  'fahrzeug.laeuftSchon': 'Diese Fahrt hat begonnen; sie endet mit dem Check-out.',
  'fahrzeug.pflichtfelder': 'Bitte alle Pflichtfelder ausfüllen.',
  'fahrzeug.ohneAlteDaten':
    'Update des Fahrzeugs ohne alte Fahrzeugdaten nicht möglich, da Validierung nicht durchgeführt werden kann!',
  'fahrzeug.idFehlt': 'Fahrzeug ID nicht vorhanden, Buchungszeiten können nicht gespeichert werden!',
  'fahrzeug.schonBehoben': 'Dieser Schaden ist schon behoben.',
  'freigabe.nichtNoetig': 'Diese Fahrt braucht keine Freigabe.',
  'freigabe.schonEntschieden': 'Über diese Fahrt ist schon entschieden.',
  'freigabe.nichtEigene': 'Über die eigene Fahrt entscheidet jemand anderes.',
  'freigabe.nichtGefragt': 'User not found! Kein update der Sonderfreigabe möglich.',
  'freigabe.grundFehlt': 'Bitte den Grund der Ablehnung angeben.',
  'fuehrerschein.nichtEigener': 'Den eigenen Führerschein prüft jemand anderes.',
  'fuehrerschein.ablaufVorAusstellung': 'Der Führerschein kann nicht ablaufen, bevor er ausgestellt wurde.',
  'fuehrerschein.tageOhneFahrverbot': 'Es sind Tage eines Fahrverbots angegeben, aber kein Fahrverbot.',
  'fuehrerschein.fahrverbotReihenfolge': 'Das Fahrverbot muss beginnen, bevor es endet.',
  'fuehrerschein.schonGeprueft':
    'Diese Prüfung vom {{tag}} ist schon eingetragen, von {{pruefer}}. Sie zählt; es ist nichts mehr zu tun.',
  'fuehrerschein.pruefungVoraus': 'Eine Prüfung kann nicht nach dem {{tag}} liegen: Das ist heute.',
  'fuehrerschein.naechsteVorPruefung': 'Die nächste Prüfung muss nach dieser Prüfung liegen.',
  'fuehrerschein.naechsteZuWeit':
    'Die nächste Prüfung darf höchstens {{monate}} nach dieser liegen, also bis zum {{tag}}.',
  'fahrtenbuch.unveraendert': 'Diese Korrektur ändert nichts.',
  'fahrtenbuch.ueberholt': 'Dieser Eintrag ist inzwischen geändert worden. Bitte den neuen Stand ansehen.',
  'fahrtenbuch.keineFahrt': 'Das geht nur mit dem Eintrag einer Fahrt.',
  'fahrtenbuch.kmReihenfolge': 'Der Kilometerstand bei der Ankunft muss mindestens {{value}} sein.',
  'fahrtenbuch.zielortFehlt':
    'Dieses Fahrtenbuch braucht den Zielort schon bei der Rückgabe; Zweck und Person haben sieben Tage Zeit.',
  'fahrtenbuch.privatOhneAngaben': 'Von einer Privatfahrt werden nur die Kilometer festgehalten.',
  'fahrtenbuch.fahrerFehlt': 'Bitte angeben, wer gefahren ist.',
  'fahrtenbuch.keineLuecke': 'Zwischen diesen Einträgen fehlt kein Kilometer.',
  'fahrtenbuch.nurMitGrund': 'Was schon im Fahrtenbuch steht, ändert nur eine Korrektur mit ihrem Grund.',
  'fahrtenbuch.inZukunft': 'Eine Fahrt kann nicht in der Zukunft enden.',
  'fahrtenbuch.tachoInZukunft': 'Ein Tacho kann nicht in der Zukunft ersetzt worden sein.',
  'fahrtenbuch.tachoSchonDa':
    'Dass der Tacho ersetzt wurde ({{kmVon}} → {{kmBis}} km), steht schon im Fahrtenbuch.',
  'fahrtenbuch.fahrtBeendet':
    'Diese Fahrt ist zu Ende. Den Kilometerstand korrigiert die Fuhrparkleitung in ihrem Eintrag im Fahrtenbuch.',
  'fahrtenbuch.zeitPasstNicht':
    'Zu dieser Zeit passt der Kilometerstand nicht: Der Eintrag {{eintrag}} sagt {{kmVon}} bis {{kmBis}} km.',
  'fahrtenbuch.kmUeberschneidung':
    'Diese Kilometer stehen schon im Eintrag {{eintrag}} ({{kmVon}} bis {{kmBis}} km).',
  'fahrzeug.betroffeneBuchungen':
    'Diese Änderung trifft Buchungen, so viele: {{anzahl}}. Bitte ansehen und bestätigen.',
} satisfies CodeTexts<'fahrzeug' | 'fuehrerschein' | 'freigabe' | 'fahrtenbuch'>
