import type { FahrzeugSuche, FahrzeugTreffer, fahrzeugSucheQuerySchema } from '@platzwart/contract/fahrzeug'
import { decideFahrt } from '@platzwart/domain/fahrzeug/book'
import type { FahrzeugFacts } from '@platzwart/domain/fahrzeug/facts'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Language } from '@platzwart/phrases/phrases'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { problemBody } from '../../platform/http/problem.ts'
import { refuseIssues } from '../buchung/transition.ts'
import { freigeberOf } from '../freigabe/requestFreigabe.ts'
import { refuseOther } from './bookFahrt.ts'
import { around, type FahrtWish, factsOf, gapOf, readBelegungen, readDriver } from './facts.ts'
import { findFahrzeuge, parseAusstattung } from './findFahrzeuge.ts'
import type { FlottenFahrzeug } from './flotte.ts'
import { presentFahrzeug } from './present.ts'
import { readHeldIds, readZustaende } from './queries.ts'

export type FahrzeugSucheQuery = z.output<typeof fahrzeugSucheQuerySchema>

/** The wish but for its car. */
type Wish = Omit<FahrtWish, 'fahrzeug'>

interface Answer {
  readonly buchbar: boolean
  readonly freigabeNoetig: boolean
}

/**
 * What the rules say about each car, apart from who else has it. Cars that differ in nothing that the rules look at are decided once: of a
 * day in their papers only whether the trip keeps it, of their seats only whether they are enough.
 */
function decideByKind(wish: Wish, facts: FahrzeugFacts): (fahrzeug: FlottenFahrzeug) => Answer {
  const { zone } = facts
  const first = tagOf(wish.zeitraum.von, zone)
  const last = tagOf(wish.zeitraum.bis.subtract({ nanoseconds: 1 }), zone)
  const compare = Temporal.PlainDate.compare
  const keeps = new Map<Temporal.PlainDate, number>()
  const sides = (tag: Temporal.PlainDate | null): number => {
    if (tag === null) return 0
    const known = keeps.get(tag) ?? (compare(tag, first) <= 0 ? 1 : 0) + (compare(last, tag) <= 0 ? 2 : 0)
    keeps.set(tag, known)
    return known
  }
  const kindsByTimes = new Map<unknown, Map<string, Answer>>()
  return (fahrzeug) => {
    const { gueltigVon, gueltigBis, uvvBis, sitze, fuehrerscheinklasse, buchungszeiten } = fahrzeug
    const enough = sitze >= wish.personen ? 1 : 0
    const open = [gueltigVon, gueltigBis, uvvBis].map((tag) => (tag === null ? '-' : sides(tag)))
    const kind = `${fuehrerscheinklasse} ${enough} ${open.join('')}`
    const kinds = kindsByTimes.get(buchungszeiten) ?? new Map<string, Answer>()
    kindsByTimes.set(buchungszeiten, kinds)
    const known = kinds.get(kind) ?? answerOf({ ...wish, fahrzeug }, facts)
    kinds.set(kind, known)
    return known
  }
}

function answerOf(wish: FahrtWish, facts: FahrzeugFacts): Answer {
  const decision = decideFahrt(wish, facts)
  return {
    buchbar: decision.ok,
    freigabeNoetig: decision.ok && decision.value.freigabeGruende.length > 0,
  }
}

interface Found extends Answer {
  readonly car: FlottenFahrzeug
  readonly favorit: boolean
}

/** Favourites first, then what is free, then what is not; in the fleet's order. */
function inOrder(found: readonly Found[]): Found[] {
  const rank = ({ favorit, buchbar }: Found) => (favorit ? 0 : 2) + (buchbar ? 0 : 1)
  const ranked: Found[][] = [[], [], [], []]
  for (const one of found) ranked[rank(one)]?.push(one)
  return ranked.flat()
}

async function wishOf(call: Call<unknown>, query: FahrzeugSucheQuery) {
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
  } satisfies Wish
}

/** The page's cars as they are now, and why those cannot be had that cannot. */
async function presentPage(
  call: Call<unknown>,
  wish: Wish,
  facts: FahrzeugFacts,
  page: readonly Found[],
  sprache: Language,
) {
  const blocked = page.filter(({ buchbar }) => !buchbar).map(({ car }) => car.id)
  const [zustaende, belegungen] = await Promise.all([
    readZustaende(
      call.tx,
      page.map(({ car }) => car.id),
    ),
    blocked.length === 0 ? [] : readBelegungen(call, blocked, wish.zeitraum),
  ])
  const withHolds = { ...facts, belegungen }
  return page.map(({ car, buchbar, freigabeNoetig, favorit }): FahrzeugTreffer => {
    const fahrzeug = presentFahrzeug(car, zustaende.get(car.id))
    return {
      fahrzeug,
      buchbar,
      freigabeNoetig,
      issues: buchbar ? [] : spoken({ ...wish, fahrzeug: car }, withHolds, sprache),
      favorit,
    }
  })
}

/** The reasons in the reader's language, as a refusal would give them. */
function spoken(wish: FahrtWish, facts: FahrzeugFacts, sprache: Language): FahrzeugTreffer['issues'] {
  const decision = decideFahrt(wish, facts)
  if (decision.ok) return []
  const reader = { sprache, zone: facts.zone }
  return problemBody({ status: 422, code: 'anfrage.ungueltig', issues: decision.issues }, reader, '').issues
}

/**
 * The window first, then the cars: those that this driver may take then, and the others with their reasons. All of the fleet is decided,
 * because what is free comes first and is counted; how a car is and why it cannot be had is told of the page alone.
 */
export async function searchFahrzeuge(call: Call<unknown>, query: FahrzeugSucheQuery, sprache: Language) {
  const wish = await wishOf(call, query)
  if ('refusal' in wish) return wish
  const { tx, person, konfiguration, now } = call
  const flotte = await konfiguration.flotte(tx)
  const gap = gapOf(person)
  const soon = Temporal.Instant.compare(wish.zeitraum.von.subtract({ minutes: gap }), now) <= 0
  const { von } = wish.zeitraum
  const [held, driver, freigeber] = await Promise.all([
    readHeldIds(tx, { von, bis: around(wish.zeitraum, gap).bis }, now, soon),
    readDriver(call, flotte, wish.fahrerId, wish.zeitraum),
    freigeberOf(tx, konfiguration, { benutzer_id: wish.benutzerId, fahrer_id: wish.fahrerId }),
  ])
  if (!driver) return refuse({ status: 404, code: 'nichtGefunden' })
  const facts = factsOf(call, person, driver, [])
  const decide = decideByKind(wish, facts)
  const favoriten = new Set(person.einstellungen['fahrzeug.favoriten'].value)
  const found = findFahrzeuge(flotte.list, query).map((car): Found => {
    const { buchbar, freigabeNoetig } = decide(car)
    const free = buchbar && !held.has(car.id)
    return {
      car,
      buchbar: free,
      freigabeNoetig: freigabeNoetig && freigeber.length > 0,
      favorit: favoriten.has(car.id),
    }
  })
  const shown = inOrder(query.nurFreie === true ? found.filter(({ buchbar }) => buchbar) : found)
  const page = shown.slice(query.offset, query.offset + query.limit)
  const body: FahrzeugSuche = {
    frei: found.reduce((count, { buchbar }) => count + (buchbar ? 1 : 0), 0),
    gesamt: found.length,
    items: await presentPage(call, wish, facts, page, sprache),
  }
  return { status: 200, body } as const
}
