import type { fehler as German } from '../../de/fehler/serie.ts'
import type { Shape } from '../../shape.ts'

export const fehler: Shape<typeof German> = {
  'serie.ohneEnde': 'A series needs a last day or a number, at most {{hoechstens}} dates.',
  'serie.keinTag': 'None of the chosen weekdays falls into that time.',
  'serie.zuViele': 'A series has at most {{hoechstens}} dates.',
  'serie.stundeFehlt': 'There is no {{zeit}} on this day: the clock goes forward.',
  'serie.nichtsFrei': 'None of these dates could be had any more. Nothing was booked.',
  'serie.nichtStornierbar':
    'This booking can no longer be cancelled: it is over, cancelled already, or not your own.',
  'serie.nichtsGeaendert': 'None of these bookings could be changed that way. All stays as it was.',
  'serie.inzwischenGeaendert': 'This booking has changed meanwhile, or is over.',
  'serie.zweitePerson': 'This booking has a second person and is changed by itself.',
}
