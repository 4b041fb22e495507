import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useQuery } from '@tanstack/react-query'
import { useSecond } from '../../../platform/clock.ts'
import { useUebergaben } from '../../uebergabe/model/uebergaben.ts'
import { ownFahrtenOptions } from '../api/fahrten.ts'
import { withWaiting } from './fahrt.ts'
import { upcoming } from './fahrten.ts'
import { useHeldFahrten } from './useFahrtStep.ts'

/** One's own trips by this second, with what waits on this device and what was cancelled a moment ago; undefined while nothing is known. */
export function useUpcomingFahrten() {
  const query = useQuery(ownFahrtenOptions)
  const jetzt = useSecond()
  const { uebergaben } = useUebergaben()
  // Who maintains the fleet cancels trips of others, too.
  const held = useHeldFahrten().filter(({ rolle }) => rolle !== 'andere')
  const known = query.data && merged(query.data, held).map((fahrt) => withWaiting(fahrt, uebergaben))
  return { query, jetzt, fahrten: known && upcoming(known, jetzt) }
}

/** A trip that is open again is no longer a cancelled one. */
function merged(open: readonly FahrzeugBuchungView[], held: readonly FahrzeugBuchungView[]) {
  return [...open.filter(({ id }) => !held.some((one) => one.id === id)), ...held]
}
