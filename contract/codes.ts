import * as kinds from '@platzwart/domain/codesOfKinds'
import { ISSUE_CODES } from '@platzwart/domain/issueCodes'

/** Errors outside the rules: at the door, in the request, in the store. */
const PROBLEM_CODES = [
  'anfrage.ungueltig', // input of the wrong shape; issues name the fields
  'anfrage.unlesbar', // not JSON
  'anfrage.zuTief',
  'anfrage.unspeicherbar', // the database refused what no rule refused
  'anfrage.zuGross',
  'anfrage.inhaltstyp',
  'anfrage.herkunft', // cross-site
  'anfrage.zuViele',
  'anfrage.hostUnbekannt', // 421: unknown host
  'anfrage.schluesselVerbraucht', // same Idempotency-Key, other request
  'anfrage.versionFehlt',
  'anfrage.versionVeraltet', // stale If-Match
  'mail.keinServer', // no mail server is configured
  'mail.einmaligerLink', // its link was used, has expired, or was never stored
  'mail.ueberholt', // its recipient knows a later state, or it is no longer true
  'mail.niemand', // its recipient no longer gets mails
  'feld.fehlt',
  'feld.typ',
  'feld.zuLang',
  'feld.zuKurz',
  'feld.zuKlein',
  'feld.zuGross',
  'feld.format',
  'feld.link', // a link that would lead others elsewhere, or reveal a password
  'feld.steuerzeichen',
  'feld.unbekannt',
  'feld.auswahl',
  'feld.doppelt',
  'feld.vergeben', // another record has this name
  'sitzung.keine', // no session
  'sitzung.ungueltig', // invalid session
  'sitzung.abgelaufen',
  'sitzung.inaktiv', // the person is not aktiv
  'sitzung.fremd', // no person of this Mandant
  'sitzung.nochmal', // not re-authenticated
  'sitzung.falsch', // wrong e-mail or password
  'sitzung.angabenFehlen', // needs an email or phone plus a password
  'sitzung.telefonNichtMoeglich',
  'sitzung.passwortSchwach',
  'sitzung.codeUngueltig', // missing or invalid code
  'sitzung.codeFremd', // the link belongs to another account than the signed-in one
  'sitzung.emailUngueltig',
  'sitzung.emailGleich', // it is already the account's address
  'sitzung.faktorFalsch', // wrong or used code of a second factor
  'sitzung.faktorFehlt', // a second factor must be set up
  'sitzung.faktorNoetig', // the house requires one
  'sitzung.schrittVorbei', // the second step of a sign-in without its first
  'sitzung.passkeyFalsch', // unknown, removed, or not for this address
  'sitzung.passkeyVorbei', // its challenge was used or has expired
  'sitzung.passkeyVoll', // the account has the maximum number
  'sitzung.passkeyVergeben', // the device already has one for the account
  'sitzung.passkeyNichtHier', // browsers create none at this address
  'sitzung.passkeyAbgebrochen', // cancelled by the person or the browser
  'sitzung.passkeyUnbekannt', // the browser has none
  'sitzung.passkeyUnsicher', // the page was not loaded over HTTPS
  'sitzung.zweitfaktor', // correct password, second factor required
  'sitzung.hausGewechselt', // the session is in another house than the page
  'sitzung.personGewechselt', // the session belongs to another person than the page shows
  'sitzung.hausNichtHier', // the house has its own address
  'sitzung.hausNeuAnmelden', // the session is too old for the house
  'sitzung.nichtFrisch', // an account without a password whose sign-in is too old
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
  'mandant.domainReserviert', // an address, or a host of the installation or of any machine
  'mandant.domainVergeben',
  'mandant.gesperrt', // suspended by an operator: nobody can sign in
  'mandant.nameStimmtNicht', // typed to confirm the deletion of a house
  'mandant.offen', // only a closed house can be deleted
  'mandant.ohneZugriff', // operators may have the house's data only if its administration allows it
  'mandant.hatAnmeldungen', // people of the house have signed in: they are managed by the house itself
  'mandant.modulOhneSeiten', // switched on, although this version has no pages for it
  'mandant.zoneUnbekannt',
  'mandant.zoneBelegt', // bookings would move to other days
  'mandant.akzentKontrast',
  'live.zuVieleFenster', // too many windows of a person, each with a live stream
  'datei.fehlgeschlagen', // 'Error uploading the file' and the reason
  'datei.typ', // not png, jpg or pdf by its content
  'datei.heicUnlesbar', // a HEIC photo that cannot be decoded
  'datei.keinLogo', // not png, jpg, webp or svg by its content
  'datei.skript', // active SVG
  'datei.zuGross',
  'datei.zuVielePixel',
  'datei.ganzZuGross', // too many pixels of a picture that must be decoded as a whole
  'datei.zuLang', // one edge of a picture
  'datei.zeichnungZuGross',
  'datei.zuVieleSeiten',
  'datei.zuVielSpeicher', // needed for drawing it
  'datei.zuLangsam',
  'datei.kennwort', // password-protected
  'datei.unlesbar',
  'datei.leer',
  'datei.seite', // no such page in the document
  'datei.seiteLeer',
  'datei.seiteUnsichtbar', // a page whose contents are invisible
  'datei.bildUnlesbar', // on a page of a document
  'datei.inGebrauch', // a record refers to it
  'beispiel.mehrGebucht', // more sample bookings than announced
  'beispiel.loeschsperre', // a legal hold covers something that would be deleted
  'hausdatei.fremd', // not the file of a house, or truncated in its header
  'hausdatei.neuer', // written in a newer format
  'hausdatei.schema', // of another version
  'hausdatei.tabellen', // contains an unknown table
  'hausdatei.gepackt', // unpacks to more than a house can be
  'hausdatei.regel', // intact, but a row violates the API's rules
  'hausdatei.nichtGesehen', // not in the store of the server that took the job
  'hausdatei.beschaedigt', // truncated or modified
  'hausdatei.inhalt', // intact, but its contents violate a rule
  'hausdatei.zuGross',
  'hausdatei.leer',
  'hausdatei.abgebrochen',
  'hausdatei.nichtDa', // not ready, failed, or deleted after a day
  'datenauskunft.abgelaufen', // the ticket has expired, belongs to another session, or is invalid
  'standort.hatGrundrisse', // a location in use cannot be deleted
  'standort.hatFahrzeuge',
  'abstellplatz.inGebrauch',
  'ausstattung.inGebrauch',
  'modul.aus',
  'anzeigegeraet.keines', // the caller is not a screen
  'anzeigegeraet.ungueltig', // its token was revoked, or belongs to another house
  'anzeigegeraet.andereArt', // only another kind of screen may
  'kopplung.codeForm', // malformed code
  'kopplung.codeFalsch', // no screen of this house shows it (any more)
  'kopplung.benutzt', // somebody was faster
  'kopplung.zuViele', // too many wrong codes
  'geraet.dienstFremd', // not a browser maker's push service
  'team.ausgeschaltet', // the house does not show colleagues to each other
  'personalrat.nichtNachPersonen', // filtering by person is not allowed
  'protokoll.zuViele', // too many changes for one file
  'nichtGefunden',
  'seite.nichtGefunden', // 'Page not found: {path}'
  'methode.nichtErlaubt',
  'konflikt.gleichzeitig',
  'demo.nurHier', // 421: the implicit demo answers only its own machine
  'server.fehler',
  'server.beschaeftigt',
  'haus.wirdGeaendert', // 503: an import or a closure holds the configuration's lock
  'server.speicherVoll', // no space on the disk or in the object store
] as const

/** Codes outside the kinds of booking. */
export const HOUSE_CODES = [...ISSUE_CODES, ...PROBLEM_CODES] as const

export const CODES = [...HOUSE_CODES, ...Object.values(kinds).flat()]

/** Codes are keys of `phrases`: one without a text does not compile. */
export type Code = (typeof CODES)[number]
