import { menuEntries } from '@platzwart/domain/berechtigung/menu'
import { BERECHTIGUNGEN, type Berechtigung } from '@platzwart/domain/berechtigung/names'
import { MODULE } from '@platzwart/domain/mandant/module'
import { expect, it } from 'vitest'
import { FEATURES } from './features.ts'

/** Operations without which a page shows nothing useful. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  empfang: ['listLeseraumBuchungen', 'checkInAmEmpfang'],
  buchungenRaeume: ['listLeseraumBuchungen', 'cancelLeseraumBuchungen', 'checkInAmEmpfang', 'lockLeseraeume'],
  buchungenFahrzeuge: ['listFahrten', 'cancelFahrten', 'listFahrzeuge'],
  buchungenSperren: ['listSperren', 'lockLeseraeume', 'releaseSperre', 'listSchliessungen'],
  karte: ['listGrundrisse', 'readPlanTag'],
  liste: ['listGrundrisse', 'readPlanTag'],
  arbeitsweltKarte: ['listGrundrisse', 'readPlanTag'],
  arbeitsweltListe: ['listGrundrisse', 'readPlanTag'],
  fahrzeuge: ['searchFahrzeuge'],
  fahrten: ['listFahrten'],
  uebersicht: ['showUebersicht'],
  freigaben: ['listFreigaben'],
  fuehrerschein: ['readOwnFuehrerschein'],
  fahrzeugEinstellungen: ['listEinstellungen'],
  admin: ['listAttention', 'listFigures'],
  einrichten: ['readEinrichtung'],
  raeume: ['listGrundrisse', 'listLeseraeume', 'createLeseraeume'],
  ausstattung: ['listAusstattungen', 'saveAusstattung'],
  sonderoeffnungszeiten: ['listOeffnungszeiten', 'listFeiertage', 'listSchliessungen'],
  anzeigegeraete: ['listAnzeigegeraete'],
  anmeldung: ['listAnmeldedienste'],
  standorte: ['listStandorte', 'saveStandort'],
  benutzer: ['listBenutzer', 'showBenutzer'],
  gruppen: ['listGruppen', 'listRollen'],
  rollen: ['listRollen', 'listHolders'],
  auslastung: ['readAuslastung', 'exportAuslastung'],
  auswertung: ['readAuswertung', 'exportAuswertung'],
  haus: ['listMailtexte', 'showMandant'],
  dateien: ['listDateien', 'deleteDatei'],
  einstellungen: ['listHausEinstellungen', 'listWerte'],
  fahrzeugeAdmin: ['listFahrzeuge', 'createFahrzeug'],
  auftraege: ['listAuftraege'],
  postausgang: ['listMails', 'sendTestMail'],
  aufbewahrung: ['listFristen', 'listLoeschsperren'],
  anlage: ['showAnlage'],
  protokoll: ['listProtokoll', 'exportProtokoll'],
  eigeneEinstellungen: ['listEinstellungen', 'listGeraete'],
  eigeneMails: ['listOwnMails'],
}

/** Pages and dialogs whose operations are open to everybody. */
const OPEN_TO_ALL = ['heute', 'mandanten', 'soGehts', 'regeln', 'passwort', 'logout']

const POLICIES = new Map(
  FEATURES.flatMap(({ serves = [] }) =>
    serves.flatMap((one) => ('policy' in one ? [[one.operation.id, one.policy] as const] : [])),
  ),
)

const rightsOf = (entry: string): readonly Berechtigung[] =>
  BERECHTIGUNGEN.filter((right) => menuEntries(new Set([right]), MODULE).some(({ id }) => id === entry))

const everybody = menuEntries(new Set(BERECHTIGUNGEN), MODULE, { einrichtung: true, betreiber: true })

it('covers each page of the menu', () => {
  const ids = everybody.map(({ id }) => id)
  expect(ids.filter((id) => !Object.hasOwn(NEEDS, id) && !OPEN_TO_ALL.includes(id))).toEqual([])
  expect(Object.keys(NEEDS).filter((id) => !ids.includes(id))).toEqual([])
})

it.each(Object.entries(NEEDS))('opens %s to nobody whom its operations would refuse', (entry, operations) => {
  const refused = operations.flatMap((id) => {
    const policy = POLICIES.get(id)
    if (policy === undefined) return [`${id} is no operation`]
    const { anyOf } = policy
    return anyOf === undefined
      ? []
      : rightsOf(entry)
          .filter((right) => !anyOf.includes(right))
          .map((right) => `${id} refuses ${right}`)
  })
  expect(refused).toEqual([])
})
