import { type Kategorie, VIEWS } from '@platzwart/domain/fahrzeug/types'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FIELD_NAMES, nextField, type Spot, spotAt, spotOf, type View } from '../model/sketch.ts'
import { useSpotWords } from '../model/useSpotWords.ts'
import { AutoSketch, type Marke } from './AutoSketch.tsx'
import classes from './SchadenSketch.module.css'

interface SketchMarke extends Marke {
  readonly ansicht: View
}

interface SchadenSketchProps {
  readonly kategorie: Kategorie
  readonly marken: readonly SketchMarke[]
  readonly ansicht: View
  readonly onAnsicht: (ansicht: View) => void
  /** If undefined, the sketch is read-only. */
  readonly onPlace?: ((spot: Spot) => void) | undefined
}

const ALL_FIELDS = Array.from({ length: FIELD_NAMES }, (_, feld) => feld)

/**
 * The car from all sides with its damages. A tap adds one; the keyboard adds it through a field of the view.
 */
export function SchadenSketch({ kategorie, marken, ansicht, onAnsicht, onPlace }: SchadenSketchProps) {
  const { t } = useTranslation('fahrt')
  const keys = useId()
  const here = marken.filter((marke) => marke.ansicht === ansicht)
  return (
    <div className={classes.root}>
      <ViewChoice kategorie={kategorie} marken={marken} ansicht={ansicht} onAnsicht={onAnsicht} />
      <div className={classes.large}>
        <AutoSketch kategorie={kategorie} ansicht={ansicht} marken={here} />
        {onPlace !== undefined && <Fields ansicht={ansicht} describedBy={keys} onPlace={onPlace} />}
      </div>
      {onPlace !== undefined && (
        <p className={classes.help}>
          {t('schaden.tippen')}
          <span id={keys} className="visually-hidden">
            {t('schaden.tasten')}
          </span>
        </p>
      )}
    </div>
  )
}

type ViewChoiceProps = Pick<SchadenSketchProps, 'kategorie' | 'marken' | 'ansicht' | 'onAnsicht'>

function ViewChoice({ kategorie, marken, ansicht, onAnsicht }: ViewChoiceProps) {
  const { t } = useTranslation('fahrt')
  const words = useSpotWords()
  const name = useId()
  return (
    <fieldset className={classes.views}>
      <legend className="visually-hidden">{t('schaden.ansicht')}</legend>
      {VIEWS.map((one) => {
        const there = marken.filter((marke) => marke.ansicht === one)
        const label = { ansicht: words.ansicht(one), count: there.length }
        return (
          <label key={one} className={classes.view} data-neu={there.some(({ neu }) => neu) ? '' : undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={one === ansicht}
              onChange={() => onAnsicht(one)}
              aria-label={there.length > 0 ? t('schaden.anzahl', label) : t('schaden.ohne', label)}
            />
            <AutoSketch kategorie={kategorie} ansicht={one} marken={there} klein />
            <span aria-hidden>{label.ansicht}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

interface FieldsProps {
  readonly ansicht: View
  readonly describedBy: string
  readonly onPlace: (spot: Spot) => void
}

/**
 * Nine buttons over the drawing with a single tab stop: a pointer marks the exact point, a key the middle of
 * the field.
 */
function Fields({ ansicht, describedBy, onPlace }: FieldsProps) {
  const { t } = useTranslation('fahrt')
  const words = useSpotWords()
  const [at, setAt] = useState(Math.floor(FIELD_NAMES / 2))
  const grid = useRef<HTMLFieldSetElement>(null)

  function press(event: MouseEvent, feld: number) {
    setAt(feld)
    const box = grid.current?.getBoundingClientRect()
    // Enter triggers a click without coordinates.
    const byPointer = event.detail > 0 && box !== undefined
    onPlace(byPointer ? spotAt(ansicht, event, box) : spotOf(ansicht, feld))
  }

  function walk(event: KeyboardEvent) {
    const next = nextField(at, event.key)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <fieldset
      ref={grid}
      className={classes.fields}
      aria-label={words.ansicht(ansicht)}
      aria-describedby={describedBy}
      onKeyDown={walk}
    >
      {ALL_FIELDS.map((feld) => (
        <button
          key={feld}
          type="button"
          className={classes.field}
          tabIndex={feld === at ? 0 : -1}
          aria-label={t('schaden.feld', { ansicht: words.ansicht(ansicht), lage: words.feld(ansicht, feld) })}
          onClick={(event) => press(event, feld)}
        />
      ))}
    </fieldset>
  )
}
