import { decideBooking, needsSecond } from '../../../leseraum/book.ts'
import { decideJoin } from '../../../leseraum/warteliste/join.ts'
import type { WaitingWish } from '../../../leseraum/warteliste/types.ts'
import { minutesBetween, zeitraum as period } from '../../../time/zeitraum.ts'
import { tagOf } from '../../../time/zone.ts'
import type { House } from '../house.ts'
import { PEOPLE, SETTINGS, ZONE } from '../plans.ts'
import { periodOf, type Roll } from '../roll.ts'
import type { Platz } from '../rows.ts'

const isOpen = ({ status }: Platz) => status === 'wartet' || status === 'angeboten'

/**
 * Mostly for a time at which somebody has a seat: for that seat, for one in its zone, with its equipment, or
 * for any of the plan.
 */
function wishOf(house: House, roll: Roll): WaitingWish {
  const { which, choice, person, group } = roll
  const other = house.entries.at(-1 - which)?.buchung
  const zeitraum = other && choice % 4 !== 0 ? other.zeitraum : periodOf(house.now, roll)
  const leseraum = house.seat(other && choice % 4 !== 0 ? other.leseraumId : roll.leseraumId)
  const whole = Math.max(1, Math.floor(minutesBetween(zeitraum.von, zeitraum.bis)))
  return {
    benutzerId: person,
    leseraumId: choice % 3 === 0 ? leseraum.id : null,
    zone: choice % 3 === 1 ? leseraum.zone : null,
    ausstattungId: choice % 6 === 2 ? (leseraum.ausstattung[0]?.id ?? null) : null,
    zeitraum,
    mindestens: choice % 2 === 0 ? whole : Math.max(30, Math.floor(whole / 2)),
    gruppengroesse: leseraum.kapazitaet < group ? 1 : group,
  }
}

export function join(house: House, roll: Roll): void {
  const wish = wishOf(house, roll)
  const { leseraumId } = wish
  const plan = house.planOf(leseraumId ?? roll.leseraumId)
  const ordered = period(wish.zeitraum.von, wish.zeitraum.bis)
  if (!plan.aktiv || !ordered.ok) return
  const tag = tagOf(wish.zeitraum.von, ZONE)
  const own = house.plaetze.filter((platz) => isOpen(platz) && platz.wartender.benutzerId === roll.person)
  const seats = new Set<string>(plan.leseraeume.map(({ id }) => id))
  const decision = decideJoin(wish, plan.id, {
    now: house.now,
    kalender: house.kalenderOf(plan),
    einstellungen: SETTINGS,
    leseraeume: plan.leseraeume,
    belegungen: house.slots().filter((slot) => seats.has(slot.leseraumId) && slot.tag.equals(tag)),
    plaetze: own.map(({ wartender, grundrissId }) => ({ ...wartender, grundrissId })),
  })
  if (!decision.ok) return
  const id = `w${String(house.plaetze.length).padStart(4, '0')}`
  const wartender = { ...wish, id, erstellt: house.now }
  house.plaetze.push({ wartender, grundrissId: plan.id, tag, status: 'wartet', angebot: null })
  const named = { leseraumId: 'a seat', zone: 'a zone', ausstattungId: 'equipment' } as const
  for (const name of ['leseraumId', 'zone', 'ausstattungId'] as const)
    if (wish[name] !== null) house.saw(`waiting for ${named[name]}`)
}

/** One of the places with an offer, or of all open ones. */
function openPlatz(house: House, { which }: Roll, offered: boolean): Platz | undefined {
  return house.plaetze
    .filter((platz) => (offered ? platz.status === 'angeboten' : isOpen(platz)))
    .at(-1 - which)
}

/** Accepts an offer under the rules of a booking; if these refuse, the offer stands. */
export function takeOffer(house: House, roll: Roll): void {
  const platz = openPlatz(house, { ...roll, which: roll.which % 2 }, true)
  const { angebot, wartender, tag } = platz ?? {}
  if (!platz || !angebot || !wartender || !tag || !house.isAhead(angebot.bis)) return
  const { leseraumId, zeitraum } = angebot
  const { benutzerId, gruppengroesse } = wartender
  const leseraum = house.seat(leseraumId)
  const asks = needsSecond({ leseraum, gruppengroesse }, { einstellungen: SETTINGS })
  const zweiteId = asks ? (PEOPLE.find((one) => one !== benutzerId) ?? null) : null
  const command = house.commandOf(leseraumId, zeitraum, benutzerId, { zweiteId, gruppengroesse })
  const known = house.facts(benutzerId, leseraumId, tag)
  const belegungen = house.slots().filter((slot) => slot.platzId !== wartender.id)
  const decision = decideBooking(command, { ...known, belegungen })
  if (!decision.ok) {
    house.saw('an offer that its person can no longer take')
    return
  }
  house.writePlatz(platz, { status: 'gebucht', angebot: null })
  house.add(command, decision.value.status)
}

/** Leaves the queue; an offer goes to the next in it. */
export function leave(house: House, roll: Roll): void {
  const platz = openPlatz(house, roll, roll.choice % 2 === 0)
  if (platz?.status === 'wartet') house.writePlatz(platz, { status: 'verlassen' })
  if (platz?.status === 'angeboten') house.writePlatz(platz, { status: 'abgelehnt', angebot: null })
}
