// A line for each kind of booking: what is kept of the people who book.
export { BESTAENDE as cars } from './fahrzeug/bestaende.ts'
export { BESTAENDE as rooms } from './leseraum/bestaende.ts'
