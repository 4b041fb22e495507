import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Gruende } from '../../../../ui/Gruende.tsx'
import { Note } from '../../../../ui/Note.tsx'
import { TakeBack } from '../../../../ui/timeline/TakeBack.tsx'
import { useSpan } from '../../../flotte/model/useSpan.ts'
import type { DragControl, Moved } from '../../model/uebersicht/useDrag.ts'

/** The result of the last move: the reason of a refusal, or success with ten seconds to undo it. */
export function DragMessage({ drag }: { readonly drag: DragControl }) {
  const { t } = useTranslation('fahrzeug')
  if (drag.absage !== null) {
    return (
      <Note kind="refusal" title={t('zeitplan.abgelehnt')}>
        <Gruende gruende={drag.absage.gruende} />
      </Note>
    )
  }
  if (drag.letzter === null) return null
  return <Done key={drag.letzter.neu.version} moved={drag.letzter} drag={drag} />
}

interface DoneProps {
  readonly moved: Moved
  readonly drag: DragControl
}

function Done({ moved, drag }: DoneProps) {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  const { neu } = moved
  const text = t('zeitplan.verschoben', { kennzeichen: neu.kennzeichen, wann: range(neu.von, neu.bis) })
  return (
    <TakeBack
      text={neu.status === 'vorgemerkt' ? `${text} ${t('freigabe.wasNun')}` : text}
      label={t('fahrten.rueckgaengig')}
      busy={drag.sendet}
      onUndo={drag.undo}
      onOver={drag.forget}
    />
  )
}
