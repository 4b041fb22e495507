export const pages = {
  nurAuf: {
    de: 'Diesen Text gibt es nur auf Deutsch.',
    en: 'Diesen Text gibt es nur auf Englisch.',
  },
  datenschutz: {
    title: 'Datenschutz',
    none: 'Für dieses Haus ist noch kein Datenschutztext hinterlegt.',
    personalrat: {
      titel: 'Personalratsmodus',
      an: 'In diesem Haus gilt seit dem {{seit}} Uhr der Personalratsmodus: Niemand sieht, wer wann was gebucht hat, außer wo es ohne den Namen nicht geht.',
      endet: 'Er endet am {{wann}} Uhr. Bis dahin gilt er ohne Abstriche.',
    },
    contact: 'Auskunft und Löschung',
    contactText: 'Fragen dazu beantwortet das Haus. Die Anschrift steht im Impressum.',
  },
  impressum: {
    title: 'Impressum',
    none: 'Für dieses Haus ist noch kein Impressum hinterlegt.',
    responsible: 'Verantwortlich für den Inhalt',
  },
  barrierefreiheit: {
    title: 'Erklärung zur Barrierefreiheit',
    intro:
      'Platzwart soll für alle benutzbar sein. Maßstab sind die WCAG 2.2 auf Stufe AA, die EN 301 549 und die BITV 2.0.',
    state: 'Stand',
    stateText:
      'Jede Seite wird in einem echten Browser automatisch auf Barrieren geprüft. Die automatische Prüfung findet nicht alles; eine Prüfung durch eine unabhängige Stelle steht noch aus.',
    measures: 'Was dafür getan ist',
    measureKeyboard:
      'Alles ist mit der Tastatur bedienbar, auch die Karte; die Liste zeigt dieselben Plätze.',
    measureState: 'Zustände sind an Farbe, Muster, Zeichen und Text zu erkennen.',
    measureZoom: 'Die Seiten funktionieren ab 320 Pixeln Breite und bei 200 % Vergrößerung.',
    measureMotion: 'Bewegungen entfallen, wenn das Gerät darum bittet.',
    measureLanguage: 'Alle Texte gibt es auf Deutsch und auf Englisch.',
    feedback: 'Barriere melden',
    feedbackText: 'Ist etwas nicht zugänglich? Eine kurze Nachricht hilft, es zu beheben.',
    feedbackLink: 'Nachricht zur Barrierefreiheit schreiben',
    feedbackOhne: 'Hier steht noch keine Adresse: bitte an die Stelle wenden, die dieses Haus betreibt.',
    feedbackSubject: 'Barriere auf {{url}}',
    enforcement: 'Schlichtung',
    enforcementText:
      'Bleibt eine Antwort aus, hilft bei öffentlichen Stellen die zuständige Schlichtungs- oder Durchsetzungsstelle.',
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly pages: typeof pages
  }
}
