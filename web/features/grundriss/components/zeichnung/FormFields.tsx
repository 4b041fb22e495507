import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core'
import type { Form } from '@platzwart/contract/leseraum'
import type { Drawn } from '@platzwart/domain/grundriss/drawnForm'
import { LEAST } from '@platzwart/domain/grundriss/stretchForm'
import { IconArrowsLeftRight, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import classes from '../../../../ui/pflege/pflege.module.css'
import { STEP } from '../../model/seatMoves.ts'
import { drawnOf, middleOf, moved, redrawn } from '../../model/zeichnung/forms.ts'
import type { Drawing } from '../../model/zeichnung/useDrawing.ts'
import { TurnButtons } from '../SpotFields.tsx'

interface FormFieldsProps {
  readonly drawing: Drawing
  readonly at: number
  readonly form: Form
}

const LONGEST = 20_000

/** What a pointer does to a form, in numbers and words. */
export function FormFields({ drawing, at, form }: FormFieldsProps) {
  const { t } = useTranslation('zeichnung')
  const [typing, setTyping] = useState('')
  const { plan } = drawing
  /** @param field that is typed in; all of its letters are one step back */
  function change(next: Form, field: string) {
    drawing.change(at, next, field !== '' && typing === field)
    setTyping(field)
  }
  const known = drawnOf(form)
  const middle = middleOf(form)
  const field = (name: 'x' | 'y' | 'breite' | 'hoehe' | 'drehung', value: number, bounds: Bounds) => (
    <NumberInput
      label={t(`feld.${name}`)}
      {...{ step: STEP, clampBehavior: 'blur', allowDecimal: false, ...bounds }}
      value={Math.round(value)}
      onBlur={() => setTyping('')}
      onChange={(next) => {
        if (typeof next !== 'number' || next < bounds.min || next > bounds.max || next === Math.round(value))
          return
        if (name === 'x') change(moved(form, next - middle.x, 0), name)
        else if (name === 'y') change(moved(form, 0, next - middle.y), name)
        else if (known) change(redrawn(form, known.art, { ...known.drawn, [name]: next }), name)
      }}
    />
  )
  const redraw = (next: Partial<Drawn>) =>
    known && change(redrawn(form, known.art, { ...known.drawn, ...next }), '')
  return (
    <>
      {form.art === 'text' && <Words {...{ form, drawing, change }} onLeave={() => setTyping('')} />}
      <fieldset className={classes.gruppe}>
        <legend>{t('lage')}</legend>
        <div className={classes.pair}>
          {field('x', middle.x, { min: 0, max: plan.breite })}
          {field('y', middle.y, { min: 0, max: plan.hoehe })}
        </div>
        {known && (
          <>
            <div className={classes.pair}>
              {field('breite', known.drawn.breite, { min: LEAST, max: LONGEST })}
              {field('hoehe', known.drawn.hoehe, { min: known.art === 'tuer' ? 0 : 1, max: LONGEST })}
            </div>
            {field('drehung', known.drawn.drehung, { min: 0, max: 359 })}
            <TurnButtons drehung={known.drawn.drehung} onTurn={(drehung) => redraw({ drehung })}>
              {known.art === 'tuer' && (
                <Button
                  variant="default"
                  leftSection={<IconArrowsLeftRight size={16} aria-hidden />}
                  onClick={() => redraw({ mirrored: !known.drawn.mirrored })}
                >
                  {t('anschlag')}
                </Button>
              )}
            </TurnButtons>
          </>
        )}
      </fieldset>
      {!known && form.art !== 'text' && <p className={classes.quiet}>{t('frei')}</p>}
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

interface WordsProps {
  readonly form: Form
  readonly drawing: Drawing
  readonly change: (next: Form, field: string) => void
  readonly onLeave: () => void
}

const LONGEST_TEXT = 200

/** A caption in both languages; one that was just put there is written at once. */
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
