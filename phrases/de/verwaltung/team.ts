/** Colleagues at workspaces who want to be found. */
export const team = {
  titel: 'Mein Team',
  lead: 'Wer sich dem Team zeigt, steht hier mit Tag und Platz. Wer hier steht, sieht auch dich.',
  woche: '{{von}} – {{bis}}',
  vorige: 'Vorige Woche',
  naechste: 'Nächste Woche',
  tabelle: 'Mein Team vom {{von}} bis {{bis}}',
  kollege: '{{name}} {{von}} – {{bis}} Uhr',
  person: 'Person',
  ich: 'Du',
  nichts: 'nicht da',
  niemandAnTag: 'Niemand hat gebucht.',
  heute: 'Heute',
  zeit: '{{von}} – {{bis}} Uhr',
  wo: '{{grundriss}}, {{platz}}',
  zeigenName: '{{name}} auf der Karte zeigen: {{wo}}, {{tag}}',
  daneben: 'Daneben buchen',
  danebenName: 'Daneben buchen: {{name}}, {{tag}}, {{zeit}}',
  mehr: 'Es gehören noch mehr Personen dazu, als hier Platz haben.',
  allein: 'Noch zeigt sich sonst niemand aus deinen Gruppen',
  alleinText: 'Du bist dabei. Sobald sich jemand aus denselben Gruppen zeigt, steht es hier.',
  aus: {
    titel: 'Teams sehen sich in diesem Haus nicht',
    haus: 'Das Haus hat es ausgeschaltet. Was du gewählt hast, zeigt niemandem etwas.',
    personalrat:
      'In diesem Haus gilt der Personalratsmodus: Niemand sieht, wo andere sitzen. Was du gewählt hast, zeigt niemandem etwas.',
  },
  leer: {
    titel: 'Sitzt zusammen, wenn ihr wollt',
    text: 'Zeig deinem Team, an welchen Tagen du wo sitzt, und sieh dasselbe von allen, die sich auch zeigen.',
  },
  wahl: {
    titel: 'Wem du dich zeigst',
    text: 'Von allein sieht niemand, wo du sitzt. Für jede deiner Gruppen entscheidest nur du.',
    gruppe: 'Der Gruppe {{name}} zeigen, wann und wo ich sitze',
    an: 'Wer sich in dieser Gruppe auch zeigt, sieht dich, und du siehst sie.',
    ausgeschaltet: 'Niemand aus dieser Gruppe sieht dich, und du siehst niemanden.',
    keineGruppe: 'Du gehörst zu keiner Gruppe. Wer im Haus Personen pflegt, kann dich in eine aufnehmen.',
    gesagt: {
      an: 'Du zeigst dich der Gruppe {{name}}.',
      aus: 'Du zeigst dich der Gruppe {{name}} nicht mehr.',
    },
    regeln: {
      titel: 'Was das heißt',
      platz: 'Gezeigt werden Platz, Tag und Uhrzeit in der Arbeitswelt. Nie Leseräume, nie was vorbei ist.',
      gegenseitig: 'Nur gegenseitig: Wer sich nicht zeigt, sieht auch niemanden.',
      sofort:
        'Beides gilt sofort, und du kannst es jederzeit ändern. Wer eine Gruppe verlässt, zeigt sich ihr nicht mehr.',
      niemand: 'Weder die Verwaltung noch eine Einstellung kann es für dich einschalten.',
    },
  },
  neben: {
    titel: 'Neben {{name}} buchen',
    wann: '{{tag}}, {{zeit}} · {{grundriss}}',
    liste: 'Freie Plätze, der nächste zuerst',
    platz: '{{platz}}, {{meter}} m entfernt',
    nehmen: 'Buchen',
    nehmenName: '{{platz}} buchen, {{meter}} m entfernt',
    keine: 'In dieser Zeit ist auf diesem Grundriss kein Platz mehr frei.',
    karte: 'Auf der Karte ansehen',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly team: typeof team
  }
}
