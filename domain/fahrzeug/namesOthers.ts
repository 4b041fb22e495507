import type { NamesOthers } from '../datenschutz/namesOthers.ts'

/** Driver, booker, and the people typed in by name. */
const PEOPLE = { bucher: null, fahrer: null, mitfahrer: '', zielperson: '' } as const

const OWN = { field: 'rolle', in: ['fahrer', 'bucher'] } as const

/** Until the car is back, somebody has to know who has it and whom to call. */
const NOT_OVER = { field: 'status', in: ['vorgemerkt', 'reserviert', 'aktiv'] } as const

/** A trip; people who look after the car know its driver until it is over. */
export const FAHRT = {
  stays: 'uebergabe',
  redactions: [{ at: '', put: { ...PEOPLE, freigaben: [] }, except: [OWN, NOT_OVER] }],
} as const satisfies NamesOthers

/** Lists of trips; nobody is named in those of others. */
export const FAHRTEN = {
  redactions: [{ at: 'items.*', put: { ...PEOPLE, freigaben: [] }, except: [OWN] }],
} as const satisfies NamesOthers

/** Special trips: approvers have to know for whom they decide, until the trip is over. */
export const FREIGABEN = {
  stays: 'freigabe',
  redactions: [{ at: 'items.*.buchung', put: PEOPLE, except: [OWN, NOT_OVER] }],
} as const satisfies NamesOthers

export const FREIGABE = {
  stays: 'freigabe',
  redactions: [{ at: '', put: PEOPLE, except: [OWN, NOT_OVER] }],
} as const satisfies NamesOthers

/** Trips that a change would affect, as a list and as a refusal shows them. */
export const BETROFFENE = { redactions: [{ at: '*', put: { fahrer: '' } }] } as const satisfies NamesOthers

/**
 * One person's trips that a change of their licence affects, as the refusal shows them to whoever edits it:
 * only that they exist. The id opens a trip, and times and car identify it in a list without names, so each
 * would give the name away.
 */
export const FAHRTEN_OF_DRIVER = {
  stays: 'fuehrerschein',
  redactions: [{ at: '*', put: { id: null, von: null, bis: null, kennzeichen: '', fahrzeug: '' } }],
} as const satisfies NamesOthers

/** A block, and the trips that it would affect. */
export const SPERRE = {
  stays: 'uebergabe',
  redactions: [...FAHRT.redactions, ...BETROFFENE.redactions],
} as const satisfies NamesOthers

/** Whoever returned a car, wrote an entry or reported damage: single, in a list, in pages. */
export const HISTORIE = {
  redactions: [{ at: 'items.*', put: { benutzer: null } }],
} as const satisfies NamesOthers
export const HEFT = { redactions: [{ at: '*', put: { benutzer: null } }] } as const satisfies NamesOthers
export const HEFT_EINTRAG = {
  redactions: [{ at: '', put: { benutzer: null } }],
} as const satisfies NamesOthers
export const SCHAEDEN = {
  redactions: [{ at: '*', put: { gemeldetVon: null } }],
} as const satisfies NamesOthers
export const SCHADEN = { redactions: [{ at: '', put: { gemeldetVon: null } }] } as const satisfies NamesOthers
