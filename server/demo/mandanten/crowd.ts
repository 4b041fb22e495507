import { type Person, people } from './template.ts'

const VORNAMES = [
  'Alma',
  'Bastian',
  'Carla',
  'Dario',
  'Elif',
  'Fabian',
  'Gesine',
  'Hamid',
  'Iris',
  'Jannik',
  'Katja',
  'Leon',
  'Malin',
  'Nabil',
  'Oda',
  'Pascal',
  'Romy',
  'Selim',
  'Tilda',
  'Urs',
  'Vera',
  'Wenzel',
  'Xenia',
  'Yara',
] as const

const NACHNAMES = [
  'Adler',
  'Böhm',
  'Castellan',
  'Dorn',
  'Ehlers',
  'Fink',
  'Gruber',
  'Heller',
  'Imhof',
  'Jahnke',
  'Kessler',
  'Lohse',
  'Mertens',
  'Nussbaum',
  'Ortmann',
  'Pohl',
] as const

/** So many people more, no two of one name, and none whose name another list has. */
export function crowd(
  anzahl: number,
  domain: string,
  kuerzel: string,
  standard: Pick<Person, 'gruppen' | 'rollen'>,
): Person[] {
  const person = people(domain, kuerzel, standard)
  return Array.from({ length: anzahl }, (_, i) => {
    const vorname = VORNAMES[i % VORNAMES.length] ?? ''
    const nachname = NACHNAMES[(i + Math.floor(i / VORNAMES.length)) % NACHNAMES.length] ?? ''
    return person(`${vorname} ${nachname}`, i % 11 === 4 ? { sprache: 'en' } : {})
  })
}
