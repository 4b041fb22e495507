/** What a house is called and looks like, and what it says of itself: for its own administration and for operators. */
export const haus = {
  titel: 'Haus',
  lead: 'Wie das Haus heißt, wie es aussieht und was es von sich sagt.',
  reiter: { titel: 'Teile des Hauses', auftritt: 'Auftritt', texte: 'Impressum und Datenschutz' },
  feld: {
    name: 'Name',
    nameFehlt: 'Wie heißt das Haus?',
    zone: 'Zeitzone',
    zoneFehlt: 'In welcher Zeitzone liegt das Haus?',
    zoneHinweis: 'Öffnungszeiten und Buchungen gelten nach dieser Uhr.',
    sprache: 'Sprache',
    spracheHinweis: 'Für Gäste und für alle, die keine eigene gewählt haben.',
    akzent: 'Akzentfarbe',
    akzentHinweis: 'Für Knöpfe und Links. Leer: das Grün von Platzwart.',
    akzentWahl: 'Farbe wählen',
    akzentProbe: 'So sieht ein Knopf aus',
    kontrast: 'Kontrast zu Weiß {{wert}} : 1',
    kontrastZuWenig: 'Kontrast zu Weiß {{wert}} : 1 – zu hell, um gelesen zu werden',
    datenschutz: 'Datenschutz auf Deutsch',
    datenschutzEn: 'Datenschutz auf Englisch',
    impressum: 'Impressum auf Deutsch',
    impressumEn: 'Impressum auf Englisch',
  },
  probe: {
    titel: 'So sieht es aus',
    hell: 'Auf hellem Grund',
    dunkel: 'Auf dunklem Grund',
    knopf: 'Buchen',
    link: 'Ein Link',
  },
  logo: {
    waehlen: 'Logo wählen',
    ersetzen: 'Logo ersetzen',
    entfernen: 'Logo entfernen',
    von: '{{was}}: {{untergrund}}',
    hilfe:
      'PNG, JPG, WebP oder SVG, höchstens {{mb}} MB. Es steht in der Kopfzeile, auf der Anmeldeseite und in Mails, und wird sofort übernommen.',
    ohneDunkel: 'Ohne eigenes steht das helle Logo hier auf einer hellen Fläche.',
    laedt: 'Das Logo wird hochgeladen.',
    gesetzt: 'Das Logo ist gesetzt.',
    entfernt: 'Das Logo ist entfernt.',
    nicht: 'Das Logo wurde nicht übernommen',
  },
  texte: {
    sprache: 'Sprache der Texte',
    ohneAnderen: 'Fehlt ein Text in einer Sprache, wird dort der andere gezeigt.',
    vorschau: 'Vorschau',
    vorschauVon: 'Vorschau: {{was}}',
    leer: 'Noch nichts geschrieben.',
    beispiel: 'Stadtbibliothek Lindenau\nMarkt 1, 12345 Lindenau\n\nE-Mail: <post@lindenau.example>',
  },
  schreiben: {
    titel: 'Was man hier schreiben kann',
    text: 'Eine leere Zeile trennt Absätze, eine neue Zeile bleibt eine. HTML wird als Text gezeigt, Bilder gibt es nicht.',
    ueberschrift: 'Überschrift',
    fett: 'fett',
    kursiv: 'kursiv',
    punkt: 'Punkt einer Liste',
    nummer: 'Nummer einer Liste',
    link: 'Link',
    adresse: 'Adresse als Link',
    zitat: 'Zitat',
    strich: 'Trennstrich',
  },
  gespeichert: 'Gespeichert.',
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly haus: typeof haus
  }
}
