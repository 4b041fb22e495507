import type { HouseCodeTexts } from '../shape.ts'

/** One text per code that belongs to no kind of booking. Texts of the specification's error catalogue (section 8) are kept to the letter. */
export const fehler = {
  'uhrzeit.keineZeichenkette': 'Zeit zum setzen ist kein valider String',
  'uhrzeit.ungueltig': 'Keine gültige Uhrzeit. Erwartet wird HH:mm von 00:00 bis 23:59.',
  'tag.ungueltig': 'Kein gültiges Datum.',
  'zeitraum.startNichtVorEnde': 'Der Beginn muss vor dem Ende liegen.',
  'status.unbekannt': 'Status {{x}} unbekannt',
  'einstellung.wertTyp': 'Wert zum mappen muss vom Typ number, boolean, string, time or array sein',
  'einstellung.optionUnbekannt': 'keine CustomizingOption zu {{option}} gefunden',
  'einstellung.nichtGespeichert':
    'Neuer Customizing Wert {{wert}} konnte nicht in Schicht {{schicht}} gespeichert werden. Fehler: {{fehler}}',
  'einstellung.nurMandant': 'Diese Einstellung gilt für das ganze Haus und kann nur dort geändert werden.',
  'einstellung.ganzzahl': 'Hier wird eine ganze Zahl gebraucht.',
  'einstellung.bereich': 'Der Wert muss zwischen {{min}} und {{max}} liegen.',
  'einstellung.auswahl': 'Der Wert muss einer von diesen sein: {{werte}}.',
  'einstellung.adresse': '„{{wert}}“ ist keine E-Mail-Adresse.',
  'einstellung.zuLang': 'Der Wert ist zu lang; höchstens {{max}} Zeichen.',
  'einstellung.steuerzeichen': 'Der Wert enthält unzulässige Zeichen.',
  'einstellung.stufenZahl': 'Es braucht 1 bis {{max}} Zustände.',
  'einstellung.stufenName': 'Jeder Zustand braucht einen Namen mit höchstens {{max}} Zeichen.',
  'einstellung.stufenDoppelt': '„{{wert}}“ kommt zweimal vor.',
  'einstellung.schonGesetzt':
    'Dafür ist inzwischen schon ein Wert gesetzt. Er steht in der Liste und kann dort geändert werden.',
  'einstellung.inzwischenGeaendert':
    'Das wurde inzwischen noch einmal geändert und kann nicht mehr so zurückgenommen werden.',
  'einstellung.stufeGebraucht':
    '„{{wert}}“ wird gebraucht: Ab diesem Zustand gibt es eine E-Mail. Dafür zuerst einen anderen wählen.',
  'einstellung.fruehestensNachSpaetestens':
    '„Frühestens“ ({{von}}) liegt nicht vor „Spätestens“ ({{bis}}){{betrifft}}. So kann niemand buchen.',
  'einstellung.keinWochentag':
    '„Buchbare Wochentage“ braucht mindestens einen Tag{{betrifft}}. So kann niemand buchen.',
  'einstellung.mindestUeberHoechstdauer':
    '„Mindestdauer für Plätze“ ({{kuerzestens}}) ist länger als „Höchstdauer“ ({{laengstens}}){{betrifft}}. So kann niemand buchen.',
  'einstellung.mindestUeberWochenstunden':
    '„Mindestdauer für Plätze“ ({{kuerzestens}}) ist länger als „Stunden in der Woche“ ({{stunden}}){{betrifft}}. So kann niemand buchen.',
  'einstellung.mindestUeberZeitfenster':
    '„Mindestdauer für Plätze“ ({{kuerzestens}}) passt nicht zwischen „Frühestens“ ({{von}}) und „Spätestens“ ({{bis}}){{betrifft}}. So kann niemand buchen.',
  'einstellung.restUeberHoechstdauer':
    '„Rest von heute“ ({{kuerzestens}}) ist länger als „Höchstdauer“ ({{laengstens}}){{betrifft}}. So kann niemand buchen.',
  'einstellung.restUeberWochenstunden':
    '„Rest von heute“ ({{kuerzestens}}) ist länger als „Stunden in der Woche“ ({{stunden}}){{betrifft}}. So kann niemand buchen.',
  'einstellung.restUeberZeitfenster':
    '„Rest von heute“ ({{kuerzestens}}) passt nicht zwischen „Frühestens“ ({{von}}) und „Spätestens“ ({{bis}}){{betrifft}}. So kann niemand buchen.',
  'einstellung.rasterPasstNicht':
    '„Raster für Plätze“ ({{raster}}) lässt keine Buchung zu, die „Mindestdauer für Plätze“ und „Rest von heute“ ({{kuerzestens}}), „Höchstdauer“ und „Stunden in der Woche“ ({{laengstens}}), „Frühestens“ ({{von}}) und „Spätestens“ ({{bis}}) einhält{{betrifft}}.',
  'einstellung.ueblichVonNachBis': '„Üblich von“ ({{von}}) liegt nicht vor „Üblich bis“ ({{bis}}).',
  'aufbewahrung.zuKurz':
    'So kurz darf das nicht aufbewahrt werden: mindestens {{monate}}, oder 0 für unbegrenzt.',
  'aufbewahrung.unbekannt': 'Weder eine Person noch ein Fahrzeug dieses Hauses heißt so.',
  'aufbewahrung.schonGesperrt': 'Dafür gilt schon eine Löschsperre.',
  'mailtext.platzhalter': 'Diese Mail kennt {{worte}} nicht. Möglich sind: {{moeglich}}.',
  'mailtext.klammer':
    'Geschweifte Klammern stehen nur um eines dieser Wörter, jede auf und wieder zu: {{moeglich}}.',
  'mailtext.html': 'Hier steht reiner Text: HTML würde so zu lesen sein, wie es getippt ist.',
  'mailtext.betreffBleibt':
    'Der Betreff dieser Mail sagt, was geschehen ist. Deshalb muss {{wort}} darin stehen; davor und dahinter ist Platz.',
  'oeffnungszeit.doppelt': '{{wochentag}} kommt zweimal vor; jeder Wochentag darf nur einmal stehen.',
  'oeffnungszeit.pauseAusserhalb':
    'Eine Pause liegt innerhalb der Öffnungszeit von {{von}} bis {{bis}} Uhr: Sie beginnt später und endet früher.',
  'oeffnungszeit.pauseDoppelt':
    'Hier ist schon von {{von}} bis {{bis}} Uhr Pause; zwischen zwei Pausen ist geöffnet.',
  'sonderoeffnungszeit.doppelt':
    'Für {{tag}} gibt es in diesem Raum schon eine Sonderöffnungszeit. Bitte diese ändern oder ersetzen: An einem Tag gilt nur eine.',
  'protokoll.zeitraumZuLang': 'Höchstens {{tage}} auf einmal.',
  'passwort.zuKurz': 'Das Passwort braucht mindestens {{min}} Zeichen, am besten einen ganzen Satz.',
  'passwort.zuLang': 'Das Passwort darf höchstens {{max}} Zeichen haben.',
  'passwort.bekannt': 'Dieses Passwort ist zu bekannt oder zu gleichförmig.',
  'passwort.persoenlich': 'Name oder E-Mail-Adresse sind kein Passwort.',
  'buchung.inVergangenheit': 'Der Beginn ({{von}} Uhr) liegt in der Vergangenheit.',
  'buchung.vorFruehestemStart':
    'Heute bleibt weniger als die Mindestzeit ({{minuten}}); der früheste Beginn: {{ab}} Uhr.',
  'buchung.zuWeitVoraus':
    'So weit im Voraus kann nicht gebucht werden: höchstens {{tage}}, zurzeit bis {{letzterTag}}. Dieser Tag ist buchbar ab {{ab}} Uhr.',
  'buchung.wochentagNichtBuchbar':
    'Am {{wochentag}} kann nicht gebucht werden. Buchbare Wochentage: {{tage}}.',
  'buchung.geschlossen': 'Am {{tag}} ist geschlossen{{warum}}.',
  'buchung.inUnterbrechung':
    'Von {{von}} bis {{bis}} Uhr ist Pause. Eine Buchung liegt ganz davor oder ganz danach.',
  'buchung.ausserhalbOeffnungszeit': 'Das liegt außerhalb der Öffnungszeit von {{von}} bis {{bis}} Uhr.',
  'buchung.ausserhalbZeitfenster': 'Gebucht werden kann von {{von}} bis {{bis}} Uhr.',
  'buchung.andererTag': 'Beginn und Ende müssen am selben Tag liegen.',
  'buchung.zuKurz': 'Die Buchung ist zu kurz; mindestens {{minuten}}.',
  'buchung.zuLang': 'Die Buchung ist zu lang; höchstens {{minuten}}.',
  'buchung.zeitschritt': 'Beginn und Ende müssen auf einem Raster von {{minuten}} liegen.',
  'buchung.wochenlimit':
    'Buchungen in einer Woche: höchstens {{limit}}; in dieser Woche gibt es schon {{gebucht}}.',
  'buchung.wochenstunden':
    'Mehr als {{stunden}} in einer Woche sind nicht möglich; gebucht sind in dieser Woche schon {{minuten}}.',
  'buchung.eigenePause':
    'Zwischen zwei eigenen Buchungen ist eine Pause von {{stunden}} nötig; die andere dauert von {{von}} bis {{bis}} Uhr.',
  'buchung.eigeneUeberschneidung': 'Von {{von}} bis {{bis}} Uhr gibt es schon eine eigene Buchung.',
  'buchung.belegt': 'Der Platz ist belegt: {{von}} bis {{bis}} Uhr.',
  'buchung.verschlossen': 'Der Platz ist gesperrt: {{von}} bis {{bis}} Uhr.',
  'buchung.bestaetigungAbgelaufen': 'Die Buchung hätte bis {{von}} Uhr bestätigt werden müssen.',
  'buchung.zweitePersonVerplant':
    'Die zweite Person hat inzwischen selbst etwas gebucht, mit dem diese Zeit nicht zusammengeht.',
  'buchung.nurZweitePersonBestaetigt': 'Nur die zweite Person kann diese Buchung bestätigen.',
  'buchung.nichtVorgemerkt': 'Diese Buchung ist nicht mehr vorgemerkt.',
  'buchung.nichtReserviert': 'Diese Buchung ist nicht reserviert.',
  'buchung.checkInZuFrueh':
    'Für den Check-in ist es noch zu früh; er ist möglich von {{von}} bis {{bis}} Uhr.',
  'buchung.checkInZuSpaet':
    'Die Zeit für den Check-in ist vorbei; er war möglich von {{von}} bis {{bis}} Uhr.',
  'buchung.nurEigene': 'Das geht nur mit eigenen Buchungen.',
  'buchung.nichtEingecheckt': 'Zu dieser Buchung ist niemand eingecheckt.',
  'buchung.nochNichtBegonnen': 'Die Buchung beginnt erst um {{von}} Uhr.',
  'buchung.schonVorbei': 'Die Buchung ist schon zu Ende.',
  'buchung.durchgefuehrtNichtStornierbar': 'Eine durchgeführte LeseraumBuchung kann nicht storniert werden.',
  'buchung.schonStorniert': 'Diese Buchung ist schon storniert.',
  'buchung.nichtMehrStornierbar':
    'Diese Buchung lässt sich nicht mehr stornieren: Sie ist vorbei, schon storniert oder nicht mehr da.',
  'buchung.ruecknahmeAbgelaufen':
    'Ein Storno lässt sich {{sekunden}} lang zurücknehmen; diese Zeit ist vorbei.',
  'buchung.endeBleibt': 'Ein früheres Ende lässt sich {{sekunden}} lang zurücknehmen; diese Zeit ist vorbei.',
  'typ.unbekannt': 'Typ {{x}} unbekannt',
  'live.zuVieleFenster':
    'Platzwart ist schon in {{max}} Fenstern offen. In diesem erscheinen Änderungen erst von selbst, wenn eines davon geschlossen ist.',
  'datei.fehlgeschlagen': 'Die Datei konnte nicht hochgeladen werden: {{grund}}',
  'datei.typ':
    'Erlaubt sind Bilder als PNG, JPG oder HEIC und PDF-Dateien; der Inhalt dieser Datei ist keines davon.',
  'datei.heicUnlesbar':
    'Das ist ein Foto im Format HEIC, das sich nicht umwandeln lässt. Bitte speichern oder teilen Sie es als JPG, auf dem iPhone unter Einstellungen, Kamera, Formate: „Maximale Kompatibilität“.',
  'datei.keinLogo':
    'Ein Logo ist ein Bild als PNG, JPG, WebP oder SVG; der Inhalt dieser Datei ist keines davon.',
  'datei.skript': 'Die Datei enthält ein Skript oder holt etwas von anderswo. Ein Logo darf nur zeichnen.',
  'datei.zuGross': 'Die Datei ist zu groß; höchstens {{megabyte}} MB.',
  'datei.zuVielePixel':
    'Das Bild hat {{ist}} Megapixel; höchstens {{hoechstens}} sind möglich. Bitte speichern Sie es kleiner, zum Beispiel mit 300 statt 600 dpi.',
  'datei.ganzZuGross':
    'Das Bild hat {{ist}} Megapixel; so gespeichert (progressiv, interlaced oder mit 16 Bit) sind höchstens {{hoechstens}} möglich. Bitte speichern Sie es ohne diese Option oder kleiner.',
  'datei.zuLang':
    'Das Bild ist {{ist}} px lang; höchstens {{hoechstens}} sind möglich. Bitte speichern Sie es kleiner.',
  'datei.zeichnungZuGross': 'Die Zeichnung ist zu groß; höchstens {{hoechstens}} KB sind möglich.',
  'datei.zuVieleSeiten': 'Das Dokument hat {{ist}} Seiten; höchstens {{hoechstens}} sind möglich.',
  'datei.zuVielSpeicher':
    'Um die Seite zu zeichnen, wären mehr als {{hoechstens}} MB Arbeitsspeicher nötig. Bitte speichern Sie sie mit geringerer Auflösung oder als PNG oder JPG.',
  'datei.zuLangsam':
    'Das Zeichnen dauert länger als die {{hoechstens}} Sekunden, die dafür vorgesehen sind. Bitte speichern Sie die Datei einfacher oder als PNG oder JPG.',
  'datei.kennwort':
    'Das Dokument ist mit einem Kennwort geschützt. Bitte speichern Sie eine Kopie ohne Kennwort und laden Sie diese hoch.',
  'datei.unlesbar': 'Die Datei ist beschädigt und lässt sich nicht lesen.',
  'datei.leer': 'Die Datei ist leer oder unvollständig.',
  'datei.seite': 'Diese Seite gibt es in dem Dokument nicht.',
  'datei.seiteLeer': 'Die Seite ist leer: Es gibt nichts, was zu sehen wäre.',
  'datei.seiteUnsichtbar':
    'Die Seite enthält etwas, aber davon ist nichts zu sehen; das Ergebnis wäre ein weißes Blatt. Bitte speichern Sie sie als PNG oder JPG.',
  'datei.bildUnlesbar':
    'Ein Bild auf der Seite lässt sich nicht lesen; es würde fehlen. Bitte speichern Sie die Seite als PNG oder JPG.',
  'datei.inGebrauch': 'Die Datei gehört zu einem Eintrag und bleibt deshalb, wie sie ist.',
  'anfrage.ungueltig': 'Einige Angaben fehlen oder sind nicht gültig.',
  'anfrage.unlesbar': 'Die Anfrage ließ sich nicht lesen.',
  'anfrage.zuTief': 'Die Anfrage ist zu tief verschachtelt; höchstens {{max}} Ebenen.',
  'anfrage.unspeicherbar':
    'Etwas in dieser Anfrage kann so nicht gespeichert werden. Bitte die Angaben prüfen.',
  'anfrage.zuGross': 'Die Anfrage ist zu groß.',
  'anfrage.inhaltstyp': 'Diese Art von Inhalt wird nicht angenommen.',
  'anfrage.herkunft': 'Die Anfrage kommt von einer fremden Seite und wurde abgelehnt.',
  'anfrage.zuViele': 'Zu viele Anfragen. Bitte einen Augenblick warten.',
  'anfrage.hostUnbekannt':
    'Unter {{host}} ist hier nichts eingerichtet. Wer Platzwart betreibt, setzt PUBLIC_URL auf diese Adresse oder gibt sie einem Haus als Domain.',
  'anfrage.schluesselVerbraucht': 'Dieser Vorgang wurde schon mit anderen Angaben ausgeführt.',
  'anfrage.versionFehlt': 'Der Anfrage fehlt die Version des Datensatzes.',
  'anfrage.versionVeraltet': 'Jemand hat das inzwischen geändert. Bitte den neuen Stand ansehen.',
  'mail.keinServer':
    'Es ist kein Mailserver eingerichtet, der etwas verschicken könnte. Wer Platzwart betreibt, trägt einen ein.',
  'mail.einmaligerLink':
    'In dieser Mail stand ein Link, der nur einmal gilt; er ist benutzt oder abgelaufen. Bitte einen neuen anfordern.',
  'mail.ueberholt':
    'Diese Mail gilt nicht mehr: Danach ging eine neuere zum selben Vorgang hinaus, oder er hat sich geändert. Verschickt wurde nichts.',
  'mail.niemand': 'An diese Person wird nicht mehr geschrieben: Ihr Konto ist nicht aktiv.',
  'feld.fehlt': 'Diese Angabe fehlt.',
  'feld.typ': 'Diese Angabe hat die falsche Art.',
  'feld.zuLang': 'Diese Angabe ist zu lang; höchstens {{max}}.',
  'feld.zuKurz': 'Diese Angabe ist zu kurz; mindestens {{min}}.',
  'feld.zuKlein': 'Dieser Wert ist zu klein; mindestens {{min}}.',
  'feld.zuGross': 'Dieser Wert ist zu groß; höchstens {{max}}.',
  'feld.link':
    'Bitte eine Adresse mit http:// oder https://, ohne Zugangsdaten darin und nicht auf einen Rechner im eigenen Netz.',
  'feld.format': 'Diese Angabe hat nicht die erwartete Form.',
  'feld.steuerzeichen': 'Diese Angabe enthält unzulässige Zeichen.',
  'feld.unbekannt': 'Diese Angabe ist nicht vorgesehen.',
  'feld.auswahl': 'Dieser Wert steht nicht zur Auswahl.',
  'feld.doppelt': '{{wert}} kommt zweimal vor.',
  'feld.vergeben': 'Diesen Namen gibt es schon.',
  'sitzung.keine': 'Bitte anmelden, um weiterzumachen.',
  'sitzung.ungueltig': 'Die Anmeldung ist nicht gültig. Bitte noch einmal anmelden.',
  'sitzung.abgelaufen': 'Die Anmeldung ist abgelaufen. Bitte noch einmal anmelden.',
  'sitzung.inaktiv': 'Dieses Konto ist nicht aktiv.',
  'sitzung.nochmal': 'Bitte noch einmal ausweisen, um weiterzumachen.',
  'sitzung.fremd': 'Dieses Konto gehört nicht zu diesem Haus.',
  'sitzung.falsch': 'E-Mail-Adresse oder Passwort stimmt nicht.',
  'sitzung.angabenFehlen': 'Zum Anmelden braucht es eine E-Mail-Adresse oder Telefonnummer und ein Passwort.',
  'sitzung.telefonNichtMoeglich':
    'Eine Anmeldung mit Telefonnummer ist hier nicht eingerichtet. Bitte die E-Mail-Adresse verwenden.',
  'sitzung.passwortSchwach': 'Dieses Passwort ist zu leicht zu erraten.',
  'sitzung.codeUngueltig':
    'Der Link ist unvollständig, ungültig oder abgelaufen. Bitte einen neuen anfordern.',
  'sitzung.codeFremd':
    'Dieser Link gehört zu einem anderen Konto. Bitte mit dem Konto anmelden, dessen Adresse sich ändern soll.',
  'sitzung.emailUngueltig': 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  'sitzung.emailGleich': 'Das ist schon die Adresse dieses Kontos.',
  'sitzung.faktorFalsch': 'Dieser Code stimmt nicht, oder er wurde schon benutzt.',
  'sitzung.faktorFehlt': 'Für dieses Konto muss zuerst ein zweiter Faktor eingerichtet werden.',
  'sitzung.faktorNoetig':
    'Das Haus verlangt einen zweiten Faktor; er lässt sich ersetzen, aber nicht entfernen.',
  'sitzung.schrittVorbei':
    'Die Anmeldung hat zu lange gedauert oder wurde zu oft versucht. Bitte noch einmal mit dem Passwort beginnen.',
  'sitzung.passkeyFalsch':
    'Dieser Passkey gehört hier zu keinem Konto, oder er wurde entfernt. Bitte einen anderen nehmen oder mit dem Passwort anmelden.',
  'sitzung.passkeyVorbei': 'Das hat zu lange gedauert. Bitte den Passkey noch einmal verwenden.',
  'sitzung.passkeyVoll': 'Mehr als 10 Passkeys kann ein Konto nicht haben. Bitte zuerst einen entfernen.',
  'sitzung.passkeyVergeben': 'Auf diesem Gerät gibt es schon einen Passkey für dieses Konto.',
  'sitzung.passkeyNichtHier':
    'An dieser Adresse gibt es keine Passkeys: Der Browser verlangt dafür einen Namen statt einer Zahl.',
  'sitzung.passkeyAbgebrochen':
    'Kein Passkey: abgebrochen, zu lange gewartet, oder keiner passt. Bitte noch einmal versuchen.',
  'sitzung.passkeyUnbekannt':
    'Dieser Browser oder dieses Gerät kann keine Passkeys. Mit einem aktuellen Browser geht es.',
  'sitzung.passkeyUnsicher':
    'Passkeys gibt es nur über eine gesicherte Verbindung. Bitte die Seite mit https:// öffnen.',
  'sitzung.zweitfaktor': 'Zum Anmelden fehlt noch der zweite Faktor.',
  'sitzung.hausGewechselt': 'In diesem Browser ist inzwischen ein anderes Haus offen.',
  'sitzung.personGewechselt':
    'In diesem Browser ist inzwischen jemand anderes angemeldet. Deshalb wurde nichts gelesen und nichts geändert.',
  'sitzung.hausNichtHier': 'Dieses Haus hat eine eigene Adresse.',
  'sitzung.hausNeuAnmelden':
    'Für dieses Haus liegt die Anmeldung zu lange zurück. Bitte abmelden und neu anmelden.',
  'sitzung.adressfehler': 'Die Anmeldung wurde abgebrochen.',
  'sitzung.ketteNichtUnterstuetzt': 'Dieser Anmeldeweg wird nicht unterstützt.',
  'sitzung.benutzerMussExistieren': 'Ein Benutzer muss existieren',
  'recht.fehlt': 'Dafür fehlt die Berechtigung.',
  'recht.nurBetreiber': 'Das kann nur der Betreiber.',
  'betreiber.faktorNoetig':
    'Wer diese Installation betreibt, braucht einen zweiten Faktor. Er lässt sich unter „Konto und Sicherheit“ einrichten.',
  'guard.noAdmin': 'no admin',
  'guard.noAusstattung': 'no ausstattung',
  'guard.noRolleGruppe': 'no rolle/gruppe',
  'guard.noBenutzer': 'no benutzer',
  'guard.noObjektPflege': 'no objektPflege',
  'mandant.unbekannt': 'Dieses Haus ist hier nicht bekannt.',
  'mandant.domainReserviert':
    'Diese Domain kann kein Haus haben: Sie gehört der Installation selbst, ist eine IP-Adresse oder für jeden Rechner eine andere.',
  'mandant.domainVergeben': 'Diese Domain ist schon vergeben.',
  'mandant.gesperrt':
    'Dieses Haus ist zurzeit geschlossen: Niemand kann sich anmelden. Wenden Sie sich an seine Verwaltung.',
  'mandant.nameStimmtNicht':
    'Der Name stimmt nicht. Zum Löschen schreiben Sie ihn genau so, wie er oben steht.',
  'mandant.ohneZugriff':
    'Die Daten dieses Hauses gibt nur seine Verwaltung frei, unter Verwaltung, Haus, Zugriff. Zurzeit hat sie das nicht getan.',
  'mandant.offen': 'Gelöscht wird nur ein Haus, das geschlossen ist.',
  'mandant.hatAnmeldungen':
    'In diesem Haus hat sich schon jemand angemeldet. Wer dort verwaltet, bestimmt es jetzt selbst.',
  'mandant.zoneBelegt':
    'In dieser Zeitzone fiele auf einen anderen Tag, was schon gebucht, gesperrt oder auf Wartelisten ist; so viele sind es: {{anzahl}}. Bitte die Zeitzone danach ändern, oder vorher stornieren.',
  'mandant.modulOhneSeiten':
    'Für diesen Bereich gibt es noch keine Seiten. Einschalten lässt er sich deshalb nicht; wo er schon an ist, bleibt er es.',
  'mandant.zoneUnbekannt': 'Diese Zeitzone gibt es nicht. Beispiel: Europe/Berlin.',
  'mandant.akzentKontrast':
    'Diese Farbe ist zu hell: Weiße Schrift darauf wäre kaum zu lesen (Kontrast unter 5,5 : 1). Nehmen Sie eine dunklere.',
  'beispiel.mehrGebucht':
    'Inzwischen ist mehr davon gebucht. Mit gingen Plätze ({{buchungen}}) und Fahrten ({{fahrten}}). Nichts ist entfernt.',
  'beispiel.loeschsperre':
    'Mit dem Beispiel ginge, wofür eine Löschsperre gilt: {{namen}}. Nichts ist entfernt. Aufheben lässt sie sich unter Verwaltung, Aufbewahrung.',
  'hausdatei.fremd': 'Das ist keine Datei eines Hauses, oder sie ist schon an ihrem Anfang beschädigt.',
  'hausdatei.neuer':
    'Diese Datei hat eine neuere Version von Platzwart geschrieben. Bitte diese Installation zuerst erneuern.',
  'hausdatei.schema':
    'Die Datei kommt aus einer anderen Version (dort {{dort}}, hier {{hier}}). Bitte beide Installationen auf denselben Stand bringen und die Datei neu schreiben.',
  'hausdatei.tabellen': 'Die Datei enthält etwas, das in kein Haus gehört. Geschrieben wurde nichts.',
  'hausdatei.gepackt':
    'Die Datei wird beim Entpacken weit größer, als ein Haus sein kann. Geschrieben wurde nichts.',
  'hausdatei.regel':
    'Die Datei ist beschädigt, oder eine Angabe darin ({{stelle}}) ist nicht erlaubt. Geschrieben wurde nichts.',
  'hausdatei.nichtGesehen':
    'Der Server, der an der Reihe war, sieht die Datei in seiner Ablage nicht. Alle Server einer Installation brauchen dieselbe Ablage: einen Ordner, den alle sehen, oder einen Bucket (S3_URL). Bitte an die Betreuung der Server wenden.',
  'hausdatei.beschaedigt':
    'Die Datei ist beschädigt oder nicht ganz da. Bitte noch einmal herunterladen. Geschrieben wurde nichts.',
  'hausdatei.inhalt':
    'Die Datei ist beschädigt, oder ihr Inhalt widerspricht den Regeln eines Hauses. Geschrieben wurde nichts.',
  'hausdatei.zuGross': 'Die Datei ist zu groß: Höchstens {{gigabyte}} GB.',
  'hausdatei.leer': 'Die Datei ist leer.',
  'hausdatei.abgebrochen':
    'Das wurde abgebrochen. Bitte noch einmal versuchen; es ist nichts zurückgeblieben.',
  'hausdatei.nichtDa': 'Diese Datei gibt es nicht oder nicht mehr: Sie liegt einen Tag bereit.',
  'datenauskunft.abgelaufen': 'Dieser Link gilt nicht mehr. Bitte die Datei noch einmal anfordern.',
  'sitzung.nichtFrisch':
    'Dieses Konto hat hier kein Passwort. Bitte abmelden, wieder anmelden und es innerhalb von 15 Minuten noch einmal versuchen.',
  'standort.hatGrundrisse': 'Hier stehen noch Grundrisse: {{namen}}.',
  'standort.hatFahrzeuge': 'Hier stehen noch Fahrzeuge: {{namen}}.',
  'abstellplatz.inGebrauch': 'Auf {{name}} steht noch ein Fahrzeug: {{kennzeichen}}.',
  'ausstattung.inGebrauch': '{{name}} wird noch gebraucht; Plätze und Räume damit: {{anzahl}}.',
  'modul.aus': 'Dieser Bereich ist in diesem Haus nicht eingeschaltet.',
  'personalrat.gruppeKleiner':
    'Solange der Personalratsmodus gilt, kann die Mindestgröße nur steigen: Sie ist {{mindestgruppe}}.',
  'personalrat.teamNichtJetzt':
    'Solange der Personalratsmodus gilt, lässt sich das nicht einschalten, nur ausschalten. Es muss feststehen, bevor er beginnt.',
  'sitzung.dienstPflicht':
    'In diesem Haus melden Sie sich über den Anmeldedienst des Hauses an. Ein Passwort gilt hier nicht.',
  'anmeldedienst.einrichtung':
    'Die Anmeldung über {{name}} ist nicht richtig eingerichtet. Bitte geben Sie der Verwaltung Ihres Hauses Bescheid.',
  'anmeldedienst.unerreichbar':
    '{{name}} antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'anmeldedienst.vorbei': 'Diese Anmeldung ist vorbei. Bitte beginnen Sie sie noch einmal.',
  'anmeldedienst.vergeben': 'Dieses Konto des Anmeldedienstes gehört hier schon zu einer anderen Person.',
  'anmeldedienst.abgelehnt':
    'So können Sie hier nicht angemeldet werden. Bitte wenden Sie sich an die Verwaltung Ihres Hauses.',
  'anmeldedienst.adresseFremd': 'Diese Adresse gehört zu einem anderen Haus.',
  'anmeldedienst.einzigerWeg':
    'Das ist Ihr einziger Weg herein. Wer ein Passwort hat, kann die Verbindung lösen.',
  'anmeldedienst.voll': 'Die Zahl der Anmeldedienste eines Hauses ist auf {{anzahl}} begrenzt.',
  'anmeldedienst.pflichtAus': 'Erst einschalten, dann zur Pflicht machen.',
  'anmeldedienst.pflichtUngeprueft':
    'Über diesen Dienst hat sich noch niemand angemeldet. Zur Pflicht wird er erst, wenn es einmal gelungen ist.',
  'anmeldedienst.notfallOhneFaktor':
    'Ihr Konto wird das Notfallkonto. Dafür braucht es ein Passwort und einen zweiten Faktor; beides richten Sie unter „Konto und Sicherheit“ ein.',
  'anzeigegeraet.keines': 'Dieser Bildschirm ist mit keinem Haus gekoppelt.',
  'anzeigegeraet.ungueltig':
    'Dieser Bildschirm ist nicht mehr gekoppelt. Er kann mit einem neuen Code wieder gekoppelt werden.',
  'anzeigegeraet.andereArt': 'Ein Bildschirm dieser Art zeigt das nicht.',
  'kopplung.codeForm': 'Ein Code hat acht Buchstaben, zum Beispiel BCDF-GHJK.',
  'kopplung.codeFalsch':
    'Diesen Code zeigt gerade kein Bildschirm dieses Hauses. Ein Code gilt zehn Minuten und nur einmal.',
  'kopplung.benutzt': 'Mit diesem Code wurde der Bildschirm eben schon gekoppelt.',
  'kopplung.zuViele':
    'Zu viele falsche Codes. In {{minuten}} min geht es weiter, mit dem Code, den der Bildschirm dann zeigt.',
  'token.ungueltig': 'Dieses Zugriffstoken gilt hier nicht. Vielleicht wurde es widerrufen.',
  'token.abgelaufen': 'Dieses Zugriffstoken ist abgelaufen.',
  'token.umfangFehlt': 'Dieses Zugriffstoken ist dafür nicht da. Nötig wäre: {{umfang}}.',
  'token.nichtErlaubt': 'Das Haus lässt keine Zugriffstoken zu.',
  'token.zuViele':
    'Mehr als {{max}} Zugriffstoken kann eine Person nicht haben. Bitte zuerst eines widerrufen.',
  'geraet.dienstFremd':
    'Mitteilungen gehen nur über die Dienste von Chrome, Edge, Firefox und Safari; dieser Browser nennt einen anderen.',
  'team.ausgeschaltet':
    'In diesem Haus sehen Kolleginnen und Kollegen einander nicht: Das Haus hat es ausgeschaltet, oder es gilt der Personalratsmodus.',
  'personalrat.nichtNachPersonen':
    'In diesem Haus gilt der Personalratsmodus: Buchungen und Fahrten lassen sich nicht nach einer Person aussuchen.',
  'protokoll.zuViele':
    'Das sind mehr als {{anzahl}} Änderungen. Bitte weniger Tage oder einen Bereich wählen.',
  nichtGefunden: 'Das gibt es nicht oder nicht mehr.',
  'seite.nichtGefunden': 'Seite nicht gefunden: {{path}}',
  'methode.nichtErlaubt': 'So kann diese Adresse nicht aufgerufen werden.',
  'konflikt.gleichzeitig': 'Jemand war im selben Augenblick schneller. Bitte noch einmal versuchen.',
  'demo.nurHier':
    'Diese Demo antwortet nur auf dem Rechner, auf dem sie läuft, weil ihre Passwörter öffentlich sind. Für den Betrieb bitte PUBLIC_URL=https://… setzen; um die Demo anderen zu zeigen, mit DEMO=on starten.',
  'server.fehler': 'Auf dem Server ist ein Fehler aufgetreten.',
  'server.speicherVoll':
    'Auf dem Server ist kein Speicherplatz mehr frei; die Verwaltung muss erst Platz schaffen.',
  'haus.wirdGeaendert':
    'Im Haus wird gerade viel auf einmal geändert, etwa durch eine Einfuhr oder eine Schließung. Es ist nichts geschehen: bitte in einem Augenblick noch einmal versuchen.',
  'server.beschaeftigt': 'Der Server ist gerade ausgelastet. Bitte gleich noch einmal versuchen.',
} satisfies HouseCodeTexts
