import type { dienst as German } from '../../de/verwaltung/dienst.ts'
import type { Shape } from '../../shape.ts'

export const dienst: Shape<typeof German> = {
  knopf: 'Sign in with {{name}}',
  oder: 'or with a password',
  pflicht:
    'People of this house sign in with its sign-in service. The password is for the emergency account alone.',
  einladung: 'Instead of setting a password:',
  titel: {
    abgelehnt: 'That did not work',
    adresse: 'Almost done',
    verbinden: 'You are here already',
    vorbei: 'This sign-in is over',
  },
  grund: {
    vorbei:
      'The sign-in was begun in another window or browser, was used already, or took longer than ten minutes. Please start again.',
    fremd: 'The answer of the sign-in service was meant for another address. Please start again.',
    verweigert: 'The sign-in service has cancelled or refused the sign-in.',
    unerreichbar: 'The sign-in service does not answer at the moment. Please try again in a few minutes.',
    einrichtung: 'The sign-in is not set up correctly. Please tell whoever administers your house.',
    unterschrift:
      'The answer of the sign-in service cannot be trusted. Please tell whoever administers your house.',
    nachweis: 'The answer of the sign-in service does not fit this sign-in. Please start again.',
    adresseUnbestaetigt:
      'The sign-in service says that your e-mail address is not confirmed yet. Please confirm it there and start again.',
    adresseFremd: 'Your e-mail address belongs to another house. Please sign in there.',
    nichtEingeladen: 'People come in here by invitation. Please turn to whoever administers your house.',
    nichtInGruppe:
      'Your account is not in the group that may come in here. Please turn to whoever administers your house.',
    gruppenUnbekannt:
      'The sign-in service did not say in which groups you are. Please turn to whoever administers your house.',
    inaktiv: 'Your account in this house is not active. Please turn to whoever administers your house.',
    keinZutritt:
      'Nobody can sign you in to this house at the moment. Please turn to whoever administers your house.',
    vergeben: 'This account of the sign-in service belongs to another person here.',
    abgeschaltet: 'This sign-in service is not offered here any more.',
  },
  zurueck: 'To the sign-in',
  adresse: {
    text: '{{dienst}} tells no e-mail address. Where should confirmations and reminders go?',
    feld: 'E-mail address',
    fehlt: 'Please enter an e-mail address.',
    weiter: 'Continue',
  },
  verbinden: {
    text: 'The address {{email}} has an account in this house already. So that nobody else gets it: sign in once as before, and confirm under “Account and security” that it is you. From then on {{dienst}} is enough.',
    weiter: 'Sign in as before',
  },
  konto: {
    titel: 'Sign-in services',
    leer: 'Linked with no sign-in service.',
    frage:
      'Somebody has just signed in with {{dienst}} in this browser. Is that you? Then you can sign in with it from now on.',
    ja: 'Yes, link it',
    verbunden: 'Linked with {{dienst}}.',
    mit: 'Link with {{dienst}}',
    kennung: 'Identifier there: {{kennung}}',
    seit: 'Linked since {{wann}}',
    zuletzt: 'Last used: {{wann}}',
    trennen: 'Disconnect',
    trennenName: 'Disconnect from {{dienst}}',
    getrennt: 'Disconnected from {{dienst}}.',
    sicher: 'Whoever is signed in with it is signed out.',
    trennenJa: 'Disconnect now',
    abbrechen: 'Cancel',
  },
}
