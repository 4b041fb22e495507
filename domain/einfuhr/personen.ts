import { type Columns, readWord } from './columns.ts'

const COLUMNS = ['vorname', 'nachname', 'email', 'personalnummer', 'sprache', 'gruppen', 'rollen'] as const

type Column = (typeof COLUMNS)[number]

/** The columns of a table of people. */
export const PERSONEN_COLUMNS: Columns<Column> = {
  spalten: COLUMNS,
  names: {
    vorname: ['vorname', 'firstname', 'givenname', 'forename'],
    nachname: ['nachname', 'name', 'familienname', 'lastname', 'surname', 'familyname'],
    email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress'],
    personalnummer: [
      'personalnummer',
      'personalnr',
      'persnr',
      'personnelnumber',
      'employeeid',
      'employeenumber',
    ],
    sprache: ['sprache', 'language'],
    gruppen: ['gruppen', 'gruppe', 'groups', 'group'],
    rollen: ['rollen', 'rolle', 'roles', 'role'],
  },
  needed: ['vorname', 'nachname', 'email'],
}

const LANGUAGES: Readonly<Record<string, 'de' | 'en'>> = {
  de: 'de',
  deutsch: 'de',
  german: 'de',
  en: 'en',
  englisch: 'en',
  english: 'en',
}

/** Parses a language as people write it; an unknown one is returned unchanged. */
export const readLanguage = (cell: string): string => readWord(LANGUAGES, cell)
