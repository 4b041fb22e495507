import type { CodeTexts } from '../../shape.ts'

/** Why something is refused that is about people, groups and roles. */
export const fehler = {
  'benutzer.letztePerson':
    'Danach hätte im Haus niemand mehr das Recht „{{recht}}“. Erst muss es jemand anderes haben, der sich schon angemeldet hat.',
  'benutzer.nichtGehalten': 'Vergeben lässt sich nur, was man selbst darf. Hier fehlt: {{rechte}}.',
  'benutzer.darfMehr': 'Diese Person darf mehr: {{rechte}}. Ändern kann sie nur, wer das auch darf.',
  'benutzer.vergebenNurMitRecht':
    'Gruppen, Rollen und Berechtigungen vergibt nur, wer das Recht „{{recht}}“ hat.',
  'benutzer.emailVergeben': 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto.',
  'benutzer.emailGeteilt':
    'Mit diesem Konto meldet sich die Person auch anderswo an. Die E-Mail-Adresse kann sie deshalb nur selbst ändern.',
  'benutzer.zweitfaktorGeteilt':
    'Mit diesem Konto meldet sich die Person auch anderswo an. Ihren zweiten Faktor kann dieses Haus deshalb nicht zurücksetzen.',
  'benutzer.personalnummerVergeben': 'Diese Personalnummer hat schon {{name}}.',
  'benutzer.emailDoppelt': 'Diese E-Mail-Adresse steht zweimal in der Liste.',
  'benutzer.keineEinladung': 'Diese Person hat schon ein Passwort; eine Einladung gibt es nicht mehr.',
  'benutzer.inaktiv': 'Diese Person ist deaktiviert. Erst muss sie wieder aktiviert werden.',
  'benutzer.betroffeneBuchungen': 'Diese Person hat noch Buchungen: {{anzahl}}.',
  'benutzer.unterwegs':
    'Diese Person ist gerade mit {{kennzeichen}} unterwegs. Ist sie deaktiviert, kann sie die Fahrt nicht mehr selbst beenden.',
  'benutzer.eigenesKonto':
    'Ihre eigene E-Mail-Adresse und Ihren eigenen zweiten Faktor ändern Sie mit Ihrem Passwort, unter „Konto und Sicherheit“.',
  'benutzer.selbst': 'Das kann niemand mit sich selbst tun. Es tut, wer sonst noch Personen pflegt.',
  'benutzer.loeschsperre':
    'Für diese Person oder für ein Fahrzeug, das sie gefahren hat, gilt eine Löschsperre. Bis sie aufgehoben ist, bleibt alles, wie es ist.',
  'benutzer.nameStimmtNicht': 'Das ist nicht der Name dieser Person.',
  'benutzer.ueberschneidung':
    'Beide haben zur selben Zeit gebucht: {{anzahl}}-mal. Erst muss eine der beiden Buchungen storniert sein.',
} satisfies CodeTexts<'benutzer'>
