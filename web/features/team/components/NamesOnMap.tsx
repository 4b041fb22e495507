import { useEffect } from 'react'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import type { OnMap } from '../model/sitze.ts'
import { useOnMap } from '../model/usePlanKollegen.ts'

interface NamesOnMapProps {
  readonly raum: Leseraum
  /** The same function at each rendering. */
  readonly onTeam: (team: OnMap | null) => void
}

/** Shows nothing itself: it brings the names of one's team to a map that was there before them. */
export function NamesOnMap({ raum, onTeam }: NamesOnMapProps) {
  const team = useOnMap(raum)
  useEffect(() => {
    onTeam(team)
    return () => onTeam(null)
  }, [onTeam, team])
  return null
}
