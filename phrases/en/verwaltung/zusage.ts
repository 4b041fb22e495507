import type { zusage as German } from '../../de/verwaltung/zusage.ts'
import type { Shape } from '../../shape.ts'

export const zusage: Shape<typeof German> = {
  titel: 'Book together',
  frage: '{{person}} would like to share this place with you. Will you come along?',
  was: 'Seat',
  wo: 'Where',
  tag: 'Day',
  zeit: 'Time',
  spanne: '{{von}} – {{bis}}',
  personen: 'People',
  bucher: 'Booked by',
  zusagen: 'Confirm',
  absagen: 'Decline',
  stand: {
    zugesagt: 'Confirmed: it is reserved.',
    ebenAbgesagt: 'Declined: the booking is cancelled and the seat will be free again.',
    abgesagt: 'This booking was declined or cancelled. There is nothing left to do.',
    vorbei: 'The time to answer is over. There is nothing left to do.',
  },
}
