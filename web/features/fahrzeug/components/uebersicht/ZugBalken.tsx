import { useTranslation } from 'react-i18next'
import type { BalkenWorte } from '../../model/uebersicht/useBalkenWorte.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import type { ZugSteuerung } from '../../model/uebersicht/useZug.ts'
import { minuteOf } from '../../model/uebersicht/zeitplan.ts'
import classes from './Zeitplan.module.css'

interface ZugBalkenProps {
  readonly zug: ZugSteuerung
  readonly stand: Uebersichtsstand
  readonly massstab: number
  readonly worte: BalkenWorte
  readonly zeilePx: number
}

/** Where the booking would come to lie, and what the rules say to it before it is let go. */
export function ZugBalken({ zug, stand, massstab, worte, zeilePx }: ZugBalkenProps) {
  const { t } = useTranslation('fahrzeug')
  if (zug.zug === null) return null
  const { zeitraum, zeile } = zug.zug
  const von = minuteOf(stand.ausschnitt, zeitraum.von)
  const bis = minuteOf(stand.ausschnitt, zeitraum.bis)
  const kennzeichen = stand.belegungen.zeilen[zeile]?.fahrzeug.kennzeichen ?? ''
  const [first] = zug.gruende
  const text = first?.text ?? t(zug.sendet ? 'zeitplan.wirdGespeichert' : 'zeitplan.passt')
  return (
    <div
      className={classes.zug}
      data-passt={first === undefined ? '' : undefined}
      style={{ top: zeile * zeilePx, left: von * massstab, width: Math.max(8, (bis - von) * massstab) }}
    >
      <p className={classes.zettel} role="status">
        <strong>{t('zeitplan.ziel', { kennzeichen, wann: worte.spanne(von, bis) })}</strong>
        <span>{text}</span>
      </p>
    </div>
  )
}
