import { type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balken } from '../../model/uebersicht/belegungen.ts'
import { useAusmass } from '../../model/uebersicht/useAusmass.ts'
import { useBalkenWorte } from '../../model/uebersicht/useBalkenWorte.ts'
import { useTastatur, ZEILE_PX } from '../../model/uebersicht/useTastatur.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import { useZeigerZug } from '../../model/uebersicht/useZeigerZug.ts'
import type { ZugSteuerung } from '../../model/uebersicht/useZug.ts'
import { SCHMALSTE_SPALTE } from '../../model/uebersicht/zeitplan.ts'
import classes from './Zeitplan.module.css'
import { ZeitplanKopf, ZeitplanLinien } from './ZeitplanKopf.tsx'
import { ZeitplanZeile } from './ZeitplanZeile.tsx'
import { ZugBalken } from './ZugBalken.tsx'

/** Rows that are drawn beyond what is seen, so that scrolling shows no gap. */
const MEHR = 6

/** A day is shown from six on: hardly anybody drives at night, and who does can scroll back. */
const MORNING_MINUTE = 6 * 60

function useMorning(root: RefObject<HTMLElement | null>, left: number): void {
  useEffect(() => {
    if (root.current !== null) root.current.scrollLeft = left
  }, [root, left])
}

interface ZeitplanProps {
  readonly stand: Uebersichtsstand
  readonly zug: ZugSteuerung
  readonly onOpen: (balken: Balken, zeile: number) => void
  /** A car was chosen, or empty time of it: a minute of the timeline; without one the window of the page. */
  readonly onBook: (zeile: number, minute?: number) => void
}

/**
 * All cars over days: each row a car, each bar a booking. One tab stop; arrows go from bar to bar; only the rows that are seen are drawn,
 * so that hundreds of cars cost as much as a screenful.
 */
export function Zeitplan({ stand, zug, onOpen, onBook }: ZeitplanProps) {
  const { t } = useTranslation('fahrzeug')
  const help = useId()
  const { belegungen, ausschnitt, search } = stand
  const { zeilen } = belegungen
  const root = useRef<HTMLDivElement>(null)
  const ausmass = useAusmass(root, ausschnitt.tage.length * SCHMALSTE_SPALTE[search.zoom])
  const massstab = ausmass.breite / ausschnitt.minuten
  const worte = useBalkenWorte(ausschnitt)
  const { fokus, setFokus, onKeyDown } = useTastatur(root, stand, zug)
  useMorning(root, search.zoom === 'tag' ? MORNING_MINUTE * massstab : 0)
  const zeiger = useZeigerZug({ stand, zug, massstab, root, zeilePx: ZEILE_PX, onBook })

  const first = Math.max(0, Math.floor(ausmass.oben / ZEILE_PX) - MEHR)
  const last = Math.min(zeilen.length, Math.ceil((ausmass.oben + ausmass.hoehe) / ZEILE_PX) + MEHR)
  const gezeigt = useMemo(() => zeilen.slice(first, last), [zeilen, first, last])
  const hoehe = zeilen.length * ZEILE_PX
  return (
    <>
      <p id={help} className="visually-hidden">
        {t('zeitplan.anleitung')}
      </p>
      <div
        ref={root}
        role="application"
        data-focus-region
        data-focus-target
        aria-label={t('zeitplan.name')}
        aria-describedby={help}
        className={classes.root}
        data-zieht={zug.zug === null ? undefined : ''}
        onKeyDown={onKeyDown}
        {...zeiger.handlers}
      >
        <div
          className={classes.innen}
          style={{ '--breite': `${ausmass.breite}px`, '--zeile': `${ZEILE_PX}px` }}
        >
          <ZeitplanKopf stand={stand} massstab={massstab} />
          <div className={classes.zeilen} style={{ height: hoehe }}>
            <ZeitplanLinien stand={stand} massstab={massstab} />
            {gezeigt.map((zeile, place) => {
              const index = first + place
              return (
                <ZeitplanZeile
                  key={zeile.fahrzeug.id}
                  zeile={zeile}
                  index={index}
                  ausschnitt={ausschnitt}
                  massstab={massstab}
                  worte={worte}
                  jetzt={zeile.balken.some(({ status }) => status === 'aktiv') ? stand.jetztMinute : null}
                  fokusId={index === fokus.zeile ? (fokus.id ?? '') : null}
                  beweglich={zug.beweglich}
                  gezogen={zug.zug?.vonZeile === index ? zug.zug.id : null}
                  onFocus={setFokus}
                  onOpen={onOpen}
                  onBook={onBook}
                />
              )
            })}
            <ZugBalken zug={zug} stand={stand} massstab={massstab} worte={worte} zeilePx={ZEILE_PX} />
          </div>
        </div>
      </div>
    </>
  )
}
