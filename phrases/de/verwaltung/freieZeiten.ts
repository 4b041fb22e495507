/** When and where anything is free, over all floor plans and two weeks. */
export const freieZeiten = {
  titel: 'Freie Zeiten',
  lead: 'Wann und wo etwas frei ist: alle Grundrisse, zwei Wochen auf einen Blick.',
  dauer: 'Wie lange',
  minuten_one: '{{minuten}} Minute',
  minuten_other: '{{minuten}} Minuten',
  stunden_one: '{{count}} Stunde',
  stunden_other: '{{count}} Stunden',
  stundenMinuten: '{{stunden}} Std. {{minuten}} Min.',
  zeitraum: '{{von}} bis {{bis}}',
  zurueck: 'Zwei Wochen zurück',
  vor: 'Zwei Wochen vor',
  tabelle: 'Freie Plätze je Beginn, {{von}} bis {{bis}}',
  tag: 'Tag',
  anleitung:
    'Pfeiltasten gehen von Beginn zu Beginn und von Tag zu Tag, Pos1 und Ende zum ersten und letzten des Tages. Eingabe zeigt darunter, wo frei ist.',
  zelle: {
    frei_one: '{{tag}}, {{zeit}} Uhr: {{count}} Platz frei',
    frei_other: '{{tag}}, {{zeit}} Uhr: {{count}} Plätze frei',
    voll: '{{tag}}, {{zeit}} Uhr: nichts frei',
    eigene: '{{tag}}, {{zeit}} Uhr: eigene Buchungen stehen entgegen',
  },
  tagOhne: {
    vorbei: 'heute ist nichts mehr buchbar',
    grund: '{{wort}}: {{grund}}',
    bis: '{{text}}, bis einschließlich {{tag}}',
    plan: '{{grundriss}} geschlossen',
  },
  wo: {
    titel: '{{tag}}, {{von}} – {{bis}} Uhr',
    frei: '{{frei}} von {{gesamt}} frei',
    voll: 'Um diese Zeit ist nichts frei.',
    eigene: 'Um diese Zeit geht es wegen eigener Buchungen nicht.',
    zeigen: 'Auf der Karte zeigen',
    zeigenName: '{{grundriss}}, {{standort}}: auf der Karte zeigen',
  },
  nah: {
    titel: 'In der Nähe von',
    egal: 'egal, von wem',
    nichts: '{{name}} hat in diesen zwei Wochen noch nichts gebucht.',
    da: '{{name}} ist da',
    hier: '{{name}} sitzt hier: {{platz}}, {{von}} – {{bis}} Uhr',
  },
  legende: {
    titel: 'Legende',
    viel: 'viel frei',
    wenig: 'wenig frei',
    voll: 'nichts frei',
    eigene: 'eigene Buchungen stehen entgegen',
  },
  keine: 'In diesen zwei Wochen ist so lange nichts frei',
  keineText: 'Kürzer, mit weniger Bedingungen im Filter oder in anderen Wochen wird es mehr.',
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly freieZeiten: typeof freieZeiten
  }
}
