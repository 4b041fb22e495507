/** Calendars outside: what is said of their addresses, and in them. */
export const kalender = {
  eigener: 'Meine Buchungen – {{haus}}',
  belegt: 'Belegt',
  abo: {
    titel: 'Kalender',
    eigene:
      'Ihre Buchungen und Fahrten im eigenen Kalender: Er ruft sie unter einer Adresse ab und hält sie von selbst aktuell.',
    belegt:
      'Wann hier belegt ist, in einem Kalender außerhalb: auf einem Türschild oder im Kalender eines Teams.',
    zeigtEigener:
      'Zu sehen sind Ihre eigenen Buchungen und die, denen Sie als zweite Person zugestimmt haben, mit Zeit, Ort und einem Link hierher. Wer die Adresse hat, sieht das auch ohne Anmeldung. Geben Sie sie nicht weiter.',
    zeigtBelegt:
      'Zu sehen ist „Belegt“ mit der Zeit, auch bei Sperren; kein Name, kein Grund. Wer die Adresse hat, sieht das ohne Anmeldung.',
    zeigen: 'Adresse ansehen',
    keine: 'Noch gibt es keine Adresse.',
    seit: 'Es gibt eine Adresse, angelegt am {{wann}} von {{von}}. Sie wurde nur einmal gezeigt.',
    anlegen: 'Adresse anlegen',
    adresse: 'Adresse des Kalenders',
    einmal: 'Die Adresse wird nur jetzt gezeigt. Kopieren Sie sie, oder öffnen Sie den Kalender gleich hier.',
    verbraucht: 'Die Adresse ist angelegt, war aber in einer Antwort, die verloren ging. Erneuern Sie sie.',
    kopieren: 'Adresse kopieren',
    kopiert: 'Kopiert',
    oeffnen: 'Im Kalender öffnen',
    apple: 'Apple Kalender und Thunderbird: „Im Kalender öffnen“ drücken.',
    google:
      'Google: am Computer unter „Weitere Kalender“ auf Plus, dann „Per URL“, und die Adresse einfügen.',
    outlook: 'Outlook: „Kalender hinzufügen“, dann „Aus dem Internet abonnieren“, und die Adresse einfügen.',
    dauer: 'Wie oft ein Kalender nachsieht, entscheidet er selbst; bei manchen dauert es Stunden.',
    erneuern: 'Adresse erneuern',
    erneuernFrage:
      'Die bisherige Adresse führt dann nirgends mehr hin. Wer sie eingetragen hat, braucht die neue.',
    erneuernJa: 'Ja, erneuern',
    beenden: 'Adresse beenden',
    beendenFrage: 'Kalender, die diese Adresse eingetragen haben, bekommen dann nichts mehr.',
    beendenJa: 'Ja, beenden',
    abbrechen: 'Doch nicht',
    angelegt: 'Die Adresse des Kalenders ist angelegt.',
    beendet: 'Die Adresse des Kalenders ist beendet.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly kalender: typeof kalender
  }
}
