export const pflege = {
  speichern: 'Speichern',
  anlegen: 'Anlegen',
  abbrechen: 'Abbrechen',
  gespeichert: 'Gespeichert.',
  geloescht: '{{name}} ist gelöscht.',
  loeschen: 'Löschen',
  jaLoeschen: 'Ja, endgültig löschen',
  pflicht: 'Bitte ausfüllen.',
  nichtGespeichert: 'Das wurde nicht gespeichert',
  nichtGeloescht: 'Das wurde nicht gelöscht',
  veraltet:
    'Jemand anderes hat das inzwischen geändert. Der neue Stand ist geladen, das hier Eingegebene steht noch da: bitte ansehen und noch einmal speichern.',
  veraltetVon:
    '{{wer}} hat das inzwischen geändert ({{zeit}}). Der neue Stand ist geladen, das hier Eingegebene steht noch da: bitte ansehen und noch einmal speichern.',
  veraltetAm:
    'Das wurde inzwischen geändert ({{zeit}}). Der neue Stand ist geladen, das hier Eingegebene steht noch da: bitte ansehen und noch einmal speichern.',
  ueberholt: 'Jemand anderes hat das inzwischen geändert. Hier steht jetzt der neue Stand: bitte ansehen.',
  ueberholtVon:
    '{{wer}} hat das inzwischen geändert ({{zeit}}). Hier steht jetzt der neue Stand: bitte ansehen.',
  ueberholtAm: 'Das wurde inzwischen geändert ({{zeit}}). Hier steht jetzt der neue Stand: bitte ansehen.',
  abweichend:
    'Inzwischen anders gespeichert: {{felder}}. Das hier Eingegebene steht noch da; noch einmal gespeichert, gilt es.',
  nun: '{{feld}} („{{wert}}“)',
  uebernehmen: 'Das inzwischen Gespeicherte nehmen',
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly pflege: typeof pflege
  }
}
