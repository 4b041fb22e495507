import type { datum as german } from '../de/datum.ts'
import type { Shape } from '../shape.ts'

export const datum: Shape<typeof german> = {
  tag: 'Day',
  uhrzeit: 'Time',
  tagMuster: 'DD/MM/YYYY',
  tagHilfe:
    'Day, month, year, for example 22 Nov 2026 or 22/11/2026; also “today” or “tomorrow”. Alt and the down arrow open the calendar.',
  uhrzeitMuster: 'HH:MM',
  uhrzeitHilfe: 'Hours and minutes from 00:00 to 23:59, for example 9:30.',
  unreadable: 'This is no date. Please write it like this: 22/11/2026',
  noSuchDay: 'There is no such day: {{text}}',
  tooEarly: 'The day must not be before {{tag}}.',
  tooLate: 'The day must not be after {{tag}}.',
  unreadableTime: 'This is no time. Please write it like this: 09:30',
  noSuchTime: 'There is no such time: {{text}}',
  zweimal: 'Which of the two hours?',
  zweimalWahl: {
    first: '{{zeit}}, before the clock goes back',
    second: '{{zeit}}, after the clock has gone back',
  },
  kalender: {
    oeffnen: 'Open the calendar',
    titel: 'Choose a day',
    jahrZurueck: 'Back one year',
    monatZurueck: 'Back one month',
    monatVor: 'Forward one month',
    jahrVor: 'Forward one year',
    heute: 'Today',
    leeren: 'Clear',
  },
}
