/** The permissions in plain words, and what may be said of groups and roles. */
export const berechtigung = {
  recht: {
    buchung_pflege: {
      name: 'Buchungen aller pflegen',
      meint: 'Sieht, wer gebucht hat, ändert und storniert Buchungen anderer und sperrt Plätze.',
    },
    benutzer_pflegen: {
      name: 'Personen pflegen',
      meint: 'Lädt Personen ein, ändert ihre Angaben und deaktiviert sie.',
    },
    berechtigungs_pflege: {
      name: 'Rechte vergeben',
      meint: 'Pflegt Rollen und Gruppen und vergibt Rechte, die sie oder er selbst hat.',
    },
    ausstattungs_pflege: {
      name: 'Räume und Ausstattung pflegen',
      meint: 'Legt Plätze und Räume an, ändert und deaktiviert sie und pflegt ihre Ausstattung.',
    },
    oeffnungszeiten_pflege: {
      name: 'Öffnungszeiten pflegen',
      meint: 'Bestimmt, wann geöffnet ist, auch an besonderen Tagen.',
    },
    objekt_pflege: {
      name: 'Standorte und Grundrisse pflegen',
      meint: 'Legt Standorte und Grundrisse an und ändert sie.',
    },
    fahrzeug_pflege: {
      name: 'Fahrzeuge pflegen',
      meint: 'Pflegt den Fuhrpark, sperrt Fahrzeuge und sieht alle Fahrten.',
    },
    fahrzeug_freigabe_von_sonderfahrten: {
      name: 'Sonderfahrten freigeben',
      meint: 'Entscheidet über Fahrten, die eine Freigabe brauchen.',
    },
    fahrzeug_buchen: {
      name: 'Fahrzeuge buchen',
      meint: 'Bucht Fahrzeuge für sich selbst, wenn der Führerschein geprüft ist.',
    },
    fahrzeug_fremdbuchung: {
      name: 'Fahrzeuge für andere buchen',
      meint: 'Bucht Fahrzeuge auch für andere, die fahren dürfen.',
    },
    fahrzeug_logbuch_report: {
      name: 'Fahrtenbücher und Berichte lesen',
      meint: 'Liest die Fahrtenbücher aller Fahrzeuge und führt sie als Excel oder PDF aus.',
    },
    customizing_mandant_pflege: {
      name: 'Einstellungen des Hauses pflegen',
      meint: 'Ändert, was für das ganze Haus gilt, auch Datenschutztext und Impressum.',
    },
    fahrzeug_fuehrerscheinpruefung: {
      name: 'Führerscheine prüfen',
      meint: 'Sieht Führerscheine ein und hält fest, dass sie geprüft sind.',
    },
    protokoll_einsicht: {
      name: 'Protokoll lesen',
      meint: 'Liest, wer im Haus was geändert hat, auch Rechte, und führt es als Excel aus.',
    },
  },
  herkunft: {
    direkt: 'direkt vergeben',
    rolle: 'Rolle {{rolle}}',
    gruppe: 'Gruppe {{gruppe}} → Rolle {{rolle}}',
  },
  /** What a new house calls the roles that it begins with. */
  standardRolle: {
    administration: 'Administration',
    leitung: 'Leitung',
    fahrer: 'Fahren',
    fuhrpark: 'Fuhrpark',
    sonderfahrten: 'Sonderfahrten',
    fuehrerscheinpruefung: 'Führerscheinprüfung',
  },
  rollen: {
    zweitfaktor: 'Zweiter Faktor nötig',
    zweitfaktorHilfe: 'Wer die Rolle hat, meldet sich auch mit dem Code einer App oder einem Passkey an.',
    zweitfaktorGespeichert: 'Gespeichert: {{name}}',
    titel: 'Rollen',
    lead: 'Was jede Rolle darf. Wer eine Rolle hat, allein oder durch eine Gruppe, darf alles davon.',
    neu: 'Neue Rolle',
    tabelle: 'Rollen und Rechte',
    recht: 'Recht',
    hat: '{{rolle}} hat: {{recht}}',
    hatNicht: '{{rolle}} hat nicht: {{recht}}',
    personen_zero: 'niemand',
    personen_one: 'eine Person',
    personen_other: '{{anzahl}} Personen',
    leer: 'Noch keine Rollen',
    leerText: 'Eine Rolle fasst Rechte zusammen, die zusammengehören.',
    nichts: 'Keine Rechte',
    oeffnen: 'Rolle {{name}} bearbeiten',
    rechte: 'Rechte',
    gruppen: 'Gruppen mit dieser Rolle: {{namen}}',
  },
  gruppen: {
    regeln: 'Eigene Regeln',
    regelnZeigen_zero: 'Diese Gruppe hat keine eigenen Regeln – eine setzen',
    regelnZeigen_one: 'Eine eigene Regel zeigen',
    regelnZeigen_other: '{{anzahl}} eigene Regeln zeigen',
    titel: 'Gruppen',
    lead: 'Personen, die zusammengehören. Was eine Gruppe hat, haben alle in ihr.',
    neu: 'Neue Gruppe',
    leer: 'Noch keine Gruppen',
    leerText: 'Eine Gruppe gibt vielen Personen dieselben Rollen und Einstellungen.',
    rollen: 'Rollen der Gruppe',
    keineRollen: 'Keine Rollen',
    oeffnen: 'Gruppe {{name}} bearbeiten',
    mitglieder_zero: 'Niemand in der Gruppe',
    mitglieder_one: 'Eine Person ansehen',
    mitglieder_other: '{{anzahl}} Personen ansehen',
  },
  mitglieder: {
    gruppe: 'Wer in der Gruppe ist',
    rolle: 'Wer die Rolle selbst hat',
    niemand: 'Niemand',
    suche: 'Person hinzufügen: Name oder E-Mail',
    keinTreffer: 'Niemand heißt so',
    schon: 'schon dabei',
    hinzugefuegt: '{{person}} ist hinzugefügt: {{name}}.',
    entfernen: 'Entfernen',
    entfernenName: '{{person}} entfernen: {{name}}',
    entfernt: '{{person}} ist entfernt: {{name}}.',
  },
  form: {
    name: 'Name',
    fehlt: 'Bitte einen Namen eingeben.',
    anlegen: 'Anlegen',
    speichern: 'Speichern',
    gespeichert: '{{name}} ist gespeichert.',
    oeffnen: 'Bearbeiten',
    loeschen: 'Löschen',
    geloescht: '{{name}} ist gelöscht.',
    frageRolle_zero: '{{name}} hat niemand. Wirklich löschen?',
    frageRolle_one: 'Eine Person verliert, was {{name}} erlaubt. Wirklich löschen?',
    frageRolle_other: '{{anzahl}} Personen verlieren, was {{name}} erlaubt. Wirklich löschen?',
    frageGruppe_zero: 'In {{name}} ist niemand.{{einstellungen}} Wirklich löschen?',
    frageGruppe_one: 'Eine Person verliert, was {{name}} hat.{{einstellungen}} Wirklich löschen?',
    frageGruppe_other: '{{anzahl}} Personen verlieren, was {{name}} hat.{{einstellungen}} Wirklich löschen?',
    mitEinstellungen_one: 'Eine Einstellung der Gruppe geht mit.',
    mitEinstellungen_other: '{{anzahl}} Einstellungen der Gruppe gehen mit.',
    ja: 'Ja, löschen',
    nein: 'Abbrechen',
  },
  wer: {
    titel: 'Wer darf was?',
    recht: 'Recht',
    niemand: 'Das darf niemand',
    durch: 'durch {{wege}}',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly berechtigung: typeof berechtigung
  }
}
