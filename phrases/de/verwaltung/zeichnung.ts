/** Drawing a room by hand. */
export const zeichnung = {
  titel: 'Zeichnung',
  plan: 'Plan von {{plan}} zum Zeichnen',
  anleitung:
    'Die Tabulatortaste führt zum Gezeichneten, Pfeiltasten von einem zum nächsten, Enter öffnet es daneben. Die Leertaste nimmt es auf: Dann verschieben die Pfeiltasten es um 10 Zentimeter, mit Umschalt um einen Meter; Leertaste setzt es ab, Escape stellt es zurück. Entfernen löscht es.',
  werkzeuge: 'Werkzeuge',
  werkzeug: {
    zeiger: 'Auswählen',
    wand: 'Wand',
    tuer: 'Tür',
    fenster: 'Fenster',
    tisch: 'Tisch',
    text: 'Beschriftung',
  },
  art: {
    boden: 'Boden',
    zone: 'Fläche',
    wand: 'Wand',
    fenster: 'Fenster',
    tuer: 'Tür',
    regal: 'Regal',
    tisch: 'Tisch',
    treppe: 'Treppe',
    gruen: 'Pflanze',
    theke: 'Theke',
  },
  name: {
    strecke: '{{art}}, {{laenge}} cm, bei {{links}} und {{oben}}',
    form: '{{art}} bei {{links}} und {{oben}}',
    text: 'Beschriftung „{{text}}“ bei {{links}} und {{oben}}',
  },
  hilfe: {
    wand: 'Auf dem Plan von einem Ende zum anderen ziehen.',
    tuer: 'Auf eine Wand tippen, oder von einem Pfosten zum anderen ziehen.',
    fenster: 'Auf eine Wand tippen, oder von einem Ende zum anderen ziehen.',
    tisch: 'Auf dem Plan von Ecke zu Ecke ziehen.',
    text: 'Auf den Plan tippen, wo die Worte stehen sollen.',
  },
  mitte: 'In die Mitte setzen: {{form}}',
  neuerText: 'Beschriftung',
  lage: 'Lage und Maße',
  feld: {
    x: 'Von links (cm)',
    y: 'Von oben (cm)',
    breite: 'Länge (cm)',
    hoehe: 'Tiefe (cm)',
    drehung: 'Drehung in Grad',
    text: 'Text',
    textEn: 'Auf Englisch',
    textEnHint: 'Ohne Eingabe gilt der eine Text für alle.',
    gross: 'Groß, wie der Name eines Raums',
  },
  ecken: 'Ecken',
  ecke: { x: 'Ecke {{nr}} von links (cm)', y: 'Ecke {{nr}} von oben (cm)' },
  ohneText: 'Eine Beschriftung braucht Worte; sonst lässt sie sich löschen.',
  frei: 'Diese Form ist frei gezeichnet: An den Griffen ihrer Seiten wird sie als Ganzes größer oder kleiner, an den Ecken eine andere.',
  bogen: 'Diese Form hat schräge Bögen: Sie lässt sich verschieben und löschen.',
  anschlag: 'Anschlag wechseln',
  loeschen: 'Löschen',
  speichern: 'Zeichnung speichern',
  gespeichert: 'Die Zeichnung ist gespeichert.',
  andere: 'So übernehmen, wie es jetzt gespeichert ist',
  meine: 'Behalten, was hier gezeichnet ist',
  mitBild:
    'Unter den Plätzen liegt ein Bild. Solange es dort liegt, zeigt die Karte von der Zeichnung nur Möbel und Beschriftungen.',
  gezeichnet: '{{form}} gezeichnet.',
  geloescht: '{{form}} gelöscht.',
  aufgenommen: '{{form}} aufgenommen. Pfeiltasten verschieben, Leertaste setzt ab, Escape stellt zurück.',
  abgesetzt: '{{form}} abgesetzt.',
  steht: '{{links}} cm von links, {{oben}} cm von oben',
  hinweis: {
    waehlen: 'Ein Klick auf etwas Gezeichnetes öffnet es hier: Lage, Maße, Drehung, Worte.',
    ziehen:
      'Mit der Maus lässt es sich ziehen, an den Griffen länger und kürzer; mit dem Finger, wenn es geöffnet ist.',
    finger: 'Zwei Finger verschieben und vergrößern den Plan, auch beim Zeichnen.',
    tasten: 'Mit Tasten: Leertaste nimmt es auf, Pfeile verschieben es, Entfernen löscht es.',
    speichern:
      'Alles wird unter dem Plan in einem Schritt gespeichert und lässt sich bis dahin zurücknehmen.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly zeichnung: typeof zeichnung
  }
}
