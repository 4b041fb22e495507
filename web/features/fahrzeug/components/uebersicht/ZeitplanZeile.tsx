import { memo } from 'react'
import type { Balken, Zeile } from '../../model/uebersicht/belegungen.ts'
import type { Fokus } from '../../model/uebersicht/fokus.ts'
import type { BalkenWorte } from '../../model/uebersicht/useBalkenWorte.ts'
import type { Ausschnitt } from '../../model/uebersicht/zeitplan.ts'
import { Kennzeichen } from '../Kennzeichen.tsx'
import classes from './Zeitplan.module.css'

interface ZeitplanZeileProps {
  readonly zeile: Zeile
  readonly index: number
  readonly ausschnitt: Ausschnitt
  /** Pixels a minute. */
  readonly massstab: number
  readonly worte: BalkenWorte
  /** Now in minutes, for rows with a car that is not back; null for the others, which need not follow the clock. */
  readonly jetzt: number | null
  /** The bar that has the tab stop, empty for the name; null when it is in another row. */
  readonly fokusId: string | null
  readonly beweglich: (balken: Balken) => boolean
  /** The bar that is being moved; it stays where it was, faintly. */
  readonly gezogen: string | null
  readonly onFocus: (fokus: Fokus) => void
  readonly onOpen: (balken: Balken, zeile: number) => void
  readonly onBook: (zeile: number) => void
}

/** A car and its bars. Drawn again only when something of it changes. */
export const ZeitplanZeile = memo(function ZeitplanZeile(props: ZeitplanZeileProps) {
  const {
    zeile,
    index,
    ausschnitt,
    massstab,
    worte,
    jetzt,
    fokusId,
    beweglich,
    gezogen,
    onFocus,
    onOpen,
    onBook,
  } = props
  const { fahrzeug, balken } = zeile
  const onName = fokusId !== null && !balken.some(({ id }) => id === fokusId)
  const first = balken[0]?.von ?? 0
  return (
    <section
      className={classes.zeile}
      style={{ top: `calc(var(--zeile) * ${index})` }}
      data-zeile={index}
      aria-label={fahrzeug.kennzeichen}
    >
      <button
        type="button"
        className={classes.name}
        data-name=""
        tabIndex={onName ? 0 : -1}
        // Begins with what is seen of it (WCAG 2.5.3).
        aria-label={`${fahrzeug.kennzeichen} ${fahrzeug.marke} ${fahrzeug.modell}, ${worte.kategorie(fahrzeug.kategorie)}: ${worte.buchen}`}
        onFocus={() => onFocus({ zeile: index, id: null, minute: first })}
        onClick={() => onBook(index)}
      >
        <Kennzeichen text={fahrzeug.kennzeichen} />{' '}
        <span className={classes.modell}>
          {fahrzeug.marke} {fahrzeug.modell}
        </span>
      </button>
      <div className={classes.spur} data-spur="">
        {balken.map((one) => {
          const von = Math.max(0, one.von)
          const spaet = one.status === 'aktiv' && jetzt !== null && one.bis < jetzt
          const bis = Math.min(ausschnitt.minuten, spaet ? jetzt : one.bis)
          if (bis <= von) return null
          const width = (bis - von) * massstab
          const name = worte.name(one)
          return (
            <button
              key={one.id}
              type="button"
              className={classes.balken}
              style={{ left: von * massstab, width }}
              data-balken={one.id}
              data-status={one.status}
              data-spaet={spaet ? '' : undefined}
              data-eigen={one.eigen ? '' : undefined}
              data-beweglich={beweglich(one) ? '' : undefined}
              data-gezogen={gezogen === one.id ? '' : undefined}
              tabIndex={fokusId === one.id ? 0 : -1}
              aria-label={name}
              title={name}
              onFocus={() => onFocus({ zeile: index, id: one.id, minute: one.von })}
              onClick={() => onOpen(one, index)}
            >
              {width > 40 && <span>{worte.kurz(one)}</span>}
            </button>
          )
        })}
      </div>
    </section>
  )
})
