import type { anmeldedienst as German } from '../../de/verwaltung/anmeldedienst.ts'
import type { Shape } from '../../shape.ts'

export const anmeldedienst: Shape<typeof German> = {
  titel: 'Sign-in',
  lead: 'Let people of the house in with the account that they have already: by OpenID Connect (Entra ID, Keycloak, Shibboleth, Google and others).',
  neu: {
    titel: 'Set up a sign-in service',
    schritt1:
      'Create an application at the service (web, confidential client, authorization code) and enter these addresses there.',
    schritt2: 'Enter here what the service says for it.',
    schritt3: 'Then try it out, and switch it on only afterwards: until then nobody sees it at the sign-in.',
    anlegen: 'Create',
    angelegt: '{{name}} is created. Now try it out.',
    voll: 'A house has no more sign-in services.',
  },
  dort: {
    titel: 'To be entered at the service',
    rueckkehr: 'Redirect URI',
    nachAbmeldung: 'Post-logout redirect URI',
    abmeldung: 'Back-channel logout URI',
    kopieren: 'Copy',
    kopiert: 'Copied',
  },
  feld: {
    name: 'Name on the button',
    nameHinweis: 'For example “University account”',
    aussteller: 'Issuer',
    ausstellerHinweis:
      'The address exactly as the service says it; or that of its configuration (…/.well-known/openid-configuration)',
    clientId: 'Client ID',
    geheimnis: 'Client secret',
    geheimnisBleibt: 'Leave it empty to keep the present one',
    bereiche: 'Scopes',
    gruppenAngabe: 'Claim with the groups',
    gruppenHinweis:
      'For example groups or realm_access.roles. Entra leaves it out for people in very many groups: take app roles (roles) there, or only groups that are assigned to the application.',
    zutritt: 'Who may come in',
    zutrittAlle: 'Everybody whom the service knows',
    zutrittGruppe: 'Whoever is in a group',
    zutrittEingeladen: 'Only who was invited',
    gruppe: 'This group',
    aktiv: 'Offer it at the sign-in',
    pflicht: 'Sign in with it alone',
    pflichtHinweis:
      'Passwords and passkeys let nobody in any more. Whoever switches it on keeps their own way as the emergency account; it needs a password and a second factor.',
    notfall: 'Emergency account: {{name}}',
    fehlt: 'Please fill this in.',
  },
  zuordnung: {
    titel: 'Map groups',
    text: 'What stands here follows the service at every sign-in: whoever is in the group there gets it, and nobody else. Where the service tells no groups, everything stays as it is.',
    wert: 'Group at the service',
    wertNr: 'Group at the service {{nr}}',
    ziel: 'becomes here',
    zielNr: 'Group or role {{nr}}',
    waehlen: 'Please choose',
    alsGruppe: 'Group {{name}}',
    alsRolle: 'Role {{name}}',
    dazu: 'Add a mapping',
    weg: 'Remove',
    wegNr: 'Remove mapping {{nr}}',
  },
  speichern: 'Save',
  gespeichert: '{{name}} is saved.',
  stand: {
    an: 'On',
    aus: 'Off',
    pflicht: 'Required',
    personen_one: 'One person is linked.',
    personen_other: '{{count}} people are linked.',
  },
  probe: {
    titel: 'Try it out',
    text: 'Signs you in at the service and shows what it says. Nobody comes in by it, and nothing changes.',
    knopf: 'Try it out now',
    ergebnis: 'Result',
    herein: 'This person would come in.',
    nicht: 'This person would not come in.',
    kennung: 'Identifier',
    name: 'Name',
    email: 'E-mail address',
    ohneEmail: 'None; it is asked for at the first sign-in.',
    gruppen: 'Groups',
    gruppenKeine: 'None',
    gruppenUnbekannt: 'Not told',
    wird: 'Becomes here',
    wirdNichts: 'Nothing of what is mapped',
    claims: 'All that the service has said',
    claim: 'Claim',
    wert: 'Value',
    abgelaufen: 'The result is kept for an hour. Please try it out again.',
  },
  ablehnungen: {
    titel: 'Refused lately',
    keine: 'Nobody was refused.',
  },
  grund: {
    vorbei:
      'The sign-in had expired, was used already, or came back in another browser. A second try mostly helps.',
    fremd: 'The answer came to another address than was asked from. Check the redirect URIs at the service.',
    verweigert:
      'The service or the person has cancelled. Check at the service whether the person may use the application.',
    unerreichbar: 'The service did not answer, or too late, or not readably. Can it be reached?',
    einrichtung:
      'Issuer, client ID, client secret or an address is not right. For a service inside the network, the operator has to allow its address (INNER_ADDRESSES).',
    unterschrift:
      'The proof was not signed by a key of the service. Where it has just changed its key, waiting for a minute helps; otherwise ask whoever runs the service.',
    nachweis:
      'The proof was meant for somebody else, had expired, or did not fit the sign-in. Check the client ID and the clock of the service.',
    adresseUnbestaetigt:
      'The service says that the e-mail address is not confirmed. The person confirms it there.',
    adresseFremd: 'The domain of the e-mail address belongs to another house.',
    nichtEingeladen: 'The person was not invited. Invite them, or change who may come in.',
    nichtInGruppe: 'The person is not in the group that may come in.',
    gruppenUnbekannt:
      'The service told no groups. Check the claim and the scopes; with Entra take app roles or assigned groups.',
    inaktiv: 'The person is deactivated in this house.',
    keinZutritt: 'The house is suspended, or the person has no access here.',
    vergeben: 'The identifier belongs to another person of the house already.',
    abgeschaltet: 'The service was switched off.',
  },
  loeschen: {
    titel: 'Remove the sign-in service',
    text: 'Whoever is signed in with it is signed out, and people are linked with it no more. Who has no password needs an invitation afterwards.',
    frage: 'Really remove {{name}}?',
    geloescht: '{{name}} is removed.',
  },
}
