import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { DragSlip } from '../../../../ui/timeline/DragSlip.tsx'
import { minuteOf } from '../../model/uebersicht/schedule.ts'
import type { BarWords } from '../../model/uebersicht/useBarWords.ts'
import type { DragControl } from '../../model/uebersicht/useDrag.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'

interface DragBarProps {
  readonly drag: DragControl
  readonly stand: Uebersichtsstand
  readonly scale: number
  readonly words: BarWords
  readonly rowPx: number
}

/** Preview of the dragged booking, with what the rules say before it is dropped. */
export function DragBar({ drag, stand, scale, words, rowPx }: DragBarProps) {
  const { t } = useTranslation('fahrzeug')
  if (drag.drag === null) return null
  const { zeitraum, zeile } = drag.drag
  const von = minuteOf(stand.excerpt, zeitraum.von)
  const bis = minuteOf(stand.excerpt, zeitraum.bis)
  const kennzeichen = stand.belegungen.zeilen[zeile]?.fahrzeug.kennzeichen ?? ''
  const [first] = drag.gruende
  return (
    <DragSlip
      passt={first === undefined}
      place={{ top: zeile * rowPx, left: von * scale, width: (bis - von) * scale }}
      title={t('zeitplan.ziel', { kennzeichen, wann: words.range(von, bis) })}
      text={first?.text ?? t(drag.sendet ? 'zeitplan.wirdGespeichert' : 'zeitplan.passt')}
    />
  )
}
