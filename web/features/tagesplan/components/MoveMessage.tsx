import type { BuchungView } from '@platzwart/contract/leseraum'
import { formatUhrzeit } from '../../../platform/format.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Gruende } from '../../../ui/Gruende.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TakeBack } from '../../../ui/timeline/TakeBack.tsx'
import type { MoveControl, Moved } from '../model/useMove.ts'

interface MoveMessageProps {
  readonly move: MoveControl
  readonly zone: string
}

/** The result of the last move: the reason of a refusal, or success with ten seconds to undo it. */
export function MoveMessage({ move, zone }: MoveMessageProps) {
  const { t } = useTranslation('tagesplan')
  const said = useSaid(zone)
  if (move.absage.length > 0) {
    return (
      <Note kind="refusal" title={t('abgelehnt')}>
        <Gruende gruende={move.absage} />
      </Note>
    )
  }
  if (move.last === null) return null
  return (
    <TakeBack
      key={move.last.neu.version}
      text={said(move.last)}
      label={t('rueckgaengig')}
      busy={move.busy}
      onUndo={move.last.alt === null ? null : move.undo}
      onOver={move.forget}
    />
  )
}

function useSaid(zone: string): (moved: Moved) => string {
  const { t } = useTranslation('tagesplan')
  const { t: room } = useTranslation('leseraum')
  const zeit = (instant: string) => formatUhrzeit(Temporal.Instant.from(instant), zone)
  const data = (buchung: BuchungView) => ({
    platz: seatCalled(room, buchung),
    von: zeit(buchung.von),
    bis: zeit(buchung.bis),
  })
  return ({ neu, alt }) => {
    const text = t(alt === null ? 'zurueckgenommen' : 'verschoben', data(neu))
    return neu.status === 'vorgemerkt' ? `${text} ${t('wirdNeuGefragt')}` : text
  }
}
