import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { useTranslation } from 'react-i18next'
import { formatUhrzeit } from '../../../platform/format.ts'
import { type DayBelegung, instantAt } from '../model/planDay.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import classes from './Dialog.module.css'
import { type Bereich, ZeitLeiste } from './ZeitLeiste.tsx'

interface TagesStreifenProps {
  readonly raum: Leseraum
  readonly offen: Minutes
  readonly belegungen: readonly DayBelegung[]
  readonly wahl: Minutes
  readonly onChange: (wahl: Minutes) => void
}

/** The seat's day: opening hours, others' and own bookings, the chosen period; the same in words below. */
export function TagesStreifen({ raum, offen, belegungen, wahl, onChange }: TagesStreifenProps) {
  const { t } = useTranslation('leseraum')
  const zeit = (minute: number) => formatUhrzeit(instantAt(raum.day, minute), raum.zone)
  return (
    <section aria-label={t('dialog.tagesverlauf')}>
      <ZeitLeiste
        ganz={offen}
        auswahl={wahl}
        schritt={raum.schritt}
        mindestens={raum.einstellungen['leseraum.mindestdauer'].value}
        vergangenBis={raum.minute}
        zeit={zeit}
        bereiche={belegungen.map(bereichOf)}
        onChange={onChange}
      />
      <ul className={classes.verlauf}>
        {belegungen.length === 0 && <li>{t('dialog.ganzFrei')}</li>}
        {belegungen.map((one) => (
          <li key={one.id} data-art={bereichOf(one).art}>
            {t(textOf(one), { von: zeit(one.von), bis: zeit(one.bis) })}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function bereichOf(one: DayBelegung): Bereich {
  const { id, von, bis, status, eigene } = one
  if (status === 'verschlossen') return { id, von, bis, art: 'gesperrt' }
  if (eigene && status !== 'gehalten') return { id, von, bis, art: 'eigene' }
  return { id, von, bis, art: status === 'vorgemerkt' ? 'vorgemerkt' : 'belegt' }
}

function textOf({ status, eigene }: DayBelegung) {
  if (status === 'verschlossen') return 'dialog.gesperrtVon' as const
  if (status === 'gehalten') return 'dialog.gehaltenVon' as const
  return eigene ? ('dialog.deinsVon' as const) : ('dialog.belegtVon' as const)
}
