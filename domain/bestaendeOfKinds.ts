// A line for each kind of booking: what is kept of the people who book, and what of it they are told.
export { BESTAENDE as cars } from './fahrzeug/bestaende.ts'
export { OWN_FILES as carFiles, OWN_ROWS as carRows } from './fahrzeug/ownRows.ts'
// And what becomes of it when one of them is made anonymous.
export { TRACES as carTraces } from './fahrzeug/traces.ts'
export { BESTAENDE as rooms } from './leseraum/bestaende.ts'
export { OWN_ROWS as roomRows } from './leseraum/ownRows.ts'
export { TRACES as roomTraces } from './leseraum/traces.ts'
// And when somebody who is there twice becomes one.
export { MOVES as carMoves } from './fahrzeug/moves.ts'
export { MOVES as roomMoves } from './leseraum/moves.ts'
