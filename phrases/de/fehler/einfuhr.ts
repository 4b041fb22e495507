import type { CodeTexts } from '../../shape.ts'

/** Why a table, or a line of it, is not taken in. */
export const fehler = {
  'einfuhr.zuGross': 'Die Datei ist zu groß: Höchstens {{megabyte}} MB. Bitte in mehrere Dateien teilen.',
  'einfuhr.keineTabelle': 'Das ist keine CSV-Datei. Aus Excel: „Speichern unter“, dann „CSV UTF-8“.',
  'einfuhr.leer': 'In der Datei stehen unter den Überschriften keine Zeilen.',
  'einfuhr.spaltenFehlen': 'In der ersten Zeile fehlen die Überschriften: {{spalten}}.',
  'einfuhr.anfuehrung': 'Ab Zeile {{zeile}} ist ein Anführungszeichen offen, das nirgends geschlossen wird.',
  'einfuhr.zuVieleZeilen':
    'Die Datei hat zu viele Zeilen: Höchstens {{max}}. Bitte in mehrere Dateien teilen.',
  'einfuhr.abgebrochen': 'Die Datei ließ sich nicht lesen. Bitte noch einmal versuchen.',
  'einfuhr.emailDoppelt': 'Diese E-Mail-Adresse steht schon in Zeile {{zeile}}.',
  'einfuhr.nummerDoppelt': 'Diese Personalnummer steht schon in Zeile {{zeile}}.',
  'einfuhr.andereKodierung':
    'Diese Zeile ist anders gespeichert als der Rest der Datei; ihre Umlaute und Akzente sind nicht sicher. Bitte in der Datei berichtigen.',
  'einfuhr.zeichenVerloren':
    'Hier ist ein Zeichen verloren gegangen (�), bevor die Datei herkam. Bitte in der Datei berichtigen.',
  'einfuhr.tagZweideutig':
    '„{{wert}}“ kann der {{eine}} oder der {{andere}} sein. Bitte in der Datei als 31.12.2026 oder 2026-12-31 schreiben.',
  'einfuhr.tagAlsZahl':
    'Hier steht die Zahl, unter der ein Tabellenprogramm einen Tag führt, wohl den {{tag}}. Bitte die Spalte dort als Datum formatieren und neu speichern.',
  'einfuhr.zahlZweideutig':
    '„{{wert}}“ kann {{eine}} oder {{andere}} heißen. Bitte in der Datei ohne Zeichen zwischen den Ziffern schreiben.',
  'einfuhr.ganzeZahl': 'Erwartet wird eine ganze Zahl, zum Beispiel 48210 oder 48.210.',
  'einfuhr.gerundet':
    'Ein Tabellenprogramm wie Excel hat die Zahl gekürzt; ihre letzten Ziffern fehlen. Bitte die Spalte dort als Text formatieren und neu speichern.',
  'einfuhr.gruppeUnbekannt': 'Eine Gruppe „{{name}}“ gibt es nicht.',
  'einfuhr.rolleUnbekannt': 'Eine Rolle „{{name}}“ gibt es nicht.',
  'einfuhr.nichtBereit': 'Die Vorschau ist noch nicht fertig.',
  'einfuhr.kodierungUnklar':
    'Bitte erst wählen, wie die Umlaute und Akzente dieser Datei zu lesen sind. Übernommen ist nichts.',
  'einfuhr.veraltet':
    'Seit der Vorschau hat sich im Haus etwas geändert. Anders als gezeigt wäre jetzt: {{zeilen}}. Übernommen ist nichts.',
  'einfuhr.zuVieleEinladungen':
    'Einladungen gehen an höchstens {{max}} Personen auf einmal. Bitte ohne Einladungen übernehmen oder die Datei teilen.',
  'einfuhr.platzDoppelt': 'Dieser Platz steht schon in Zeile {{zeile}}.',
  'einfuhr.ortHalb':
    'x und y gehören zusammen: Bitte beide angeben oder keines; ohne sie kommt der Platz in eine Reihe.',
  'einfuhr.keinPlatz':
    'Auf dem Plan ist dafür kein Platz mehr frei. Bitte x und y angeben oder den Raum größer machen.',
  'einfuhr.ausstattungUnbekannt': 'Eine Ausstattung „{{name}}“ gibt es nicht.',
  'einfuhr.ausstattungDoppelt': 'Eine Ausstattung steht hier zweimal.',
  'einfuhr.kennzeichenDoppelt': 'Dieses Kennzeichen steht schon in Zeile {{zeile}}.',
  'einfuhr.kennzeichenMehrdeutig':
    'So geschrieben kann es mehrere Fahrzeuge meinen: {{kennzeichen}}. Bitte mit Leerzeichen oder Strich schreiben.',
  'einfuhr.standortUnbekannt': 'Einen Standort „{{name}}“ gibt es nicht.',
  'einfuhr.standortMehrdeutig':
    'Mehrere Standorte heißen „{{name}}“. Bitte das Fahrzeug von Hand aufnehmen oder umziehen.',
  'einfuhr.abstellplatzUnbekannt': 'Einen Abstellplatz „{{name}}“ gibt es an „{{standort}}“ nicht.',
  'einfuhr.fahrzeugGebucht':
    'Das träfe Buchungen dieses Fahrzeugs ({{anzahl}}), die dafür storniert würden. Bitte am Fahrzeug selbst ändern; dort stehen sie.',
  'einfuhr.nichtImPersonalratsmodus':
    'In diesem Haus gilt der Personalratsmodus: Buchungen anderer lassen sich nicht einlesen, denn die Vorschau würde zeigen, wer wann gebucht hat.',
  'einfuhr.personUnbekannt':
    'Mit dieser E-Mail-Adresse ist niemand im Haus, oder die Person ist deaktiviert.',
  'einfuhr.grundrissUnbekannt': 'Einen Plan „{{name}}“ gibt es nicht.',
  'einfuhr.grundrissMehrdeutig': 'Mehrere Pläne heißen „{{name}}“. Bitte auch den Standort angeben.',
  'einfuhr.platzUnbekannt': 'Auf „{{grundriss}}“ gibt es keinen Platz „{{name}}“.',
  'einfuhr.tagFehlt': 'Hier fehlt der Tag: in einer Spalte „Tag“ oder zusammen mit dem Beginn.',
  'einfuhr.buchungDoppelt': 'Diese Buchung steht schon in Zeile {{zeile}}.',
  'einfuhr.platzVergeben': 'Der Platz ist in dieser Zeit schon durch Zeile {{zeile}} belegt.',
  'einfuhr.personAnderswo': 'Die Person hat von {{von}} bis {{bis}} Uhr schon eine andere Buchung.',
} satisfies CodeTexts<'einfuhr'>
