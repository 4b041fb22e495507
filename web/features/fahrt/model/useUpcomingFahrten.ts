import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useQuery } from '@tanstack/react-query'
import { useSecond } from '../../../platform/clock.ts'
import { useUebergaben } from '../../uebergabe/model/uebergaben.ts'
import { ownFahrtenOptions } from '../api/fahrten.ts'
import { withWaiting } from './fahrt.ts'
import { upcoming } from './fahrten.ts'
import { useHeldFahrten } from './useFahrtStep.ts'

/**
 * One's own trips at the current second, with queued handovers applied and trips cancelled a moment ago;
 * undefined while nothing is known.
 */
export function useUpcomingFahrten() {
  const query = useQuery(ownFahrtenOptions)
  const jetzt = useSecond()
  const { uebergaben } = useUebergaben()
  // A fleet manager also cancels other people's trips.
  const held = useHeldFahrten().filter(({ rolle }) => rolle !== 'andere')
  const known = query.data && merged(query.data, held).map((fahrt) => withWaiting(fahrt, uebergaben))
  return { query, jetzt, fahrten: known && upcoming(known, jetzt) }
}

/** A restored trip is no longer a cancelled one. */
function merged(open: readonly FahrzeugBuchungView[], held: readonly FahrzeugBuchungView[]) {
  return [...open.filter(({ id }) => !held.some((one) => one.id === id)), ...held]
}
