// A line for each kind of booking: what is kept of the people who book, what of it they are told and what of it goes out, what becomes of it when
// one of them is made anonymous and where others may have named them, and when somebody who is there twice becomes one.
export { BESTAENDE as cars } from './fahrzeug/bestaende.ts'
export { FREITEXTE as carTexts } from './fahrzeug/freitexte.ts'
export { MOVES as carMoves } from './fahrzeug/moves.ts'
export { OWN_FILES as carFiles, OWN_ROWS as carRows } from './fahrzeug/ownRows.ts'
export { REPORTS as carReports } from './fahrzeug/reports.ts'
export { TRACES as carTraces } from './fahrzeug/traces.ts'
export { BESTAENDE as rooms } from './leseraum/bestaende.ts'
export { FREITEXTE as roomTexts } from './leseraum/freitexte.ts'
export { MOVES as roomMoves } from './leseraum/moves.ts'
export { OWN_ROWS as roomRows } from './leseraum/ownRows.ts'
export { TRACES as roomTraces } from './leseraum/traces.ts'
