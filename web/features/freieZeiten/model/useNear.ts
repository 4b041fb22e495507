import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBereich } from '../../leseraum/model/bereich/bereich.ts'
import { kollegenOptions } from '../../team/api/team.ts'
import { useSees } from '../../team/model/useSees.ts'
import { useTeamLive } from '../../team/model/useTeamLive.ts'
import { type Near, othersOf } from './near.ts'

/** One answer covers a week at most. */
const WEEKS = [0, 7]

/**
 * The colleagues to search near within two weeks of workspaces: those who share their bookings with the
 * asking person, and none for somebody who shares with nobody. An id that is not among them is treated as
 * none.
 */
export function useNear(ab: Temporal.PlainDate, bei: string | undefined) {
  useTeamLive()
  const sees = useSees(useBereich() === 'arbeitswelt')
  const found = useQueries({
    queries: WEEKS.map((days) => ({
      ...kollegenOptions({ von: ab.add({ days }).toString(), bis: ab.add({ days: days + 6 }).toString() }),
      enabled: sees,
      // It is an addition to the search, which works without it.
      throwOnError: false,
    })),
    combine: (queries) => queries.flatMap(({ data }) => (data && sees ? [data] : [])),
  })
  return useMemo(() => {
    const others = othersOf(found)
    const chosen = others.find(({ id }) => id === bei)
    const buchungen = found.flatMap((week) => week.buchungen.filter(({ kollegeId }) => kollegeId === bei))
    const near: Near | null = chosen ? { ...chosen, buchungen } : null
    return { others, near }
  }, [found, bei])
}
