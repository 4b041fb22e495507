import { rollenIn } from '../../features/mandant/createRollen.ts'
import type { Person, Template } from '../mandanten/template.ts'
import { idsOf, known, type Table } from './table.ts'

export interface People {
  readonly tabellen: readonly Table[]
  /** Ids of people by e-mail. */
  readonly personen: ReadonlyMap<string, string>
}

/** The houses of the demo are German. */
const ROLLEN = rollenIn('de')

/** People, roles, groups, how they hang together, and the settings of Mandant and groups. */
export function createPeople(
  template: Template,
  anmeldungen: ReadonlyMap<string, string>,
  id: () => string,
): People {
  const rollen = idsOf([...ROLLEN.map(({ name }) => name), ...Object.values(template.gruppen).flat()], id)
  const gruppen = idsOf(Object.keys(template.gruppen), id)
  const everybody = [...template.personen, ...(template.later?.personen ?? [])]
  const personen = idsOf(
    everybody.map((it) => it.email),
    id,
  )
  const benutzer = everybody.map((it) => ({
    id: known(personen, it.email),
    anmeldung_id: known(anmeldungen, it.email),
    personalnummer: it.personalnummer,
    vorname: it.vorname,
    nachname: it.nachname,
    email: it.email,
    sprache: it.sprache,
  }))
  const einstellungen = template.einstellungen.map((it) => ({
    id: id(),
    option_name: it.name,
    wert: it.wert,
    gruppe_id: it.gruppe === undefined ? null : known(gruppen, it.gruppe),
  }))
  return {
    personen,
    tabellen: [
      ['rolle', [...rollen].map(([name, rolle]) => ({ id: rolle, name }))],
      ['rolle_berechtigung', rightsOf(rollen)],
      ['gruppe', [...gruppen].map(([name, gruppe]) => ({ id: gruppe, name }))],
      ['benutzer', benutzer],
      ...links(template, everybody, { rollen, gruppen, personen }),
      ['einstellung_wert', einstellungen],
    ],
  }
}

type Ids = ReadonlyMap<string, string>

function rightsOf(rollen: Ids) {
  return ROLLEN.flatMap(({ name, berechtigungen }) =>
    berechtigungen.map((berechtigung) => ({ rolle_id: known(rollen, name), berechtigung })),
  )
}

function links(
  template: Template,
  everybody: readonly Person[],
  ids: { rollen: Ids; gruppen: Ids; personen: Ids },
): Table[] {
  const ofGruppen = Object.entries(template.gruppen).flatMap(([gruppe, namen]) =>
    namen.map((rolle) => ({ gruppe_id: known(ids.gruppen, gruppe), rolle_id: known(ids.rollen, rolle) })),
  )
  const inGruppen = everybody.flatMap((it) =>
    it.gruppen.map((gruppe) => ({
      benutzer_id: known(ids.personen, it.email),
      gruppe_id: known(ids.gruppen, gruppe),
    })),
  )
  const withRollen = everybody.flatMap((it) =>
    it.rollen.map((rolle) => ({
      benutzer_id: known(ids.personen, it.email),
      rolle_id: known(ids.rollen, rolle),
    })),
  )
  return [
    ['gruppe_rolle', ofGruppen],
    ['benutzer_gruppe', inGruppen],
    ['benutzer_rolle', withRollen],
  ]
}
