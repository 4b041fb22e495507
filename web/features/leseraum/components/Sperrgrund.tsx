import { overlaps } from '@platzwart/domain/time/zeitraum'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { sperrenOptions } from '../api/sperren.ts'

interface SperrgrundProps {
  readonly grundrissId: string
  readonly leseraumId: string
  readonly tag: Temporal.PlainDate
  readonly zone: string
  readonly className?: string | undefined
}

/** Until when a seat is locked on this day, and why; nothing is shown while loading. */
export function Sperrgrund({ grundrissId, leseraumId, tag, zone, className }: SperrgrundProps) {
  const { t } = useTranslation('platzDialog')
  const { data = [] } = useQuery(sperrenOptions(grundrissId))
  const day = dayPeriod(tag, zone)
  const here = data.filter(
    ({ leseraumIds, von, bis }) =>
      leseraumIds.includes(leseraumId) &&
      overlaps(day, { von: Temporal.Instant.from(von), bis: Temporal.Instant.from(bis) }),
  )
  return here.map(({ id, bis, grund }) => {
    const zeit = formatMoment(Temporal.Instant.from(bis), zone)
    return (
      <p key={id} className={className}>
        <b>{t('gesperrtBis', { zeit })}</b>
        {grund !== '' && <> {grund}</>}
      </p>
    )
  })
}
