import type { fehler as German } from '../../de/fehler/benutzer.ts'
import type { Shape } from '../../shape.ts'

export const fehler: Shape<typeof German> = {
  'benutzer.letztePerson':
    'After this, nobody in the house would hold “{{recht}}”. First somebody else who has signed in before needs to have it.',
  'benutzer.nichtGehalten': 'You can only grant what you may do yourself. Missing here: {{rechte}}.',
  'benutzer.darfMehr':
    'This person may do more: {{rechte}}. Only somebody who may do that, too, can change them.',
  'benutzer.vergebenNurMitRecht':
    'Groups, roles and permissions are granted by those alone who hold “{{recht}}”.',
  'benutzer.emailVergeben': 'This e-mail address belongs to another account already.',
  'benutzer.emailGeteilt':
    'This person also signs in elsewhere with this account. So only they can change its e-mail address themselves.',
  'benutzer.zweitfaktorGeteilt':
    'The person signs in elsewhere with this account, too. This house can therefore not reset their second factor.',
  'benutzer.personalnummerVergeben': '{{name}} has this personnel number already.',
  'benutzer.emailDoppelt': 'This e-mail address is in the list twice.',
  'benutzer.keineEinladung': 'This person has a password already; there is no invitation any more.',
  'benutzer.inaktiv': 'This person is deactivated and has to be activated again first.',
  'benutzer.betroffeneBuchungen': 'This person still has bookings: {{anzahl}}.',
  'benutzer.unterwegs':
    'This person is out with {{kennzeichen}} at the moment. Once deactivated, they can no longer end the trip themselves.',
  'benutzer.eigenesKonto':
    'You change your own e-mail address and your own second factor with your password, under “Account and security”.',
  'benutzer.selbst': 'Nobody can do this to themselves. Somebody else who maintains people does it.',
  'benutzer.loeschsperre':
    'There is a legal hold for this person or for a vehicle that they have driven. Until it is lifted, everything stays as it is.',
  'benutzer.nameStimmtNicht': 'This is not the name of this person.',
  'benutzer.ueberschneidung':
    'Both have booked for the same time, so often: {{anzahl}}. One of the two bookings has to be cancelled first.',
}
