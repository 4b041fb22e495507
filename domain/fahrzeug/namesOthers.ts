import type { NamesOthers } from '../datenschutz/namesOthers.ts'

/** Who drives, who booked it, and whom somebody has typed in. */
const PEOPLE = { bucher: null, fahrer: null, mitfahrer: '', zielperson: '' } as const

const OWN = { field: 'rolle', in: ['fahrer', 'bucher'] } as const

/** Until the car is back somebody has to know who has it, and whom to ring up. */
const NOT_OVER = { field: 'status', in: ['vorgemerkt', 'reserviert', 'aktiv'] } as const

/** A trip, of which those who look after the car know the driver until it is over. */
export const FAHRT = {
  stays: 'uebergabe',
  leavesOut: [{ at: '', put: { ...PEOPLE, freigaben: [] }, except: [OWN, NOT_OVER] }],
} as const satisfies NamesOthers

/** Trips side by side: those of others are nobody's. */
export const FAHRTEN = {
  leavesOut: [{ at: 'items.*', put: { ...PEOPLE, freigaben: [] }, except: [OWN] }],
} as const satisfies NamesOthers

/** Special trips: whoever decides has to know for whom, until the trip is over. */
export const FREIGABEN = {
  stays: 'freigabe',
  leavesOut: [{ at: 'items.*.buchung', put: PEOPLE, except: [OWN, NOT_OVER] }],
} as const satisfies NamesOthers

export const FREIGABE = {
  stays: 'freigabe',
  leavesOut: [{ at: '', put: PEOPLE, except: [OWN, NOT_OVER] }],
} as const satisfies NamesOthers

/** Trips that something would hit, as a list and as a refusal shows them. */
export const BETROFFENE = { leavesOut: [{ at: '*', put: { fahrer: '' } }] } as const satisfies NamesOthers

/**
 * Trips of one person that their licence hits, as a refusal shows them to whoever writes it down: that there are some, and no more. Its id opens a trip,
 * and its times and its car find it in a list without names: any of them would put the name back.
 */
export const FAHRTEN_OF_DRIVER = {
  stays: 'fuehrerschein',
  leavesOut: [{ at: '*', put: { id: null, von: null, bis: null, kennzeichen: '', fahrzeug: '' } }],
} as const satisfies NamesOthers

/** A block, and the trips that it would hit. */
export const SPERRE = {
  stays: 'uebergabe',
  leavesOut: [...FAHRT.leavesOut, ...BETROFFENE.leavesOut],
} as const satisfies NamesOthers

/** Whoever brought a car back, wrote something down or reported a damage: one, in a list, in pages. */
export const HISTORIE = {
  leavesOut: [{ at: 'items.*', put: { benutzer: null } }],
} as const satisfies NamesOthers
export const HEFT = { leavesOut: [{ at: '*', put: { benutzer: null } }] } as const satisfies NamesOthers
export const HEFT_EINTRAG = {
  leavesOut: [{ at: '', put: { benutzer: null } }],
} as const satisfies NamesOthers
export const SCHAEDEN = {
  leavesOut: [{ at: '*', put: { gemeldetVon: null } }],
} as const satisfies NamesOthers
export const SCHADEN = { leavesOut: [{ at: '', put: { gemeldetVon: null } }] } as const satisfies NamesOthers
