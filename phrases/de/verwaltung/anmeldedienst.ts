/** Signing in by services, as whoever sets them up sees it. */
export const anmeldedienst = {
  titel: 'Anmeldung',
  lead: 'Die Leute des Hauses mit dem Konto hereinlassen, das sie schon haben: über OpenID Connect (Entra ID, Keycloak, Shibboleth, Google und andere).',
  neu: {
    titel: 'Anmeldedienst einrichten',
    schritt1:
      'Beim Dienst eine Anwendung anlegen (Web, vertraulicher Client, Authorization Code) und diese Adressen dort eintragen.',
    schritt2: 'Hier eintragen, was der Dienst dafür nennt.',
    schritt3: 'Danach ausprobieren und erst dann einschalten: Bis dahin sieht es an der Anmeldung niemand.',
    anlegen: 'Anlegen',
    angelegt: '{{name}} ist angelegt. Jetzt ausprobieren.',
    voll: 'Mehr Anmeldedienste hat ein Haus nicht.',
  },
  dort: {
    titel: 'Beim Dienst einzutragen',
    rueckkehr: 'Redirect-URI',
    nachAbmeldung: 'Redirect-URI nach dem Abmelden',
    abmeldung: 'Back-Channel-Logout-URI',
    kopieren: 'Kopieren',
    kopiert: 'Kopiert',
  },
  feld: {
    name: 'Name auf dem Knopf',
    nameHinweis: 'Zum Beispiel „Uni-Konto“',
    aussteller: 'Aussteller (Issuer)',
    ausstellerHinweis:
      'Die Adresse genau so, wie der Dienst sie nennt; auch die seiner Konfiguration (…/.well-known/openid-configuration)',
    clientId: 'Client-ID',
    geheimnis: 'Client-Secret',
    geheimnisBleibt: 'Leer lassen: das bisherige bleibt',
    bereiche: 'Scopes',
    gruppenAngabe: 'Angabe mit den Gruppen',
    gruppenHinweis:
      'Zum Beispiel groups oder realm_access.roles. Entra lässt sie weg, wenn jemand in sehr vielen Gruppen ist: dort App-Rollen (roles) nehmen, oder nur Gruppen, die der Anwendung zugewiesen sind.',
    zutritt: 'Wer hereindarf',
    zutrittAlle: 'Alle, die der Dienst kennt',
    zutrittGruppe: 'Wer in einer Gruppe ist',
    zutrittEingeladen: 'Nur wer eingeladen wurde',
    gruppe: 'Diese Gruppe',
    aktiv: 'An der Anmeldung anbieten',
    pflicht: 'Nur noch darüber anmelden',
    pflichtHinweis:
      'Passwörter und Passkeys lassen dann niemanden mehr herein. Wer es einschaltet, behält den eigenen Weg als Notfallkonto; dafür braucht es Passwort und zweiten Faktor.',
    notfall: 'Notfallkonto: {{name}}',
    fehlt: 'Bitte ausfüllen.',
  },
  zuordnung: {
    titel: 'Gruppen zuordnen',
    text: 'Was hier steht, folgt bei jeder Anmeldung dem Dienst: Wer dort in der Gruppe ist, bekommt es, sonst niemand. Nennt der Dienst keine Gruppen, bleibt alles, wie es ist.',
    wert: 'Gruppe beim Dienst',
    wertNr: 'Gruppe beim Dienst {{nr}}',
    ziel: 'wird hier',
    zielNr: 'Gruppe oder Rolle {{nr}}',
    waehlen: 'Bitte wählen',
    alsGruppe: 'Gruppe {{name}}',
    alsRolle: 'Rolle {{name}}',
    dazu: 'Zuordnung hinzufügen',
    weg: 'Entfernen',
    wegNr: 'Zuordnung {{nr}} entfernen',
  },
  speichern: 'Speichern',
  gespeichert: '{{name}} ist gespeichert.',
  stand: {
    an: 'An',
    aus: 'Aus',
    pflicht: 'Pflicht',
    personen_one: 'Eine Person ist verbunden.',
    personen_other: '{{count}} Personen sind verbunden.',
  },
  probe: {
    titel: 'Ausprobieren',
    text: 'Meldet Sie beim Dienst an und zeigt, was er sagt. Niemand kommt dadurch herein, und nichts ändert sich.',
    knopf: 'Jetzt ausprobieren',
    ergebnis: 'Outcome',
    herein: 'So käme diese Person herein.',
    nicht: 'So käme diese Person nicht herein.',
    kennung: 'Kennung',
    name: 'Name',
    email: 'E-Mail-Adresse',
    ohneEmail: 'Keine; sie wird bei der ersten Anmeldung gefragt.',
    gruppen: 'Gruppen',
    gruppenKeine: 'Keine',
    gruppenUnbekannt: 'Nicht genannt',
    wird: 'Wird hier',
    wirdNichts: 'Nichts von dem, was zugeordnet ist',
    claims: 'Alle Angaben des Dienstes',
    claim: 'Angabe',
    wert: 'Wert',
    abgelaufen: 'Das Outcome wird eine Stunde aufgehoben. Bitte noch einmal ausprobieren.',
  },
  ablehnungen: {
    titel: 'Zuletzt abgelehnt',
    keine: 'Niemand wurde abgelehnt.',
  },
  grund: {
    vorbei:
      'Die Anmeldung war abgelaufen, schon benutzt oder kam in einem anderen Browser zurück. Meist hilft ein zweiter Versuch.',
    fremd:
      'Die Antwort kam an einer anderen Adresse an, als gefragt wurde. Die Redirect-URIs beim Dienst prüfen.',
    verweigert:
      'Der Dienst oder die Person hat abgebrochen. Beim Dienst prüfen, ob die Person die Anwendung benutzen darf.',
    unerreichbar: 'Der Dienst hat nicht, zu spät oder unlesbar geantwortet. Ist er erreichbar?',
    einrichtung:
      'Aussteller, Client-ID, Client-Secret oder eine Adresse stimmt nicht. Liegt der Dienst im inneren Netz, muss der Betreiber seine Adresse erlauben (INNER_ADDRESSES).',
    unterschrift:
      'Der Nachweis war nicht mit einem Schlüssel des Dienstes unterschrieben. Mit einem eben neuen Schlüssel hilft eine Minute Warten; sonst den Betreiber des Dienstes fragen.',
    nachweis:
      'Der Nachweis war für jemand anders bestimmt, abgelaufen oder passte nicht zur Anmeldung. Client-ID und Uhr des Dienstes prüfen.',
    adresseUnbestaetigt:
      'Der Dienst sagt, dass die E-Mail-Adresse nicht bestätigt ist. Die Person bestätigt sie dort.',
    adresseFremd: 'Die Domain der E-Mail-Adresse gehört zu einem anderen Haus.',
    nichtEingeladen: 'Die Person war nicht eingeladen. Einladen, oder „Wer hereindarf“ ändern.',
    nichtInGruppe: 'Die Person ist nicht in der Gruppe, die hereindarf.',
    gruppenUnbekannt:
      'Der Dienst hat keine Gruppen genannt. Angabe und Scopes prüfen; bei Entra App-Rollen oder zugewiesene Gruppen nehmen.',
    inaktiv: 'Die Person ist in diesem Haus deaktiviert.',
    keinZutritt: 'Das Haus ist gesperrt, oder die Person hat hier keinen Zutritt.',
    vergeben: 'Die Kennung gehört schon zu einer anderen Person des Hauses.',
    abgeschaltet: 'Der Dienst war ausgeschaltet.',
  },
  loeschen: {
    titel: 'Anmeldedienst entfernen',
    text: 'Wer darüber angemeldet ist, wird abgemeldet, und die Verbindungen der Personen gehen verloren. Wer kein Passwort hat, braucht danach eine Einladung.',
    frage: '{{name}} wirklich entfernen?',
    geloescht: '{{name}} ist entfernt.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly anmeldedienst: typeof anmeldedienst
  }
}
