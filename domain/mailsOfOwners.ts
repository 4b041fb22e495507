// One line per noun that sends mails.
export { ACCOUNT_MAILS } from './benutzer/mails.ts'
export { FAHRT_MAILS, FAHRZEUG_BERICHT_MAILS, FRIST_MAILS } from './fahrzeug/mails.ts'
export { BUCHUNG_MAILS, PLATZ_BERICHT_MAILS, WARTELISTE_MAILS } from './leseraum/mails.ts'
export { SCHLIESSUNG_MAILS } from './leseraum/schliessung/mails.ts'
export { SERIE_MAILS } from './leseraum/serie/mails.ts'
