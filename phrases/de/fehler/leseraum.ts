import type { CodeTexts } from '../../shape.ts'

/** Why something is refused that is about reading rooms. */
export const fehler = {
  'leseraum.inaktiv': '{{bezeichnung}} steht zurzeit nicht zur Verfügung.',
  'leseraum.kapazitaet': 'Hier ist Platz für {{kapazitaet}}, die Gruppe hat {{gruppengroesse}}.',
  'leseraum.zweitePersonNoetig': 'Hier braucht es eine zweite Person, die die Buchung bestätigt.',
  'leseraum.zweitePersonGleich': 'Die zweite Person muss jemand anderes sein.',
  'leseraum.andererBereich':
    'Zwischen Leseräumen und Arbeitswelt lässt sich eine Buchung nicht verschieben: Dort gelten andere Regeln. Bitte neu buchen.',
  'leseraum.bereichBelegt':
    'Auf diesem Grundriss ist noch gebucht (Buchungen, Sperren und Wartende: {{anzahl}}). Solange bleibt sein Bereich.',
  'leseraum.zweitePersonBleibt':
    'Die zweite Person einer Buchung bleibt dieselbe. Wer jemand anderen fragen will, bucht neu.',
  'leseraum.zweitePersonUnbekannt': 'Zu dieser E-Mail-Adresse gibt es hier niemanden.',
  'leseraum.zuVieleEinladungen':
    'Diese Person wurde in der letzten Stunde schon {{anzahl}} Mal um eine Bestätigung gebeten; wieder ab {{ab}} Uhr.',
  'leseraum.checkInNurMitCode': 'Hier wird am Platz eingecheckt: bitte den Code dort scannen.',
  'leseraum.codeGiltNicht': 'Dieser Code gilt nicht mehr. Bitte den am Platz noch einmal scannen.',
  'leseraum.keinePausen': 'Pausen gibt es in diesem Haus nicht.',
  'leseraum.schonInPause': 'Die Pause läuft schon, bis {{bis}}.',
  'leseraum.pausenAufgebraucht': 'Pausen in einer Buchung: höchstens {{anzahl}}.',
  'leseraum.nichtInPause': 'Diese Buchung ist nicht in einer Pause.',
  'leseraum.pauseVorbei': 'Die Pause ging bis {{bis}}; der Platz wird für andere frei.',
  'leseraum.zurueckNurMitCode': 'Zurück geht es hier am Platz: bitte den Code dort scannen.',
  'leseraum.mailPasstNicht':
    'Diese E-Mail passt nicht zur Buchung: {{typ}} wird nicht verschickt, wenn sie „{{status}}“ ist.',
  'leseraum.auslastungZuLang': 'Die Auslastung gibt es für höchstens {{tage}} auf einmal.',
  'leseraum.auswertungNochNicht':
    'Die Auswertung gibt es nur für Tage, die vorbei sind: bis einschließlich gestern.',
  'leseraum.ausserhalbGrundriss':
    '{{bezeichnung}} liegt nicht auf dem Grundriss ({{breite}} × {{hoehe}} cm).',
  'leseraum.grundrissFest':
    'Ein Platz bleibt auf seinem Grundriss. Auf einem anderen braucht es einen neuen Platz.',
  'leseraum.hatBuchungen':
    '{{bezeichnung}} wurde schon gebucht und kann deshalb nicht gelöscht, aber deaktiviert werden.',
  'leseraum.grundrissBelegt':
    'Auf diesem Grundriss ist noch gebucht (Buchungen: {{anzahl}}). Bitte erst mit einer Schließung entscheiden, was aus ihnen wird.',
  'leseraum.grundrissNichtLeer':
    '{{bezeichnung}} hat Plätze oder Räume ({{anzahl}}); löschen lässt sich nur ein leerer Grundriss.',
} satisfies CodeTexts<'leseraum'>
