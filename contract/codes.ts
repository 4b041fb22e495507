import * as kinds from '@platzwart/domain/codesOfKinds'
import { ISSUE_CODES } from '@platzwart/domain/issueCodes'

/** What can go wrong around the rules: at the door, in the request, in the store. */
const PROBLEM_CODES = [
  'anfrage.ungueltig', // the input does not have the declared shape; issues name the fields
  'anfrage.unlesbar', // not JSON
  'anfrage.zuTief',
  'anfrage.unspeicherbar', // the database refused what no rule had
  'anfrage.zuGross',
  'anfrage.inhaltstyp',
  'anfrage.herkunft', // cross-site
  'anfrage.zuViele',
  'anfrage.hostUnbekannt', // 421: nobody has set up this host
  'anfrage.schluesselVerbraucht', // same Idempotency-Key, other request
  'anfrage.versionFehlt',
  'anfrage.versionVeraltet', // stale If-Match
  'mail.keinServer', // there is none that could send it
  'mail.einmaligerLink', // its link is used, expired, or was never kept
  'mail.ueberholt', // its receiver knows a later state, or it is no longer true
  'mail.niemand', // its receiver is written to no more
  'feld.fehlt',
  'feld.typ',
  'feld.zuLang',
  'feld.zuKurz',
  'feld.zuKlein',
  'feld.zuGross',
  'feld.format',
  'feld.link', // a link that leads nobody else there, or gives a password away
  'feld.steuerzeichen',
  'feld.unbekannt',
  'feld.auswahl',
  'feld.doppelt',
  'feld.vergeben', // another record has this name
  'sitzung.keine', // no session
  'sitzung.ungueltig', // invalid session
  'sitzung.abgelaufen',
  'sitzung.inaktiv', // person is not aktiv
  'sitzung.fremd', // no person of this Mandant
  'sitzung.nochmal', // not shown again who it is
  'sitzung.falsch', // wrong e-mail or password
  'sitzung.angabenFehlen', // needs an email or phone plus a password
  'sitzung.telefonNichtMoeglich',
  'sitzung.passwortSchwach',
  'sitzung.codeUngueltig', // missing or invalid code
  'sitzung.codeFremd', // the link belongs to another account than the one that is signed in
  'sitzung.emailUngueltig',
  'sitzung.emailGleich', // it is the account's address already
  'sitzung.faktorFalsch', // the code of a second factor is wrong or was used
  'sitzung.faktorFehlt', // a second factor has to be set up
  'sitzung.faktorNoetig', // the house asks for one
  'sitzung.schrittVorbei', // the second step of a sign-in without the first
  'sitzung.passkeyFalsch', // of nobody here, removed, or not from this address
  'sitzung.passkeyVorbei', // its challenge was used, or is too old
  'sitzung.passkeyVoll', // as many as an account may have
  'sitzung.passkeyVergeben', // the device has one of the account already
  'sitzung.passkeyNichtHier', // browsers make none at this address
  'sitzung.passkeyAbgebrochen', // the person, or the browser, has ended it
  'sitzung.passkeyUnbekannt', // the browser knows none
  'sitzung.passkeyUnsicher', // the page did not come by https
  'sitzung.zweitfaktor', // the password was right, and more is asked for
  'sitzung.hausGewechselt', // the session is in another house than the page
  'sitzung.personGewechselt', // the session is somebody else's than the page shows
  'sitzung.hausNichtHier', // the house has an address of its own
  'sitzung.hausNeuAnmelden', // the session is too old for the house
  'sitzung.nichtFrisch', // an account without a password, and the sign-in was long ago
  'sitzung.adressfehler', // error parameters in the URL
  'sitzung.ketteNichtUnterstuetzt', // unsupported chain
  'sitzung.benutzerMussExistieren', // 'Ein Benutzer muss existieren'
  'recht.fehlt',
  'recht.nurBetreiber',
  'betreiber.faktorNoetig',
  'guard.noAdmin', // 'no admin'
  'guard.noAusstattung', // 'no ausstattung'
  'guard.noRolleGruppe', // 'no rolle/gruppe'
  'guard.noBenutzer', // 'no benutzer'
  'guard.noObjektPflege', // 'no objektPflege'
  'mandant.unbekannt',
  'mandant.domainReserviert', // an address, or the host of the installation or of any machine
  'mandant.domainVergeben',
  'mandant.gesperrt', // suspended by an operator: nobody gets in
  'mandant.nameStimmtNicht', // typed to have a house deleted
  'mandant.offen', // only a closed house is deleted
  'mandant.ohneZugriff', // the house's administration lets operators have its data, nobody else
  'mandant.hatAnmeldungen', // somebody of the house has been here: its people are its own business
  'mandant.modulOhneSeiten', // switched on, and no version has pages for it
  'mandant.zoneUnbekannt',
  'mandant.zoneBelegt', // what is booked would lie on other days than it was booked for
  'mandant.akzentKontrast',
  'live.zuVieleFenster', // a person's windows, each with a stream of live changes
  'datei.fehlgeschlagen', // 'Error uploading the file' and the reason
  'datei.typ', // not png, jpg or pdf by its content
  'datei.heicUnlesbar', // a telephone's photograph that cannot be decoded
  'datei.keinLogo', // not png, jpg, webp or svg by its content
  'datei.skript', // a drawing that does or fetches something
  'datei.zuGross',
  'datei.zuVielePixel',
  'datei.ganzZuGross', // too many pixels of a picture that must be held as a whole
  'datei.zuLang', // one side of a picture
  'datei.zeichnungZuGross',
  'datei.zuVieleSeiten',
  'datei.zuVielSpeicher', // that drawing it would take
  'datei.zuLangsam',
  'datei.kennwort', // asks for one before it opens
  'datei.unlesbar',
  'datei.leer',
  'datei.seite', // a document has no page of this number
  'datei.seiteLeer',
  'datei.seiteUnsichtbar', // has something of which nothing is to be seen
  'datei.bildUnlesbar', // on a page of a document
  'datei.inGebrauch', // a record refers to it
  'beispiel.mehrGebucht', // of the samples, than was said to go with them
  'beispiel.loeschsperre', // a legal hold lies on what would go with the samples
  'hausdatei.fremd', // no file of a house, or cut off before it says what it is
  'hausdatei.neuer', // written by a newer program in another form
  'hausdatei.schema', // of another version of the program
  'hausdatei.tabellen', // has something that no house has
  'hausdatei.gepackt', // unpacks to more than a house can be
  'hausdatei.regel', // whole, and a row is not as the API takes it
  'hausdatei.nichtGesehen', // not in the store of the server that took the job
  'hausdatei.beschaedigt', // cut off, or changed since it was written
  'hausdatei.inhalt', // whole, and against a rule of what it has
  'hausdatei.zuGross',
  'hausdatei.leer',
  'hausdatei.abgebrochen',
  'hausdatei.nichtDa', // not ready, failed, or gone after a day
  'datenauskunft.abgelaufen', // the ticket is too old, of another session, or none of ours
  'standort.hatGrundrisse', // a location where something stands cannot be deleted
  'standort.hatFahrzeuge',
  'abstellplatz.inGebrauch',
  'ausstattung.inGebrauch',
  'modul.aus',
  'sitzung.dienstPflicht', // the house lets nobody in by a password
  'anmeldedienst.einrichtung', // what was entered of the service does not fit
  'anmeldedienst.unerreichbar',
  'anmeldedienst.vorbei', // no sign-in of this browser waits
  'anmeldedienst.vergeben', // the identity is somebody else's
  'anmeldedienst.abgelehnt',
  'anmeldedienst.adresseFremd', // of another house's domain
  'anmeldedienst.einzigerWeg', // there is no password to come back with
  'anmeldedienst.voll',
  'anmeldedienst.pflichtAus', // required, and not offered
  'anmeldedienst.pflichtUngeprueft', // nobody has come in by it yet
  'anmeldedienst.notfallOhneFaktor', // whoever requires it has no password or no second factor
  'anzeigegeraet.keines', // the caller is not a screen
  'anzeigegeraet.ungueltig', // its token was revoked, or belongs to another house
  'anzeigegeraet.andereArt', // only another kind of screen may
  'kopplung.codeForm', // malformed code
  'kopplung.codeFalsch', // no screen of this house shows it (any more)
  'kopplung.benutzt', // somebody was faster
  'kopplung.zuViele', // too many wrong codes
  'token.ungueltig', // not an API token of this house, or revoked
  'token.abgelaufen',
  'token.umfangFehlt', // the token is not for this
  'token.nichtErlaubt', // the house has switched tokens off
  'token.zuViele', // the maximum per person
  'geraet.dienstFremd', // not a browser maker's push service
  'team.ausgeschaltet', // the house does not show colleagues to each other
  'personalrat.nichtNachPersonen', // filtering by person is not allowed
  'protokoll.zuViele', // too many changes for one file
  'nichtGefunden',
  'seite.nichtGefunden', // 'Page not found: {path}'
  'methode.nichtErlaubt',
  'konflikt.gleichzeitig',
  'demo.nurHier', // 421: the demo that nobody asked for answers its own machine
  'server.fehler',
  'server.beschaeftigt',
  'haus.wirdGeaendert', // 503: an import or a closure holds what bookings stand on
  'server.speicherVoll', // no room on the disk or in the object store
] as const

/** Codes that belong to no kind of booking. */
export const HOUSE_CODES = [...ISSUE_CODES, ...PROBLEM_CODES] as const

export const CODES = [...HOUSE_CODES, ...Object.values(kinds).flat()]

/** A code is a key of `phrases`: one without a text does not compile. */
export type Code = (typeof CODES)[number]
