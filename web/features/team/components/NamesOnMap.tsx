import { useEffect } from 'react'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import type { NamesOnPlan } from '../../leseraum/slots.ts'
import { useOnMap } from '../model/usePlanKollegen.ts'

interface NamesOnMapProps {
  readonly raum: Leseraum
  /** A function with a stable identity. */
  readonly onNames: (names: NamesOnPlan | null) => void
}

/** Renders nothing: adds the team's names to a map that is already shown. */
export function NamesOnMap({ raum, onNames }: NamesOnMapProps) {
  const names = useOnMap(raum)
  useEffect(() => {
    onNames(names)
    return () => onNames(null)
  }, [onNames, names])
  return null
}
