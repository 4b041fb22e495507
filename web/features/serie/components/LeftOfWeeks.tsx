import { weekStart } from '@platzwart/domain/leseraum/limits'
import { tagOf } from '@platzwart/domain/time/zone'
import { useMinute } from '../../../platform/clock.ts'
import { useSitzung, useZone } from '../../../platform/session/start.ts'
import { WeekLeft } from '../../leseraum/components/zeit/WeekLeft.tsx'
import { useBereich } from '../../leseraum/model/bereich/bereich.ts'
import { useRegeln } from '../../leseraum/model/bereich/useRegeln.ts'
import { useOwnBuchungen } from '../../leseraum/model/useOwnBuchungen.ts'
import { ownHolds } from '../../leseraum/model/wish.ts'
import { weekLeft } from '../../leseraum/model/zeit/weekLeft.ts'

/** The weekly limit's rest in the week with the least left, shown before the server refuses dates. */
export function LeftOfWeeks({ tage }: { readonly tage: readonly string[] }) {
  const zone = useZone()
  const heute = tagOf(useMinute(), zone)
  const { benutzer } = useSitzung()
  const einstellungen = useRegeln()
  const { data: eigene } = useOwnBuchungen(heute, zone, { bereich: useBereich() })
  if (eigene === undefined) return null
  const facts = { kalender: { zone }, einstellungen, eigene: ownHolds(eigene, benutzer.id) }
  const left = weekLeft(
    tage.map((tag) => Temporal.PlainDate.from(tag)),
    benutzer.id,
    facts,
  )
  return <WeekLeft left={left} montag={weekStart(heute)} zone={zone} />
}
