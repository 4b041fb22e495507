import type { eigenes as german } from '../de/eigenes.ts'
import type { Shape } from '../shape.ts'

export const eigenes: Shape<typeof german> = {
  eigene: {
    titel: 'My settings',
    lead: 'What stands here holds for you alone.',
    fahrzeuge: 'E-mails, reminders and favourites about vehicles',
    mails: 'Read my mails',
    hausWaehlt: 'Which e-mails are sent is decided by the house.',
    fahrzeugRegeln: 'What holds when booking vehicles',
  },
  sprache: {
    titel: 'Language and colours',
    text: 'The language holds for e-mails, too; the colours hold on this device.',
  },
  plan: {
    titel: { leseraum: 'Floor plan', arbeitswelt: 'Floor plan of the workspaces' },
    text: 'This floor plan opens first.',
    feld: 'Opens first',
    keiner: 'None chosen',
    weg: 'No longer bookable',
  },
  grenzen: {
    titel: 'What holds when you book',
    arbeitswelt: 'What holds when you book a workspace',
    text: 'The house decides that, for everybody or for a group.',
  },
}
