import { formatUhrzeit, type Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Place } from '../buchungen/belegungsbuch.ts'
import type { Platz } from '../grundriss/entwurf.ts'
import type { Plan, Template } from '../mandanten/template.ts'
import { idsOf, known, orderedIdsOf, type Table } from './table.ts'

export interface Raeume {
  readonly tabellen: readonly Table[]
  /** Ids of locations by name, and of parking spaces by `location/name`. */
  readonly standorte: ReadonlyMap<string, string>
  readonly abstellplaetze: ReadonlyMap<string, string>
  /** Ids of kinds of equipment by name. */
  readonly ausstattungen: ReadonlyMap<string, string>
  /** What can be booked, plan by plan in the order of the template; without what is out of use. */
  readonly orte: readonly (readonly Place[])[]
}

type WithId<T> = T & { readonly id: string }
type PlanWithIds = WithId<Plan> & { readonly plaetze: readonly WithId<Platz>[] }

/** Locations and kinds of equipment that a house has already. */
export type Before = Pick<Raeume, 'standorte' | 'ausstattungen'>

const NOTHING: Before = { standorte: new Map(), ausstattungen: new Map() }

/** Locations, floor plans with all that stands on them, equipment and opening hours. */
export function createRaeume(
  template: Pick<Template, 'standorte' | 'plaene'>,
  id: () => string,
  before = NOTHING,
): Raeume {
  const neue = orderedIdsOf(
    template.standorte.map((it) => it.name),
    id,
  )
  const standorte = new Map([...before.standorte, ...neue])
  // Plans are listed by id, and the first is what opens: the template's order is kept, although these ids are of one millisecond.
  const planIds = template.plaene.map(id).sort()
  const plaene = template.plaene.map((plan, i) => ({
    ...plan,
    id: planIds[i] ?? id(),
    plaetze: plan.entwurf.plaetze.map((platz) => ({ ...platz, id: id() })),
  }))
  const abstellplaetze = template.standorte.flatMap((standort) =>
    standort.abstellplaetze.map((name) => ({ id: id(), standort_id: known(standorte, standort.name), name })),
  )
  const parking = template.standorte.flatMap((standort) =>
    standort.abstellplaetze.map((name) => `${standort.name}/${name}`),
  )
  const kinds = kindsOf(plaene, before, id)
  return {
    standorte,
    ausstattungen: new Map([...before.ausstattungen, ...kinds]),
    abstellplaetze: new Map(parking.map((key, i) => [key, abstellplaetze[i]?.id ?? ''])),
    orte: plaene.map(bookable),
    tabellen: [
      ['standort', [...neue].map(([name, standort]) => ({ id: standort, name }))],
      ['abstellplatz', abstellplaetze],
      ['grundriss', plaene.map((plan) => grundrissRow(plan, known(standorte, plan.standort)))],
      ['leseraum', plaene.flatMap((plan) => plan.plaetze.map((platz) => leseraumRow(plan.id, platz)))],
      ['ausstattung', [...kinds].map(([name, kind]) => ({ id: kind, name }))],
      ['leseraum_ausstattung', equipmentRows(plaene, new Map([...before.ausstattungen, ...kinds]))],
      ...oeffnung(plaene, id),
    ],
  }
}

function bookable(plan: PlanWithIds): Place[] {
  return plan.plaetze
    .filter((it) => it.aktiv)
    .map(({ id, bezeichnung, kapazitaet, art }) => ({
      id,
      grundrissId: plan.id,
      bezeichnung,
      kapazitaet,
      gruppenraum: art === 'gruppenraum',
    }))
}

function grundrissRow({ id, link, entwurf, bereich = 'leseraum' }: PlanWithIds, standort_id: string) {
  const { bezeichnung, beschreibung, breite, hoehe, zeichnung } = entwurf
  return { id, standort_id, link, bereich, bezeichnung, beschreibung, breite, hoehe, zeichnung }
}

function leseraumRow(grundriss_id: string, platz: WithId<Platz>) {
  const { zweitePersonNoetig, ausstattung: _, ...same } = platz
  return { ...same, grundriss_id, zweite_person_noetig: zweitePersonNoetig }
}

/** The kinds of equipment that the house has not yet. */
function kindsOf(
  plaene: readonly PlanWithIds[],
  { ausstattungen }: Before,
  id: () => string,
): Map<string, string> {
  const names = plaene.flatMap((plan) => plan.plaetze).flatMap((it) => Object.keys(it.ausstattung))
  return idsOf(
    names.filter((name) => !ausstattungen.has(name)),
    id,
  )
}

function equipmentRows(plaene: readonly PlanWithIds[], kinds: ReadonlyMap<string, string>) {
  return plaene
    .flatMap((plan) => plan.plaetze)
    .flatMap((platz) =>
      Object.entries(platz.ausstattung).map(([name, anzahl]) => ({
        leseraum_id: platz.id,
        ausstattung_id: known(kinds, name),
        anzahl,
      })),
    )
}

function oeffnung(plaene: readonly PlanWithIds[], id: () => string): Table[] {
  const times = (it: { von: Uhrzeit; bis: Uhrzeit }) => ({
    von: formatUhrzeit(it.von),
    bis: formatUhrzeit(it.bis),
  })
  const woche = plaene.flatMap((plan) =>
    plan.oeffnungszeiten.map((it) => ({
      id: id(),
      grundriss_id: plan.id,
      wochentag: it.wochentag,
      geoeffnet: it.geoeffnet,
      ...times(it),
    })),
  )
  const sonder = plaene.flatMap((plan) =>
    plan.sonderoeffnungszeiten.map((it) => ({
      id: id(),
      grundriss_id: plan.id,
      gueltig_von: it.gueltigVon.toString(),
      gueltig_bis: it.gueltigBis.toString(),
      status: it.status,
      grund: it.grund,
      ...times(it),
    })),
  )
  return [
    ['oeffnungszeit', woche],
    ['sonderoeffnungszeit', sonder],
  ]
}
