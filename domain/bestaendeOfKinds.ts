// A line for each kind of booking: what is kept of the people who book, what of it goes out, and where others may have named them.
export { BESTAENDE as cars } from './fahrzeug/bestaende.ts'
export { FREITEXTE as carTexts } from './fahrzeug/freitexte.ts'
export { REPORTS as carReports } from './fahrzeug/reports.ts'
export { BESTAENDE as rooms } from './leseraum/bestaende.ts'
export { FREITEXTE as roomTexts } from './leseraum/freitexte.ts'
