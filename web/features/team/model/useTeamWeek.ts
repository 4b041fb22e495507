import { bookableWeekday } from '@platzwart/domain/oeffnungszeit/bookableWeekday'
import { teamWeek } from '@platzwart/domain/team/week'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useRegelnQuery } from '../../leseraum/model/bereich/useRegelnQuery.ts'
import { useSuche } from '../../leseraum/model/useSuche.ts'
import { kollegenOptions } from '../api/team.ts'
import { firstDay, teamTage } from './week.ts'

/** The week of the address, with the team's places. */
export function useTeamWeek() {
  const { search, setSearch } = useSuche()
  const zone = useZone()
  const heute = tagOf(useMinute(), zone)
  const { settings, einstellungen } = useRegelnQuery()
  const open = (tag: Temporal.PlainDate) => einstellungen === undefined || bookableWeekday(tag, einstellungen)
  const start = search.tag === undefined ? firstDay(heute, open) : Temporal.PlainDate.from(search.tag)
  const woche = teamWeek(start, heute, einstellungen?.['leseraum.tageImVoraus'].value ?? 0)
  const von = woche.tage[0] ?? heute
  const bis = woche.tage.at(-1) ?? heute
  const query = useQuery({
    ...kollegenOptions({ von: von.toString(), bis: bis.toString() }),
    enabled: einstellungen !== undefined,
  })
  const failed = [settings, query].find((one) => one.isError && one.data === undefined)
  return {
    woche,
    von,
    bis,
    heute,
    zone,
    failed,
    kollegen: query.data,
    tage: query.data && teamTage(woche.tage, query.data, { heute, open }),
    goTo: (tag: Temporal.PlainDate) => setSearch({ tag: tag.toString() }),
  }
}
