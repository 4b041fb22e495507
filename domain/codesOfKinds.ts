// One line per kind of booking, whose reasons are defined beside its rules, and for the people who book.
export { CODES as benutzer } from './benutzer/codes.ts'
export { CODES as einfuhr } from './einfuhr/codes.ts'
export { CODES as fahrzeug } from './fahrzeug/codes.ts'
export { CODES as leseraum } from './leseraum/codes.ts'
export { CODES as schliessung } from './schliessung/codes.ts'
export { CODES as serie } from './serie/codes.ts'
export { CODES as warteliste } from './warteliste/codes.ts'
