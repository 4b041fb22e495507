/** Waiting for what is not free. */
export const warteliste = {
  titel: 'Warteliste',
  angebote: 'Für dich frei geworden',
  warten: 'Auf die Warteliste',
  wartenText: 'Was frei wird, wird der Reihe nach angeboten und so lange gehalten.',
  worauf: 'Worauf',
  nurPlatz: 'Nur {{platz}}',
  irgendeiner: 'Irgendein Platz: {{plan}}',
  imBereich: 'Im Bereich {{zone}}',
  mit: 'Mit {{name}}',
  mindestens: 'Mindestens',
  ganz: 'Die ganze Zeit, {{dauer}}',
  absenden: 'Warten: {{von}} – {{bis}} Uhr',
  dochNicht: 'Doch nicht',
  dabei: 'Auf der Warteliste, Stelle {{platz}} von {{wartende}}.',
  egal: 'Irgendein Platz',
  personen: 'Für {{anzahl}} Personen',
  abDauer: 'Mindestens {{dauer}}',
  stelle: 'Stelle {{platz}} von {{wartende}}.',
  nachZeit: 'Gefragt wird zuerst, wer zuerst da war.',
  nachNutzung:
    'Gefragt wird zuerst, wer in den letzten vier Wochen am wenigsten gebucht hat (selbst: {{dauer}}), bei Gleichstand, wer zuerst da war.',
  verlassen: 'Verlassen',
  verlassenName: 'Warteliste verlassen: {{was}}, {{wann}}',
  verlassenGesagt: 'Die Warteliste ist verlassen.',
  angebot: '{{platz}} ist frei geworden',
  angebotGesagt: '{{platz}} ist frei geworden: {{wann}}. Das Angebot gilt bis {{zeit}} Uhr.',
  noch: 'Gehalten bis {{zeit}} Uhr, noch {{rest}}.',
  abgelaufenEben: 'Die Zeit für dieses Angebot ist um.',
  annehmen: 'Annehmen',
  annehmenName: '{{platz}} annehmen, {{wann}}',
  ablehnen: 'Ablehnen',
  ablehnenName: '{{platz}} ablehnen, {{wann}}',
  angenommen: '{{platz}} ist gebucht.',
  abgelehntGesagt: 'Das Angebot ist abgelehnt und geht an die nächste Person.',
  status: {
    wartet: 'wartet',
    angeboten: 'angeboten',
    gebucht: 'gebucht',
    abgelehnt: 'abgelehnt',
    abgelaufen: 'Angebot verfallen',
    verlassen: 'verlassen',
    vorbei: 'nichts frei geworden',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly warteliste: typeof warteliste
  }
}
