// A line for each kind of booking: what is kept of the people who book.
export { BESTAENDE as cars } from './fahrzeug/bestaende.ts'
// And what becomes of it when one of them is made anonymous.
export { TRACES as carTraces } from './fahrzeug/traces.ts'
export { BESTAENDE as rooms } from './leseraum/bestaende.ts'
export { TRACES as roomTraces } from './leseraum/traces.ts'
