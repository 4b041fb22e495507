import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import type { Situations } from '../../model/situations.ts'
import type { Leseraum } from '../../model/useLeseraum.ts'
import { FilterGrund } from '../FilterGrund.tsx'

interface NoSeatProps {
  readonly raum: Leseraum
  readonly situations: Situations
}

/** In place of the seats if none matches the filter. */
export function NoSeat({ raum, situations }: NoSeatProps) {
  const { t } = useTranslation('planWords')
  return (
    <EmptyState
      title={t('liste.keine')}
      action={<FilterGrund raum={raum} situations={situations} frei={false} />}
    />
  )
}
