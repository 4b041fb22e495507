import { ROLLEN } from '../../features/mandant/createRollen.ts'
import type { Vorlage } from '../mandanten/vorlage.ts'
import { idsOf, known, type Tabelle } from './tabelle.ts'

export interface Menschen {
  readonly tabellen: readonly Tabelle[]
  /** Ids of people by e-mail. */
  readonly personen: ReadonlyMap<string, string>
}

/** People, roles, groups, how they hang together, and the settings of Mandant and groups. */
export function createMenschen(
  vorlage: Vorlage,
  anmeldungen: ReadonlyMap<string, string>,
  id: () => string,
): Menschen {
  const rollen = idsOf([...Object.keys(ROLLEN), ...Object.values(vorlage.gruppen).flat()], id)
  const gruppen = idsOf(Object.keys(vorlage.gruppen), id)
  const personen = idsOf(
    vorlage.personen.map((it) => it.email),
    id,
  )
  const benutzer = vorlage.personen.map((it) => ({
    id: known(personen, it.email),
    anmeldung_id: known(anmeldungen, it.email),
    personalnummer: it.personalnummer,
    vorname: it.vorname,
    nachname: it.nachname,
    email: it.email,
    sprache: it.sprache,
  }))
  const einstellungen = vorlage.einstellungen.map((it) => ({
    id: id(),
    option_name: it.name,
    wert: it.wert,
    gruppe_id: it.gruppe === undefined ? null : known(gruppen, it.gruppe),
  }))
  return {
    personen,
    tabellen: [
      ['rolle', [...rollen].map(([name, rolle]) => ({ id: rolle, name }))],
      ['rolle_berechtigung', rechte(rollen)],
      ['gruppe', [...gruppen].map(([name, gruppe]) => ({ id: gruppe, name }))],
      ['benutzer', benutzer],
      ...links(vorlage, { rollen, gruppen, personen }),
      ['einstellung_wert', einstellungen],
    ],
  }
}

type Ids = ReadonlyMap<string, string>

function rechte(rollen: Ids) {
  return Object.entries(ROLLEN).flatMap(([rolle, namen]) =>
    namen.map((berechtigung) => ({ rolle_id: known(rollen, rolle), berechtigung })),
  )
}

function links(vorlage: Vorlage, ids: { rollen: Ids; gruppen: Ids; personen: Ids }): Tabelle[] {
  const ofGruppen = Object.entries(vorlage.gruppen).flatMap(([gruppe, namen]) =>
    namen.map((rolle) => ({ gruppe_id: known(ids.gruppen, gruppe), rolle_id: known(ids.rollen, rolle) })),
  )
  const inGruppen = vorlage.personen.flatMap((it) =>
    it.gruppen.map((gruppe) => ({
      benutzer_id: known(ids.personen, it.email),
      gruppe_id: known(ids.gruppen, gruppe),
    })),
  )
  const mitRollen = vorlage.personen.flatMap((it) =>
    it.rollen.map((rolle) => ({
      benutzer_id: known(ids.personen, it.email),
      rolle_id: known(ids.rollen, rolle),
    })),
  )
  return [
    ['gruppe_rolle', ofGruppen],
    ['benutzer_gruppe', inGruppen],
    ['benutzer_rolle', mitRollen],
  ]
}
