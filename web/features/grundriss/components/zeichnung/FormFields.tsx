import { Button, Checkbox, TextInput } from '@mantine/core'
import type { Form } from '@platzwart/contract/leseraum'
import { LEAST } from '@platzwart/domain/grundriss/stretchForm'
import { IconArrowsLeftRight, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import classes from '../../../../ui/pflege/pflege.module.css'
import { STEP } from '../../model/seatMoves.ts'
import {
  cornered,
  drawnOf,
  freeCornersOf,
  freeOf,
  type Measures,
  measured,
  measuresOf,
  redrawn,
} from '../../model/zeichnung/forms.ts'
import type { Drawing } from '../../model/zeichnung/useDrawing.ts'
import { TurnButtons } from '../SpotFields.tsx'

interface FormFieldsProps {
  readonly drawing: Drawing
  readonly at: number
  readonly form: Form
}

const LONGEST = 20_000

/** The form equivalent of editing a shape by pointer. */
export function FormFields({ drawing, at, form }: FormFieldsProps) {
  const { t } = useTranslation('zeichnung')
  const [typing, setTyping] = useState('')
  const { plan } = drawing
  /** @param field the edited field; all of its letters are one undo step */
  function change(next: Form, field: string) {
    drawing.change(at, next, field !== '' && typing === field)
    setTyping(field)
  }
  const known = drawnOf(form)
  const measures = measuresOf(form)
  const field = (name: keyof Measures, bounds: Bounds) =>
    measures[name] !== undefined && (
      <MeasureField
        label={t(`feld.${name}`)}
        value={measures[name]}
        bounds={bounds}
        onLeave={() => setTyping('')}
        onValue={(value) => change(measured(form, name, value), name)}
      />
    )
  const least = known?.art === 'tuer' ? 0 : known ? 1 : LEAST
  return (
    <>
      {form.art === 'text' && <Words {...{ form, drawing, change }} onLeave={() => setTyping('')} />}
      <fieldset className={classes.gruppe}>
        <legend>{t('lage')}</legend>
        <div className={classes.pair}>
          {field('x', { min: 0, max: plan.breite })}
          {field('y', { min: 0, max: plan.hoehe })}
        </div>
        {(measures.breite ?? measures.hoehe) !== undefined && (
          <div className={classes.pair}>
            {field('breite', { min: LEAST, max: LONGEST })}
            {field('hoehe', { min: least, max: LONGEST })}
          </div>
        )}
        {field('drehung', { min: 0, max: 359 })}
        {measures.drehung !== undefined && (
          <TurnButtons
            drehung={measures.drehung}
            onTurn={(drehung) => change(measured(form, 'drehung', drehung), '')}
          >
            {known?.art === 'tuer' && (
              <Button
                variant="default"
                leftSection={<IconArrowsLeftRight size={16} aria-hidden />}
                onClick={() =>
                  change(redrawn(form, known.art, { ...known.drawn, mirrored: !known.drawn.mirrored }), '')
                }
              >
                {t('anschlag')}
              </Button>
            )}
          </TurnButtons>
        )}
      </fieldset>
      <Corners {...{ form, drawing, change }} onLeave={() => setTyping('')} />
      {!known && form.art !== 'text' && <p className={classes.quiet}>{t(freeOf(form) ? 'frei' : 'bogen')}</p>}
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => drawing.remove(at)}
        >
          {t('loeschen')}
        </Button>
      </div>
    </>
  )
}

interface Bounds {
  readonly min: number
  readonly max: number
}

interface MeasureFieldProps {
  readonly label: string
  readonly value: number
  readonly bounds: Bounds
  readonly onLeave: () => void
  readonly onValue: (value: number) => void
}

/** A value that is no number within the bounds changes nothing. */
function MeasureField({ label, value, bounds, onLeave, onValue }: MeasureFieldProps) {
  return (
    <NumberField
      {...bounds}
      label={label}
      step={STEP}
      onLeave={onLeave}
      value={Math.round(value)}
      onChange={(next) => next !== null && onValue(next)}
    />
  )
}

/** The corners of a polygon: each a pair of fields, the form equivalent of its handle. */
function Corners({ form, drawing: { plan }, change, onLeave }: WordsProps) {
  const { t } = useTranslation('zeichnung')
  const corners = freeCornersOf(form)
  if (corners.length === 0) return null
  return (
    <fieldset className={classes.gruppe}>
      <legend>{t('ecken')}</legend>
      {corners.map((corner, at) => (
        // A corner's only identity is its position in the shape.
        <div key={at.toString()} className={classes.pair}>
          {(['x', 'y'] as const).map((axis) => (
            <MeasureField
              key={axis}
              label={t(`ecke.${axis}`, { nr: at + 1 })}
              value={corner[axis]}
              bounds={{ min: 0, max: axis === 'x' ? plan.breite : plan.hoehe }}
              onLeave={onLeave}
              onValue={(value) => change(cornered(form, at, { ...corner, [axis]: value }), `${axis}${at}`)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

interface WordsProps {
  readonly form: Form
  readonly drawing: Drawing
  readonly change: (next: Form, field: string) => void
  readonly onLeave: () => void
}

const LONGEST_TEXT = 200

/** A caption in both languages; a new one takes the focus. */
function Words({ form, drawing, change, onLeave }: WordsProps) {
  const { t } = useTranslation('zeichnung')
  const first = useRef<HTMLInputElement>(null)
  const { wordless } = drawing
  useEffect(() => {
    if (!wordless) return
    first.current?.focus()
    first.current?.select()
  }, [wordless])
  const { textEn, ...german } = form
  return (
    <>
      <TextInput
        ref={first}
        label={t('feld.text')}
        value={form.text ?? ''}
        maxLength={LONGEST_TEXT}
        error={form.text?.trim() === '' && t('ohneText')}
        onBlur={onLeave}
        onChange={(event) => change({ ...form, text: event.currentTarget.value }, 'text')}
      />
      <TextInput
        label={t('feld.textEn')}
        description={t('feld.textEnHint')}
        value={textEn ?? ''}
        maxLength={LONGEST_TEXT}
        onBlur={onLeave}
        onChange={({ currentTarget: { value } }) =>
          change(value === '' ? german : { ...form, textEn: value }, 'textEn')
        }
      />
      <Checkbox
        label={t('feld.gross')}
        checked={form.gross === true}
        onChange={(event) => change({ ...form, gross: event.currentTarget.checked }, '')}
      />
    </>
  )
}
