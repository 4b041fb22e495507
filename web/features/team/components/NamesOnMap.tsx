import { useEffect } from 'react'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import type { NamesOnPlan } from '../../leseraum/slots.ts'
import { useOnMap } from '../model/usePlanKollegen.ts'

interface NamesOnMapProps {
  readonly raum: Leseraum
  /** The same function at each rendering. */
  readonly onNames: (names: NamesOnPlan | null) => void
}

/** Shows nothing itself: it brings the names of one's team to a map that was there before them. */
export function NamesOnMap({ raum, onNames }: NamesOnMapProps) {
  const names = useOnMap(raum)
  useEffect(() => {
    onNames(names)
    return () => onNames(null)
  }, [onNames, names])
  return null
}
