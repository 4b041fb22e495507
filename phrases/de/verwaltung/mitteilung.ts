/** What devices are told at once, as its person switches it on and off. */
export const mitteilung = {
  titel: 'Mitteilungen auf diesem Gerät',
  text: 'Was nicht warten kann, erscheint sofort auf dem Bildschirm, auch wenn Platzwart nicht offen ist.',
  an: 'Eingeschaltet: {{geraet}}',
  aus: 'Auf diesem Gerät ausgeschaltet',
  einschalten: 'Auf diesem Gerät einschalten',
  ausschalten: 'Ausschalten',
  probe: 'Probe schicken',
  eingeschaltet: 'Mitteilungen sind auf diesem Gerät eingeschaltet.',
  ausgeschaltet: 'Mitteilungen sind auf diesem Gerät ausgeschaltet.',
  probiert: 'Die Probe ist unterwegs.',
  ohneNamen: 'Unbekannter Browser',
  unmoeglich: 'Dieser Browser kann keine Mitteilungen zeigen. E-Mails kommen wie bisher.',
  erstAufHomeBildschirm:
    'Auf iPhone und iPad: in Safari „Teilen“ und „Zum Home-Bildschirm“ wählen, Platzwart von dort öffnen und hier einschalten. E-Mails kommen wie bisher.',
  verboten: 'Der Browser lässt keine Mitteilungen zu',
  verbotenText:
    'Erlauben Sie sie in den Einstellungen des Browsers für diese Adresse, meist über das Zeichen vor der Adresse, und laden Sie die Seite neu.',
  nichtErlaubt: 'Der Browser hat gefragt, und es wurde nicht zugestimmt. Es ist nichts eingeschaltet.',
  dienstStumm: 'Der Mitteilungsdienst des Browsers antwortet nicht',
  dienstStummText: 'Es ist nichts eingeschaltet. Versuchen Sie es später noch einmal.',
  andere: 'Andere Geräte',
  seit: 'Eingeschaltet am {{wann}} Uhr',
  entfernen: 'Ausschalten',
  entfernenName: 'Mitteilungen ausschalten: {{geraet}}',
  entfernt: 'Dieses Gerät bekommt keine Mitteilungen mehr.',
  was: {
    titel: 'Was kommt, und was nicht',
    wann: 'Angebote der Warteliste, Anfragen an Sie, Erinnerungen, und was andere an Ihren Buchungen und Fahrten ändern. Nicht, was Sie gerade selbst getan haben.',
    mails:
      'Mitteilungen kommen mit den E-Mails: Wer eine Art von E-Mails abschaltet, bekommt dazu auch keine Mitteilung.',
    abmelden: 'Wer sich auf einem Gerät abmeldet, bekommt dort nichts mehr.',
    dienst:
      'Der Dienst des Browserherstellers befördert die Mitteilung verschlüsselt; lesen kann sie nur dieses Gerät.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly mitteilung: typeof mitteilung
  }
}
