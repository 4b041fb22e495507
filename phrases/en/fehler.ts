import type { fehler as German } from '../de/fehler.ts'
import type { Shape } from '../shape.ts'

export const fehler: Shape<typeof German> = {
  'uhrzeit.keineZeichenkette': 'The time to set is not a valid string',
  'uhrzeit.ungueltig': 'No Valid Time String',
  'tag.ungueltig': 'Invalid date format',
  'zeitraum.startNichtVorEnde': 'The start must be before the end.',
  'status.unbekannt': 'Status {{x}} unknown',
  'einstellung.wertTyp': 'The value to map must be of type number, boolean, string, time or array',
  'einstellung.optionUnbekannt': 'no customizing option found for {{option}}',
  'einstellung.nichtGespeichert':
    'New customizing value {{wert}} could not be saved in layer {{schicht}}. Error: {{fehler}}',
  'einstellung.nurMandant': 'This setting holds for the whole house and can be changed there only.',
  'einstellung.ganzzahl': 'A whole number is needed here.',
  'einstellung.bereich': 'The value must be between {{min}} and {{max}}.',
  'einstellung.auswahl': 'The value must be one of these: {{werte}}.',
  'einstellung.adresse': '“{{wert}}” is not an e-mail address.',
  'einstellung.zuLang': 'The value is too long; at most {{max}} characters.',
  'einstellung.steuerzeichen': 'The value contains characters that are not allowed.',
  'einstellung.stufenZahl': 'There must be 1 to {{max}} states.',
  'einstellung.stufenName': 'Each state needs a name of at most {{max}} characters.',
  'einstellung.stufenDoppelt': '“{{wert}}” occurs twice.',
  'einstellung.schonGesetzt':
    'A value has been set for this meanwhile. It stands in the list and can be changed there.',
  'einstellung.inzwischenGeaendert':
    'This has been changed again meanwhile and can no longer be taken back like this.',
  'einstellung.stufeGebraucht':
    '“{{wert}}” is in use: mail is sent from this state on. Choose another one for that first.',
  'einstellung.fruehestensNachSpaetestens':
    '“Earliest” ({{von}}) is not before “Latest” ({{bis}}){{betrifft}}. Nobody could book.',
  'einstellung.keinWochentag': '“Bookable weekdays” needs at least one day{{betrifft}}. Nobody could book.',
  'einstellung.mindestUeberHoechstdauer':
    '“Minimum length for places” ({{kuerzestens}}) is more than “Maximum length” ({{laengstens}}){{betrifft}}. Nobody could book.',
  'einstellung.mindestUeberWochenstunden':
    '“Minimum length for places” ({{kuerzestens}}) is more than “Hours a week” ({{stunden}}){{betrifft}}. Nobody could book.',
  'einstellung.mindestUeberZeitfenster':
    '“Minimum length for places” ({{kuerzestens}}) does not fit between “Earliest” ({{von}}) and “Latest” ({{bis}}){{betrifft}}. Nobody could book.',
  'einstellung.restUeberHoechstdauer':
    '“Rest of today” ({{kuerzestens}}) is more than “Maximum length” ({{laengstens}}){{betrifft}}. Nobody could book.',
  'einstellung.restUeberWochenstunden':
    '“Rest of today” ({{kuerzestens}}) is more than “Hours a week” ({{stunden}}){{betrifft}}. Nobody could book.',
  'einstellung.restUeberZeitfenster':
    '“Rest of today” ({{kuerzestens}}) does not fit between “Earliest” ({{von}}) and “Latest” ({{bis}}){{betrifft}}. Nobody could book.',
  'einstellung.rasterPasstNicht':
    '“Time step for places” ({{raster}}) leaves no booking that keeps to “Minimum length for places” and “Rest of today” ({{kuerzestens}}), “Maximum length” and “Hours a week” ({{laengstens}}), “Earliest” ({{von}}) and “Latest” ({{bis}}){{betrifft}}.',
  'einstellung.ueblichVonNachBis': '“Usually from” ({{von}}) is not before “Usually to” ({{bis}}).',
  'aufbewahrung.zuKurz': 'This must be kept longer: at least {{monate}}, or 0 for without end.',
  'aufbewahrung.unbekannt': 'No person and no vehicle of this house is called that.',
  'aufbewahrung.schonGesperrt': 'There is a hold for that already.',
  'mailtext.platzhalter': 'This mail does not know {{worte}}. Possible are: {{moeglich}}.',
  'mailtext.klammer': 'Braces stand only around one of these words, each opened and closed: {{moeglich}}.',
  'mailtext.html': 'Plain text only: HTML would be read as it is typed.',
  'mailtext.betreffBleibt':
    'The subject of this mail says what happened. So {{wort}} has to stand in it, with room before and behind.',
  'oeffnungszeit.doppelt': '{{wochentag}} occurs twice; each weekday may stand once only.',
  'oeffnungszeit.pauseAusserhalb':
    'A break lies within the opening hours from {{von}} to {{bis}}: it begins later and ends earlier.',
  'oeffnungszeit.pauseDoppelt':
    'There is a break from {{von}} to {{bis}} already; between two breaks it is open.',
  'sonderoeffnungszeit.doppelt':
    'This room has a special opening time for {{tag}} already. Please change or replace it: a day has one only.',
  'protokoll.zeitraumZuLang': 'At most {{tage}} at once.',
  'passwort.zuKurz': 'The password needs at least {{min}} characters, ideally a whole sentence.',
  'passwort.zuLang': 'The password may have at most {{max}} characters.',
  'passwort.bekannt': 'This password is too well known or too uniform.',
  'passwort.persoenlich': 'A name or an e-mail address is no password.',
  'buchung.inVergangenheit': 'The start ({{von}}) is in the past.',
  'buchung.vorFruehestemStart':
    'Less than the minimum time ({{minuten}}) is left of today; the earliest start: {{ab}}.',
  'buchung.zuWeitVoraus':
    'Booking is not possible that far ahead: at most {{tage}}, at present until {{letzterTag}}. This day can be booked from {{ab}}.',
  'buchung.wochentagNichtBuchbar': 'Booking is not possible on a {{wochentag}}. Bookable weekdays: {{tage}}.',
  'buchung.geschlossen': 'It is closed on {{tag}}{{warum}}.',
  'buchung.inUnterbrechung':
    'There is a break from {{von}} to {{bis}}. A booking lies wholly before or wholly after it.',
  'buchung.ausserhalbOeffnungszeit': 'That is outside the opening hours from {{von}} to {{bis}}.',
  'buchung.ausserhalbZeitfenster': 'Booking is possible from {{von}} to {{bis}}.',
  'buchung.andererTag': 'Start and end must be on the same day.',
  'buchung.zuKurz': 'The booking is too short; at least {{minuten}}.',
  'buchung.zuLang': 'The booking is too long; at most {{minuten}}.',
  'buchung.zeitschritt': 'Start and end must be on a grid of {{minuten}}.',
  'buchung.wochenlimit': 'Bookings in one week: {{limit}} at most; this week already has {{gebucht}}.',
  'buchung.wochenstunden':
    'More than {{stunden}} in one week are not possible; {{minuten}} of this week are booked already.',
  'buchung.eigenePause':
    'Two bookings of yours must be {{stunden}} apart; the other one lasts from {{von}} to {{bis}}.',
  'buchung.eigeneUeberschneidung': 'You already have a booking from {{von}} to {{bis}}.',
  'buchung.belegt': 'The seat is taken: {{von}} to {{bis}}.',
  'buchung.verschlossen': 'The seat is locked: {{von}} to {{bis}}.',
  'buchung.bestaetigungAbgelaufen': 'The booking had to be confirmed by {{von}}.',
  'buchung.zweitePersonVerplant':
    'The second person has meanwhile booked something that does not go together with this time.',
  'buchung.nurZweitePersonBestaetigt': 'Only the second person can confirm this booking.',
  'buchung.nichtVorgemerkt': 'This booking is no longer tentative.',
  'buchung.nichtReserviert': 'This booking is not reserved.',
  'buchung.checkInZuFrueh': 'It is too early to check in; that is possible from {{von}} to {{bis}}.',
  'buchung.checkInZuSpaet': 'The time to check in is over; it was from {{von}} to {{bis}}.',
  'buchung.nurEigene': 'That is possible with your own bookings only.',
  'buchung.nichtEingecheckt': 'Nobody is checked in to this booking.',
  'buchung.nochNichtBegonnen': 'The booking does not begin before {{von}}.',
  'buchung.schonVorbei': 'The booking is over already.',
  'buchung.durchgefuehrtNichtStornierbar': 'A reading-room booking that is done cannot be cancelled.',
  'buchung.schonStorniert': 'This booking is cancelled already.',
  'buchung.nichtMehrStornierbar':
    'This booking can no longer be cancelled: it is over, cancelled already, or gone.',
  'buchung.ruecknahmeAbgelaufen': 'A cancellation can be undone for {{sekunden}}; that time is over.',
  'buchung.endeBleibt': 'An early end can be taken back for {{sekunden}}; that time is over.',
  'typ.unbekannt': 'Type {{x}} unknown',
  'live.zuVieleFenster':
    'Platzwart is already open in {{max}} windows. In this one changes appear by themselves only when one of them has been closed.',
  'datei.fehlgeschlagen': 'Error uploading the file: {{grund}}',
  'datei.typ': 'Allowed are PNG, JPG or HEIC images and PDF files; the content of this file is none of them.',
  'datei.heicUnlesbar':
    'This is a photograph in the format HEIC that cannot be converted. Please save or share it as JPG, on an iPhone under Settings, Camera, Formats: “Most Compatible”.',
  'datei.keinLogo': 'A logo is an image as PNG, JPG, WebP or SVG; the content of this file is none of them.',
  'datei.skript': 'The file contains a script or fetches something from elsewhere. A logo may only draw.',
  'datei.zuGross': 'The file is too large; at most {{megabyte}} MB.',
  'datei.zuVielePixel':
    'The image has {{ist}} megapixels; at most {{hoechstens}} are possible. Please save it smaller, for example at 300 instead of 600 dpi.',
  'datei.ganzZuGross':
    'The image has {{ist}} megapixels; saved like this (progressive, interlaced or with 16 bits), at most {{hoechstens}} are possible. Please save it without that option, or smaller.',
  'datei.zuLang':
    'The image is {{ist}} px long; at most {{hoechstens}} are possible. Please save it smaller.',
  'datei.zeichnungZuGross': 'The drawing is too large; at most {{hoechstens}} KB are possible.',
  'datei.zuVieleSeiten': 'The document has {{ist}} pages; at most {{hoechstens}} are possible.',
  'datei.zuVielSpeicher':
    'Drawing the page would take more than {{hoechstens}} MB of memory. Please save it at a lower resolution, or as PNG or JPG.',
  'datei.zuLangsam':
    'Drawing it takes longer than the {{hoechstens}} seconds that are meant for it. Please save a simpler file, or one as PNG or JPG.',
  'datei.kennwort':
    'The document is protected by a password. Please save a copy without one, and upload that.',
  'datei.unlesbar': 'The file is damaged and cannot be read.',
  'datei.leer': 'The file is empty or incomplete.',
  'datei.seite': 'The document has no such page.',
  'datei.seiteLeer': 'The page is empty: there is nothing to be seen.',
  'datei.seiteUnsichtbar':
    'The page has something on it of which nothing is to be seen; the result would be a white sheet. Please save it as PNG or JPG.',
  'datei.bildUnlesbar':
    'An image on the page cannot be read, and would be missing. Please save the page as PNG or JPG.',
  'datei.inGebrauch': 'The file belongs to an entry and therefore stays as it is.',
  'anfrage.ungueltig': 'Some entries are missing or not valid.',
  'anfrage.unlesbar': 'The request could not be read.',
  'anfrage.zuTief': 'The request is nested too deeply; at most {{max}} levels.',
  'anfrage.unspeicherbar': 'Something in this request cannot be stored as it is. Please check the entries.',
  'anfrage.zuGross': 'The request is too large.',
  'anfrage.inhaltstyp': 'This type of content is not accepted.',
  'anfrage.herkunft': 'The request comes from another site and was refused.',
  'anfrage.zuViele': 'Too many requests. Please wait a moment.',
  'anfrage.hostUnbekannt':
    'Nothing is set up here under {{host}}. Whoever runs Platzwart sets PUBLIC_URL to this address, or gives it to a house as a domain.',
  'anfrage.schluesselVerbraucht': 'This action was already carried out with other entries.',
  'anfrage.versionFehlt': 'The request lacks the version of the record.',
  'anfrage.versionVeraltet': 'Somebody has changed this meanwhile. Please look at the new state.',
  'mail.keinServer': 'There is no mail server that could send anything. Whoever runs Platzwart sets one up.',
  'mail.einmaligerLink':
    'This mail had a link that is good only once; it is used or expired. Please ask for a new one.',
  'mail.ueberholt':
    'This mail is out of date: a newer one about the same was sent since, or things have changed. Nothing was sent.',
  'mail.niemand': 'This person is not written to any more: their account is not active.',
  'feld.fehlt': 'This entry is missing.',
  'feld.typ': 'This entry is of the wrong type.',
  'feld.zuLang': 'This entry is too long; at most {{max}}.',
  'feld.zuKurz': 'This entry is too short; at least {{min}}.',
  'feld.zuKlein': 'This value is too small; at least {{min}}.',
  'feld.zuGross': 'This value is too large; at most {{max}}.',
  'feld.link':
    'Please give an address with http:// or https://, without credentials in it and not of a machine in one’s own network.',
  'feld.format': 'This entry does not have the expected form.',
  'feld.steuerzeichen': 'This entry contains characters that are not allowed.',
  'feld.unbekannt': 'This entry is not expected.',
  'feld.auswahl': 'This value is not one of the choices.',
  'feld.doppelt': '{{wert}} is there twice.',
  'feld.vergeben': 'This name exists already.',
  'sitzung.keine': 'Please sign in to continue.',
  'sitzung.ungueltig': 'Your session is not valid. Please sign in again.',
  'sitzung.abgelaufen': 'Your session has expired. Please sign in again.',
  'sitzung.inaktiv': 'This account is not active.',
  'sitzung.nochmal': 'Please confirm who you are to continue.',
  'sitzung.fremd': 'This account does not belong to this house.',
  'sitzung.falsch': 'E-mail address or password is wrong.',
  'sitzung.angabenFehlen': 'Signing in needs an e-mail address or phone number plus a password.',
  'sitzung.telefonNichtMoeglich':
    'Signing in by phone number is not set up here. Please use your e-mail address.',
  'sitzung.passwortSchwach': 'This password is too easy to guess.',
  'sitzung.codeUngueltig': 'The link is incomplete, invalid or has expired. Please request a new one.',
  'sitzung.codeFremd':
    'This link belongs to another account. Please sign in with the account whose address is to change.',
  'sitzung.emailUngueltig': 'This does not look like an e-mail address.',
  'sitzung.emailGleich': 'This is the address of this account already.',
  'sitzung.faktorFalsch': 'This code is wrong, or it has been used already.',
  'sitzung.faktorFehlt': 'A second factor has to be set up for this account first.',
  'sitzung.faktorNoetig': 'The house asks for a second factor; it can be replaced, but not removed.',
  'sitzung.schrittVorbei':
    'Signing in took too long or was tried too often. Please begin again with your password.',
  'sitzung.passkeyFalsch':
    'This passkey belongs to no account here, or it was removed. Please take another one, or sign in with your password.',
  'sitzung.passkeyVorbei': 'That took too long. Please use the passkey once more.',
  'sitzung.passkeyVoll': 'An account cannot have more than 10 passkeys. Please remove one first.',
  'sitzung.passkeyVergeben': 'There is a passkey for this account on this device already.',
  'sitzung.passkeyNichtHier':
    'There are no passkeys at this address: browsers ask for a name instead of a number.',
  'sitzung.passkeyAbgebrochen':
    'No passkey was used: it was cancelled, took too long, or none fits. Please try once more.',
  'sitzung.passkeyUnbekannt': 'This browser or device knows no passkeys. An up-to-date browser does.',
  'sitzung.passkeyUnsicher': 'Passkeys need a secure connection. Please open the page with https://.',
  'sitzung.zweitfaktor': 'To sign in, the second factor is still missing.',
  'sitzung.hausGewechselt': 'Another house is open in this browser by now.',
  'sitzung.personGewechselt':
    'Somebody else is signed in in this browser by now. Nothing was read or changed because of that.',
  'sitzung.hausNichtHier': 'This house has an address of its own.',
  'sitzung.hausNeuAnmelden': 'You signed in too long ago for this house. Please sign out and sign in again.',
  'sitzung.adressfehler': 'Signing in was aborted.',
  'sitzung.ketteNichtUnterstuetzt': 'This way of signing in is not supported.',
  'sitzung.benutzerMussExistieren': 'A user must exist',
  'recht.fehlt': 'You lack the permission for this.',
  'recht.nurBetreiber': 'Only the operator can do this.',
  'betreiber.faktorNoetig':
    'Whoever operates this installation needs a second factor. Set one up under “Account and security”.',
  'guard.noAdmin': 'no admin',
  'guard.noAusstattung': 'no equipment',
  'guard.noRolleGruppe': 'no role/group',
  'guard.noBenutzer': 'no user',
  'guard.noObjektPflege': 'no object care',
  'mandant.unbekannt': 'This house is not known here.',
  'mandant.domainReserviert':
    'No house can have this domain: it is that of the installation itself, an IP address, or another one for every machine.',
  'mandant.domainVergeben': 'This domain is already taken.',
  'mandant.gesperrt':
    'This house is closed at the moment: nobody can sign in. Please ask its administration.',
  'mandant.nameStimmtNicht': 'The name does not match. To delete, type it exactly as it stands above.',
  'mandant.ohneZugriff':
    'Only the administration of this house can share its data, under Administration, House, Access. At present it has not done so.',
  'mandant.offen': 'Only a house that is closed is deleted.',
  'mandant.hatAnmeldungen':
    'Somebody of this house has signed in already. Who administers it is its own business now.',
  'mandant.zoneBelegt':
    'In this time zone what is already booked, locked or on waiting lists would fall on another day; so many they are: {{anzahl}}. Please change the time zone afterwards, or cancel before.',
  'mandant.modulOhneSeiten':
    'There are no pages for this area yet, so it cannot be switched on. Where it is on already, it stays on.',
  'mandant.zoneUnbekannt': 'There is no such time zone. Example: Europe/Berlin.',
  'mandant.akzentKontrast':
    'This colour is too light: white text on it would be hard to read (contrast below 5.5 : 1). Take a darker one.',
  'beispiel.mehrGebucht':
    'More of it has been booked meanwhile: seats ({{buchungen}}) and trips ({{fahrten}}) would go, too. Nothing was removed.',
  'beispiel.loeschsperre':
    'There is a legal hold on what would go with the sample: {{namen}}. Nothing was removed. It is lifted under Administration, Retention.',
  'hausdatei.fremd': 'This is not the file of a house, or it is damaged at its very beginning.',
  'hausdatei.neuer':
    'This file was written by a newer version of Platzwart. Please update this installation first.',
  'hausdatei.schema':
    'The file comes from another version (there {{dort}}, here {{hier}}). Please bring both installations to the same version and write the file again.',
  'hausdatei.tabellen': 'The file has something in it that belongs to no house. Nothing was written.',
  'hausdatei.gepackt': 'The file unpacks to far more than a house can be. Nothing was written.',
  'hausdatei.regel':
    'The file is damaged, or an entry in it ({{stelle}}) is not allowed. Nothing was written.',
  'hausdatei.nichtGesehen':
    'The server whose turn it was does not see the file in its store. All servers of an installation need the same store: a folder that all of them see, or a bucket (S3_URL). Please turn to whoever runs the servers.',
  'hausdatei.beschaedigt':
    'The file is damaged or not all there. Please download it again. Nothing was written.',
  'hausdatei.inhalt':
    'The file is damaged, or what it says is against the rules of a house. Nothing was written.',
  'hausdatei.zuGross': 'The file is too large: {{gigabyte}} GB at most.',
  'hausdatei.leer': 'The file is empty.',
  'hausdatei.abgebrochen': 'This was broken off. Please try again; nothing was left behind.',
  'hausdatei.nichtDa': 'There is no such file, or not any more: it is kept for a day.',
  'datenauskunft.abgelaufen': 'This link is no longer valid. Please ask for the file once more.',
  'sitzung.nichtFrisch':
    'This account has no password here. Please sign out, sign in again, and try once more within 15 minutes.',
  'standort.hatGrundrisse': 'There are still floor plans here: {{namen}}.',
  'standort.hatFahrzeuge': 'There are still vehicles here: {{namen}}.',
  'abstellplatz.inGebrauch': 'There is still a vehicle on {{name}}: {{kennzeichen}}.',
  'ausstattung.inGebrauch': '{{name}} is still in use; seats and rooms that have it: {{anzahl}}.',
  'modul.aus': 'This area is not switched on in this house.',
  'personalrat.gruppeKleiner':
    'While staff-council mode is on, the smallest group can only become larger: it is {{mindestgruppe}}.',
  'personalrat.teamNichtJetzt':
    'While staff-council mode is on, this can only be switched off. It has to be settled before the mode begins.',
  'sitzung.dienstPflicht':
    'People of this house sign in with its sign-in service. Passwords do not count here.',
  'anmeldedienst.einrichtung':
    'Signing in with {{name}} is not set up correctly. Please tell whoever administers your house.',
  'anmeldedienst.unerreichbar': '{{name}} does not answer at the moment. Please try again in a few minutes.',
  'anmeldedienst.vorbei': 'This sign-in is over. Please start again.',
  'anmeldedienst.vergeben': 'This account of the sign-in service belongs to another person here.',
  'anmeldedienst.abgelehnt':
    'You cannot be signed in this way. Please turn to whoever administers your house.',
  'anmeldedienst.adresseFremd': 'This address belongs to another house.',
  'anmeldedienst.einzigerWeg': 'This is your only way in. Whoever has a password can disconnect it.',
  'anmeldedienst.voll': 'The number of sign-in services of a house is limited to {{anzahl}}.',
  'anmeldedienst.pflichtAus': 'Switch it on first, then require it.',
  'anmeldedienst.pflichtUngeprueft':
    'Nobody has signed in with this service yet. It can be required once that has worked.',
  'anmeldedienst.notfallOhneFaktor':
    'Your account becomes the emergency account. It needs a password and a second factor; set them up under “Account and security”.',
  'anzeigegeraet.keines': 'This screen is paired with no house.',
  'anzeigegeraet.ungueltig': 'This screen is no longer paired. It can be paired again with a new code.',
  'anzeigegeraet.andereArt': 'A screen of this kind does not show that.',
  'kopplung.codeForm': 'A code has eight letters, such as BCDF-GHJK.',
  'kopplung.codeFalsch':
    'No screen of this house shows this code at the moment. A code holds for ten minutes and only once.',
  'kopplung.benutzt': 'The screen has just been paired with this code.',
  'kopplung.zuViele':
    'Too many wrong codes. It goes on in {{minuten}} min, with the code that the screen shows then.',
  'token.ungueltig': 'This API token is not valid here. It may have been revoked.',
  'token.abgelaufen': 'This API token has expired.',
  'token.umfangFehlt': 'This API token is not for that. It would need: {{umfang}}.',
  'token.nichtErlaubt': 'This house does not allow API tokens.',
  'token.zuViele': 'Nobody can have more than {{max}} API tokens. Please revoke one first.',
  'geraet.dienstFremd':
    'Notifications go through the services of Chrome, Edge, Firefox and Safari only; this browser names another one.',
  'team.ausgeschaltet':
    'In this house colleagues do not see each other: the house has switched it off, or is in staff-council mode.',
  'personalrat.nichtNachPersonen':
    'This house is in staff-council mode: bookings and trips cannot be looked for by a person.',
  'protokoll.zuViele': 'These are more than {{anzahl}} changes. Please choose fewer days or an area.',
  nichtGefunden: 'This does not exist, or no longer.',
  'seite.nichtGefunden': 'Page not found: {{path}}',
  'methode.nichtErlaubt': 'This address cannot be called in that way.',
  'konflikt.gleichzeitig': 'Somebody was faster at the same moment. Please try again.',
  'demo.nurHier':
    'This demo answers only on the machine that it runs on, because its passwords are public. For real use set PUBLIC_URL=https://…; to show the demo to others start it with DEMO=on.',
  'server.fehler': 'An error occurred on the server.',
  'server.speicherVoll': 'The server has no storage space left; its administrators must make room first.',
  'haus.wirdGeaendert':
    'Much is being changed in the house right now, such as by an import or a closure. Nothing was done: please try again in a moment.',
  'server.beschaeftigt': 'The server is busy right now. Please try again shortly.',
}
