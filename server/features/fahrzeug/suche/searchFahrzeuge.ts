import type { FahrzeugHit, FahrzeugSuche, fahrzeugSucheQuerySchema } from '@platzwart/contract/fahrzeug'
import { decideFahrt } from '@platzwart/domain/fahrzeug/book'
import type { FahrzeugFacts } from '@platzwart/domain/fahrzeug/facts'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import type { Language } from '@platzwart/phrases/phrases'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { asText, type JsonText, jsonList, jsonWith } from '../../../platform/http/jsonText.ts'
import { problemBody } from '../../../platform/http/problem.ts'
import { refuseIssues } from '../../buchung/transition.ts'
import { refuseOther } from '../../fahrt/bookFahrt.ts'
import { around, factsOf, gapOf, readBelegungen, readDriver } from '../../fahrt/facts.ts'
import { freigeberOf } from '../../fahrt/requestFreigabe.ts'
import { filterOf, parseAusstattung } from '../../flotte/findFahrzeuge.ts'
import type { Flotte, FlottenFahrzeug } from '../../flotte/flotte.ts'
import { flotteOf } from '../../flotte/flotte.ts'
import { type CarlessWish, decideKinds, type KindAnswer } from './decideKinds.ts'
import { keepFahrzeuge } from './keepFahrzeuge.ts'
import { readHeld } from './readHeld.ts'
import type { Marken } from './readMarken.ts'

export type FahrzeugSucheQuery = z.output<typeof fahrzeugSucheQuerySchema>

interface Found extends KindAnswer {
  readonly car: FlottenFahrzeug
  readonly favorit: boolean
}

interface Decided {
  readonly frei: number
  readonly gesamt: number
  readonly page: readonly Found[]
}

/** Favourites first, then what is free, then what is not; in the fleet's order. Only the page's cars are looked at more closely. */
function findPage(
  flotte: Flotte,
  query: FahrzeugSucheQuery,
  held: Uint8Array,
  favoriten: ReadonlySet<unknown>,
  decide: (index: number) => KindAnswer,
): Decided {
  const passes = filterOf(query)
  const ranked: number[][] = [[], [], [], []]
  let frei = 0
  let gesamt = 0
  for (let index = 0; index < flotte.list.length; index++) {
    const car = flotte.list[index] as FlottenFahrzeug
    if (passes !== null && !passes(car)) continue
    const free = held[index] === 0 && decide(index).buchbar
    gesamt++
    if (free) frei++
    else if (query.nurFreie === true) continue
    const rank = (favoriten.size > 0 && favoriten.has(car.id) ? 0 : 2) + (free ? 0 : 1)
    ranked[rank]?.push(index)
  }
  const page = ranked
    .flat()
    .slice(query.offset, query.offset + query.limit)
    .map((index): Found => {
      const car = flotte.list[index] as FlottenFahrzeug
      const { buchbar, freigabeNoetig } = decide(index)
      return {
        car,
        buchbar: buchbar && held[index] === 0,
        freigabeNoetig,
        favorit: favoriten.has(car.id),
      }
    })
  return { frei, gesamt, page }
}

async function wishOf(call: Call, query: FahrzeugSucheQuery) {
  const zeitraum = period(Temporal.Instant.from(query.von), Temporal.Instant.from(query.bis))
  if (!zeitraum.ok) return refuseIssues(zeitraum.issues)
  if (parseAusstattung(query.ausstattung) === null) {
    const issues = [{ code: 'feld.auswahl', field: 'ausstattung', data: {} }] as const
    return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  }
  const fahrerId = query.fahrerId ?? call.person.id
  const unknown = await refuseOther(call, fahrerId)
  if (unknown) return unknown
  return {
    zeitraum: zeitraum.value,
    benutzerId: call.person.id,
    fahrerId,
    personen: query.personen,
    entfernungKm: null,
    ausland: false,
  } satisfies CarlessWish
}

/** The page's cars as they are now, and why those cannot be had that cannot: each as JSON. */
async function presentPage(
  call: Call,
  wish: CarlessWish,
  facts: FahrzeugFacts,
  page: readonly Found[],
  marken: Marken,
): Promise<JsonText<FahrzeugHit>[]> {
  const blocked = page.filter(({ buchbar }) => !buchbar).map(({ car }) => car.id)
  const [fahrzeuge, belegungen] = await Promise.all([
    keepFahrzeuge(
      call,
      marken,
      page.map(({ car }) => car),
    ),
    blocked.length === 0 ? [] : readBelegungen(call, blocked, wish.zeitraum),
  ])
  const reasons = speaker(wish, { ...facts, belegungen }, call.sprache)
  return page.flatMap(({ car, buchbar, freigabeNoetig, favorit }) => {
    const fahrzeug = fahrzeuge.get(car.id)
    if (fahrzeug === undefined) return []
    const issues = buchbar ? [] : reasons(car)
    return [jsonWith<FahrzeugHit, 'fahrzeug'>({ buchbar, freigabeNoetig, issues, favorit }, { fahrzeug })]
  })
}

/** Says reasons in the reader's language, as a refusal would give them; what many cars have in common is said once. */
function speaker(wish: CarlessWish, facts: FahrzeugFacts, sprache: Language) {
  const said = new Map<string, FahrzeugHit['issues']>()
  return (fahrzeug: FlottenFahrzeug): FahrzeugHit['issues'] => {
    const decision = decideFahrt({ ...wish, fahrzeug }, facts)
    if (decision.ok) return []
    const { issues } = decision
    const key = JSON.stringify(issues)
    const refusal = { status: 422, code: 'anfrage.ungueltig', issues } as const
    const texts = said.get(key) ?? problemBody(refusal, { sprache, zone: facts.zone }, '').issues
    said.set(key, texts)
    return texts
  }
}

/**
 * The window first, then the cars: those that this driver may take then, and the others with their reasons. All of the fleet is decided,
 * because what is free comes first and is counted; how a car is and why it cannot be had is told of the page alone.
 */
export async function searchFahrzeuge(call: Call, query: FahrzeugSucheQuery) {
  const wish = await wishOf(call, query)
  if ('refusal' in wish) return wish
  const { tx, person, konfiguration, now } = call
  const flotte = await flotteOf({ tx, konfiguration })
  const gap = gapOf(person)
  const soon = Temporal.Instant.compare(wish.zeitraum.von.subtract({ minutes: gap }), now) <= 0
  const { von } = wish.zeitraum
  const [{ held, marken }, driver, freigeber] = await Promise.all([
    readHeld(call, flotte, { von, bis: around(wish.zeitraum, gap).bis }, soon),
    readDriver(call, flotte, wish.fahrerId, wish.zeitraum),
    freigeberOf(tx, konfiguration, { benutzer_id: wish.benutzerId, fahrer_id: wish.fahrerId }),
  ])
  if (!driver) return refuse({ status: 404, code: 'nichtGefunden' })
  const facts = factsOf(call, person, driver, [])
  const favoriten = new Set<unknown>(person.einstellungen['fahrzeug.favoriten'].value)
  const { frei, gesamt, page } = findPage(flotte, query, held, favoriten, decideKinds(flotte, wish, facts))
  // Without anybody to ask there is nothing to approve.
  const freigabeMoeglich = freigeber.length > 0
  const asked = page.map((found) => ({ ...found, freigabeNoetig: found.freigabeNoetig && freigabeMoeglich }))
  const items = await presentPage(call, wish, facts, asked, marken)
  const head = { frei, gesamt, freigabeMoeglich }
  const text = () => jsonWith<FahrzeugSuche, 'items'>(head, { items: jsonList(items) })
  return { status: 200, ...asText(text) } as const
}
