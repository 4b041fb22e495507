import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { instantAt } from '../../leseraum/model/planDay.ts'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import type { NamesOnPlan } from '../../leseraum/slots.ts'
import { kollegenOptions } from '../api/team.ts'
import { looksWith, NOBODY, type Sitz, type Sitze, sitzeOf } from './sitze.ts'
import { useSees } from './useSees.ts'
import { useTeamLive } from './useTeamLive.ts'

type OnPlan = Pick<Leseraum, 'bereich' | 'plan' | 'day' | 'zone'>

/**
 * The team's seats on the plan's day; none in reading rooms, and none for people who share nothing
 * themselves.
 */
export function usePlanKollegen({ bereich, plan, day }: OnPlan): Sitze {
  const sees = useSees(bereich === 'arbeitswelt')
  const { mitternachtMs, tag } = day
  const days = { von: tag, bis: tag, grundrissId: plan.id }
  const { data } = useQuery({ ...kollegenOptions(days), enabled: sees, throwOnError: false })
  return useMemo(
    () => (sees && data ? sitzeOf(data, { mitternachtMs, tag }) : NOBODY),
    [sees, data, mitternachtMs, tag],
  )
}

/** Returns the text of a colleague: name and times. */
export function useSaySitz({ day, zone }: Pick<Leseraum, 'day' | 'zone'>): (sitz: Sitz) => string {
  const { t } = useTranslation('team')
  const { mitternachtMs } = day
  return useCallback(
    ({ name, von, bis }) => {
      const zeit = (minute: number) => formatUhrzeit(instantAt({ mitternachtMs }, minute), zone)
      return t('kollege', { name, von: zeit(von), bis: zeit(bis) })
    },
    [t, mitternachtMs, zone],
  )
}

/** The map's data of the team. */
export function useOnMap(raum: OnPlan & Pick<Leseraum, 'auswahl'>): NamesOnPlan {
  useTeamLive()
  const sitze = usePlanKollegen(raum)
  const say = useSaySitz(raum)
  const { von, bis } = raum.auswahl ?? {}
  return useMemo(() => {
    const period = von === undefined || bis === undefined ? null : { von, bis }
    return {
      looksWith: (looks) => looksWith(looks, sitze, { period, say }),
      namesAt: (seat) => (sitze.get(seat) ?? []).map(say).join(', '),
    }
  }, [sitze, say, von, bis])
}
