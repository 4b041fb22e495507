// One line per kind of booking: what is kept of the people who book, which reports contain it, and where
// others may have named them.
export { BESTAENDE as cars } from './fahrzeug/bestaende.ts'
export { FREITEXTE as carTexts } from './fahrzeug/freitexte.ts'
export { REPORTS as carReports } from './fahrzeug/reports.ts'
export { BESTAENDE as rooms } from './leseraum/bestaende.ts'
export { FREITEXTE as roomTexts } from './leseraum/freitexte.ts'
