/** What a house begins with: the list of what is missing. */
export const einrichtung = {
  titel: 'Einrichten',
  lead: 'Was dieses Haus noch braucht, in der Reihenfolge, in der eins das andere braucht. Jeder Schritt führt auf seine Seite und von dort zum nächsten.',
  schon: {
    titel: 'Was schon geht',
    plaetze_one: '{{count}} Platz ist buchbar, in {{raeume}}.',
    plaetze_other: '{{count}} Plätze sind buchbar, in {{raeume}}.',
    raeume_one: '{{count}} Raum',
    raeume_other: '{{count}} Räumen',
    fahrzeuge_one: '{{count}} Fahrzeug ist buchbar, {{fahrer}}.',
    fahrzeuge_other: '{{count}} Fahrzeuge sind buchbar, {{fahrer}}.',
    fahrer_one: '{{count}} Person darf fahren',
    fahrer_other: '{{count}} Personen dürfen fahren',
    ohnePlatz: {
      standort: 'Noch kann niemand einen Platz buchen, weil ein Standort fehlt.',
      plan: 'Noch kann niemand einen Platz buchen, weil ein Grundriss fehlt.',
      plaetze: 'Noch kann niemand einen Platz buchen, weil auf dem Grundriss keine Plätze stehen.',
      zeiten: 'Noch kann niemand einen Platz buchen, weil Öffnungszeiten fehlen.',
    },
    ohneFahrt: {
      standort: 'Noch kann niemand ein Fahrzeug buchen, weil ein Standort fehlt.',
      fahrzeuge: 'Noch kann niemand ein Fahrzeug buchen, weil keins da ist.',
      scheine:
        'Noch kann niemand ein Fahrzeug buchen, weil von niemandem mit dem Recht dazu ein Führerschein geprüft ist.',
    },
    nichts:
      'In diesem Haus ist nichts eingeschaltet, das sich buchen ließe. Module schaltet der Betrieb ein.',
  },
  schritte: 'Schritte',
  stand: '{{erledigt}} von {{alle}} erledigt',
  zustand: { offen: 'offen', erledigt: 'erledigt', unnoetig: 'nicht nötig' },
  ohneRecht: 'Dafür fehlt Ihnen das Recht. Es tut, wer es hat.',
  beginnen: 'Jetzt erledigen',
  beginnenName: '{{schritt}}: jetzt erledigen',
  unnoetig: 'Nicht nötig',
  unnoetigName: '{{schritt}}: nicht nötig',
  dochNoetig: 'Doch nötig',
  dochNoetigName: '{{schritt}}: doch nötig',
  schritt: {
    aussehen: {
      name: 'Logo und Farbe',
      text: 'Woran man das Haus erkennt, auf jeder Seite und in den Mails.',
    },
    rechtstexte: {
      name: 'Impressum und Datenschutz',
      text: 'Was das Haus von sich sagen muss; am Fuß jeder Seite.',
    },
    standort: { name: 'Standort', text: 'Das Gebäude mit Anschrift und Abstellplätzen.' },
    plan: { name: 'Grundriss mit Plätzen', text: 'Ein Raum in seinen Maßen, und darin Plätze in Reihen.' },
    zeiten: { name: 'Öffnungszeiten', text: 'Wann gebucht werden kann, Tag für Tag der Woche.' },
    planArbeitswelt: {
      name: 'Grundriss mit Arbeitsplätzen',
      text: 'Ein Raum in seinen Maßen, und darin Arbeitsplätze in Reihen.',
    },
    zeitenArbeitswelt: {
      name: 'Öffnungszeiten der Arbeitsplätze',
      text: 'Wann Arbeitsplätze gebucht werden können, Tag für Tag der Woche.',
    },
    fahrzeuge: { name: 'Fahrzeuge', text: 'Was gefahren werden kann, mit Kennzeichen und Stellplatz.' },
    scheine: {
      name: 'Führerscheine',
      text: 'Gefahren wird nur mit geprüftem Führerschein. Den eigenen prüft niemand selbst.',
    },
    menschen: { name: 'Menschen', text: 'Wer hier bucht, einzeln oder viele auf einmal eingeladen.' },
    rechte: { name: 'Rechte', text: 'Wer mit Ihnen pflegt: Rollen und Gruppen.' },
  },
  beispiel: {
    titel: 'Erst einmal ansehen',
    text: 'Ein Druck füllt das Haus mit einem kleinen Beispiel: ein Standort, ein Raum mit Plätzen und Öffnungszeiten, drei Fahrzeuge, wo Fahrzeuge eingeschaltet sind, und einige Buchungen auf Ihren Namen. Ein zweiter Druck nimmt alles wieder heraus.',
    anlegen: 'Mit Beispiel füllen',
    angelegt: 'Das Beispiel steht im Haus.',
    da: 'Im Haus steht ein Beispiel. Was dazugehört, ist gemerkt, auch wenn jemand es umbenennt.',
    entfernen: 'Beispiel entfernen',
    frage: 'Das Beispiel wirklich entfernen?',
    geht: 'Es gehen {{was}} und die Buchungen des Beispiels.',
    standorte_one: '{{count}} Standort',
    standorte_other: '{{count}} Standorte',
    grundrisse_one: '{{count}} Grundriss',
    grundrisse_other: '{{count}} Grundrisse',
    plaetze_one: '{{count}} Platz',
    plaetze_other: '{{count}} Plätze',
    fahrzeuge_one: '{{count}} Fahrzeug',
    fahrzeuge_other: '{{count}} Fahrzeuge',
    buchungen_one: 'Mit geht {{count}} Buchung, die jemand selbst gemacht hat. Eine Mail bekommt niemand.',
    buchungen_other:
      'Mit gehen {{count}} Buchungen, die jemand selbst gemacht hat. Eine Mail bekommt niemand.',
    fahrten_one: 'Mit geht {{count}} Fahrt, die jemand selbst gebucht hat. Eine Mail bekommt niemand.',
    fahrten_other: 'Mit gehen {{count}} Fahrten, die jemand selbst gebucht hat. Eine Mail bekommt niemand.',
    geaendert: 'Seitdem geändert, und geht trotzdem: {{namen}}.',
    bleibt: 'Es bleibt, weil Eigenes darauf steht oder damit gefahren wurde: {{namen}}.',
    ja: 'Ja, alles entfernen',
    nein: 'Behalten',
    entfernt: 'Das Beispiel ist entfernt.',
  },
  leiste: {
    titel: 'Einrichten',
    hier: 'Jetzt: {{schritt}}.',
    erledigt: 'Erledigt: {{schritt}}.',
    weiter: 'Weiter: {{schritt}}',
    alle: 'Alle Schritte ({{erledigt}} von {{alle}})',
    fertig: 'Nichts fehlt mehr.',
  },
  fertig: {
    titel: 'Alles eingerichtet',
    text: 'Nichts fehlt mehr. Die Liste kann weg.',
  },
  weglegen: {
    titel: 'Liste weglegen',
    text: 'Sie verschwindet für alle aus der Verwaltung. Was offen ist, bleibt offen.',
    knopf: 'Liste weglegen',
    weg: 'Die Liste ist weggelegt.',
    wegText: 'Sie steht nicht mehr in der Verwaltung.',
    wieder: 'Wieder hervorholen',
    da: 'Die Liste steht wieder in der Verwaltung.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly einrichtung: typeof einrichtung
  }
}
