// A line for each kind of booking, whose reasons stand beside its rules.
export { CODES as fahrzeug } from './fahrzeug/codes.ts'
export { CODES as leseraum } from './leseraum/codes.ts'
