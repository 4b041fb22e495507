/** The thirteen permissions in plain words, and what may be said of groups and roles. */
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
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly berechtigung: typeof berechtigung
  }
}
