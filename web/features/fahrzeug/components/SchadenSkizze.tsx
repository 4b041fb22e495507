import { ANSICHTEN } from '@platzwart/domain/fahrzeug/types'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Ansicht, FELDER, nextFeld, type Stelle, stelleAt, stelleOf } from '../model/skizze.ts'
import { useStellenWorte } from '../model/useStellenWorte.ts'
import { AutoSkizze, type Marke } from './AutoSkizze.tsx'
import classes from './SchadenSkizze.module.css'

export interface SkizzenMarke extends Marke {
  readonly ansicht: Ansicht
}

interface SchadenSkizzeProps {
  readonly marken: readonly SkizzenMarke[]
  readonly ansicht: Ansicht
  readonly onAnsicht: (ansicht: Ansicht) => void
  /** Without it the sketch is only looked at. */
  readonly onPlace?: ((stelle: Stelle) => void) | undefined
}

const ALL_FIELDS = Array.from({ length: FELDER }, (_, feld) => feld)

/** The car from all sides with its damages. A tap places a new one; from the keyboard, a field of the view does. */
export function SchadenSkizze({ marken, ansicht, onAnsicht, onPlace }: SchadenSkizzeProps) {
  const { t } = useTranslation('fahrt')
  const keys = useId()
  const here = marken.filter((marke) => marke.ansicht === ansicht)
  return (
    <div className={classes.root}>
      <AnsichtWahl marken={marken} ansicht={ansicht} onAnsicht={onAnsicht} />
      <div className={classes.gross}>
        <AutoSkizze ansicht={ansicht} marken={here} />
        {onPlace !== undefined && <Felder ansicht={ansicht} describedBy={keys} onPlace={onPlace} />}
      </div>
      {onPlace !== undefined && (
        <p className={classes.hilfe}>
          {t('schaden.tippen')}
          <span id={keys} className="visually-hidden">
            {t('schaden.tasten')}
          </span>
        </p>
      )}
    </div>
  )
}

type AnsichtWahlProps = Pick<SchadenSkizzeProps, 'marken' | 'ansicht' | 'onAnsicht'>

function AnsichtWahl({ marken, ansicht, onAnsicht }: AnsichtWahlProps) {
  const { t } = useTranslation('fahrt')
  const worte = useStellenWorte()
  const name = useId()
  return (
    <fieldset className={classes.ansichten}>
      <legend className="visually-hidden">{t('schaden.ansicht')}</legend>
      {ANSICHTEN.map((one) => {
        const there = marken.filter((marke) => marke.ansicht === one)
        const label = { ansicht: worte.ansicht(one), count: there.length }
        return (
          <label
            key={one}
            className={classes.ansicht}
            data-neu={there.some(({ neu }) => neu) ? '' : undefined}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={one === ansicht}
              onChange={() => onAnsicht(one)}
              aria-label={there.length > 0 ? t('schaden.anzahl', label) : t('schaden.ohne', label)}
            />
            <AutoSkizze ansicht={one} marken={there} klein />
            <span aria-hidden>{label.ansicht}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

interface FelderProps {
  readonly ansicht: Ansicht
  readonly describedBy: string
  readonly onPlace: (stelle: Stelle) => void
}

/** Nine buttons over the drawing, one tab stop: a finger is taken to the point, a key to the middle of the field. */
function Felder({ ansicht, describedBy, onPlace }: FelderProps) {
  const { t } = useTranslation('fahrt')
  const worte = useStellenWorte()
  const [at, setAt] = useState(Math.floor(FELDER / 2))
  const grid = useRef<HTMLFieldSetElement>(null)

  function press(event: MouseEvent, feld: number) {
    setAt(feld)
    const box = grid.current?.getBoundingClientRect()
    // A press of Enter is a click without a place.
    const byPointer = event.detail > 0 && box !== undefined
    onPlace(byPointer ? stelleAt(ansicht, event, box) : stelleOf(ansicht, feld))
  }

  function walk(event: KeyboardEvent) {
    const next = nextFeld(at, event.key)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <fieldset
      ref={grid}
      className={classes.felder}
      aria-label={worte.ansicht(ansicht)}
      aria-describedby={describedBy}
      onKeyDown={walk}
    >
      {ALL_FIELDS.map((feld) => (
        <button
          key={feld}
          type="button"
          className={classes.feld}
          tabIndex={feld === at ? 0 : -1}
          aria-label={t('schaden.feld', { ansicht: worte.ansicht(ansicht), lage: worte.feld(ansicht, feld) })}
          onClick={(event) => press(event, feld)}
        />
      ))}
    </fieldset>
  )
}
