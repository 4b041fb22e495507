import type { mitteilung as German } from '../../de/verwaltung/mitteilung.ts'
import type { Shape } from '../../shape.ts'

export const mitteilung: Shape<typeof German> = {
  titel: 'Notifications on this device',
  text: 'What cannot wait appears on the screen at once, even while Platzwart is not open.',
  an: 'Switched on: {{geraet}}',
  aus: 'Switched off for this device',
  einschalten: 'Switch on for this device',
  ausschalten: 'Switch off',
  probe: 'Send a test',
  eingeschaltet: 'Notifications are switched on for this device.',
  ausgeschaltet: 'Notifications are switched off for this device.',
  probiert: 'The test is on its way.',
  ohneNamen: 'Unknown browser',
  unmoeglich: 'This browser cannot show notifications. E-mails come as before.',
  erstAufHomeBildschirm:
    'On iPhone and iPad: choose “Share” and “Add to Home Screen” in Safari, open Platzwart from there and switch it on here. E-mails come as before.',
  verboten: 'The browser does not allow notifications',
  verbotenText:
    'Allow them in the browser’s settings for this address, mostly by the sign before the address, and load the page anew.',
  nichtErlaubt: 'The browser asked, and nobody agreed. Nothing is switched on.',
  dienstStumm: 'The browser’s notification service does not answer',
  dienstStummText: 'Nothing is switched on. Try again later.',
  andere: 'Other devices',
  seit: 'Switched on {{wann}}',
  entfernen: 'Switch off',
  entfernenName: 'Switch off notifications: {{geraet}}',
  entfernt: 'This device gets no notifications any more.',
  was: {
    titel: 'What comes, and what does not',
    wann: 'Offers of the waiting list, requests to you, reminders, and what others change about your bookings and trips. Not what you have just done yourself.',
    mails:
      'Notifications come with the e-mails: whoever switches a kind of e-mail off gets no notification of it, either.',
    abmelden: 'Whoever signs out on a device gets nothing there any more.',
    dienst:
      'The service of the browser’s maker carries the notification encrypted; only this device can read it.',
  },
}
