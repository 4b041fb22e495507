import { Button, Checkbox, NativeSelect } from '@mantine/core'
import type { GrundrissBild } from '@platzwart/contract/leseraum'
import { MOST_CUT, type Schnitt, WHOLE } from '@platzwart/domain/grundriss/cropped'
import { ON_DARK } from '@platzwart/domain/grundriss/onDark'
import { IconCrop, IconRuler2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../../ui/announce/Announced.tsx'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import classes from '../../../../ui/pflege/pflege.module.css'
import { type BildDraft, type BildSteps, cut, scaled, widened } from '../../model/bildDraft.ts'
import { metresOf } from '../../model/metres.ts'
import { stepped } from '../../model/steps.ts'
import type { Measured } from './BildTab.tsx'

interface BildFieldsProps {
  readonly bild: GrundrissBild
  readonly now: BildDraft
  readonly setSteps: (change: (steps: BildSteps) => BildSteps) => void
  readonly points: Measured
  readonly setPoints: (points: Measured) => void
  readonly cropping: boolean
  readonly setCropping: (cropping: boolean) => void
}

/** Scale, position and look of the picture. */
export function BildFields(props: BildFieldsProps) {
  const { bild, now, setSteps, points, setPoints, cropping, setCropping } = props
  const { t, language } = useTranslation('grundriss')
  const [typing, setTyping] = useState('')
  /** @param field the edited field; all of its letters are one undo step */
  function change(next: Partial<BildDraft>, field: string) {
    const goesOn = typing === field
    setTyping(field)
    setSteps((steps) => stepped(steps, { ...now, ...next }, goesOn && steps.past.length > 0))
  }
  const whole = (field: 'x' | 'y' | 'deckkraft', min: number, max: number, step: number) => (
    <NumberField
      label={t(`bild.${field}`)}
      value={bild[field]}
      {...{ min, max, step }}
      onLeave={() => setTyping('')}
      onChange={(value) => value !== null && change({ bild: { ...bild, [field]: value } }, field)}
    />
  )
  return (
    <>
      <fieldset className={classes.gruppe}>
        <legend>{t('bild.massstab')}</legend>
        <NumberField
          label={t('bild.breite')}
          description={t('bild.breiteHint')}
          value={bild.breite / 100}
          {...{ places: 2, min: 0.1, max: 400, step: 0.5 }}
          onLeave={() => setTyping('')}
          onChange={(value) => value !== null && change({ bild: widened(bild, value * 100) }, 'breite')}
        />
        <p className={classes.quiet}>{t('bild.hoehe', { meter: metresOf(bild.hoehe, language) })}</p>
        <Measure {...{ bild, points, setPoints }} onScaled={(next) => change({ bild: next }, '')} />
        <Checkbox
          label={t('bild.passend')}
          checked={now.passend}
          onChange={(event) => change({ passend: event.currentTarget.checked }, '')}
        />
        {!now.passend && (
          <div className={classes.pair}>
            {whole('x', -40_000, 40_000, 10)}
            {whole('y', -40_000, 40_000, 10)}
          </div>
        )}
      </fieldset>
      <Crop
        {...{ bild, cropping }}
        onCropping={(on) => {
          setPoints(null)
          setCropping(on)
        }}
        onLeave={() => setTyping('')}
        onCut={(schnitt, field) => change({ bild: cut(bild, schnitt) }, field)}
      />
      <fieldset className={classes.gruppe}>
        <legend>{t('bild.aussehen')}</legend>
        {whole('deckkraft', 10, 100, 10)}
        <NativeSelect
          label={t('bild.dunkel')}
          value={bild.dunkel}
          data={ON_DARK.map((value) => ({ value, label: t(`bild.dunkelArt.${value}`) }))}
          onChange={(event) => {
            const dunkel = ON_DARK.find((one) => one === event.currentTarget.value)
            if (dunkel) change({ bild: { ...bild, dunkel } }, '')
          }}
        />
      </fieldset>
    </>
  )
}

interface CropProps {
  readonly bild: GrundrissBild
  readonly cropping: boolean
  readonly onCropping: (cropping: boolean) => void
  readonly onCut: (schnitt: Schnitt, field: string) => void
  readonly onLeave: () => void
}

const EDGES = ['links', 'oben', 'rechts', 'unten'] as const
const OPPOSITE = { links: 'rechts', oben: 'unten', rechts: 'links', unten: 'oben' } as const

/** The visible part of a sheet: drawn as a frame, or entered for each edge. */
function Crop({ bild, cropping, onCropping, onCut, onLeave }: CropProps) {
  const { t } = useTranslation('grundriss')
  const schnitt = bild.schnitt ?? WHOLE
  return (
    <fieldset className={classes.gruppe}>
      <legend>{t('bild.ausschnitt')}</legend>
      <p className={classes.quiet}>{t('bild.ausschnittHint')}</p>
      <div className={classes.buttons}>
        <Button
          variant={cropping ? 'filled' : 'default'}
          aria-pressed={cropping}
          leftSection={<IconCrop size={16} aria-hidden />}
          onClick={() => onCropping(!cropping)}
        >
          {t('bild.zuschneiden')}
        </Button>
        {bild.schnitt !== undefined && (
          <Button variant="subtle" color="gray" onClick={() => onCut(WHOLE, '')}>
            {t('bild.ganz')}
          </Button>
        )}
      </div>
      <Announced as="p" className={(cropping && classes.quiet) || 'visually-hidden'}>
        {cropping && t('bild.zuschneidenHilfe')}
      </Announced>
      <div className={classes.pair}>
        {EDGES.map((edge) => (
          <NumberField
            key={edge}
            label={t(`bild.rand.${edge}`)}
            value={schnitt[edge] / 100}
            places={2}
            min={0}
            max={(MOST_CUT - schnitt[OPPOSITE[edge]]) / 100}
            step={1}
            onLeave={onLeave}
            onChange={(value) =>
              value !== null && onCut({ ...schnitt, [edge]: Math.round(value * 100) }, `rand.${edge}`)
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

interface MeasureProps extends Pick<BildFieldsProps, 'bild' | 'points' | 'setPoints'> {
  readonly onScaled: (bild: GrundrissBild) => void
}

/**
 * Sets the scale by two points of known distance, for people who do not know the width of the whole picture.
 */
function Measure({ bild, points, setPoints, onScaled }: MeasureProps) {
  const { t } = useTranslation('grundriss')
  const [apart, setApart] = useState<number | null>(null)
  const [a, b] = points ?? []
  const step = points === null ? null : b !== undefined ? 2 : a !== undefined ? 1 : 0
  return (
    <>
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-pressed={points !== null}
          leftSection={<IconRuler2 size={16} aria-hidden />}
          onClick={() => setPoints(points === null ? [] : null)}
        >
          {t(points === null ? 'bild.messen' : 'bild.messenEnde')}
        </Button>
      </div>
      <Announced as="p" className={(step !== null && classes.quiet) || 'visually-hidden'}>
        {step !== null && t(`bild.messen${step}`)}
      </Announced>
      {a !== undefined && b !== undefined && (
        <div className={classes.buttons}>
          <NumberField
            label={t('bild.abstand')}
            value={apart}
            {...{ places: 2, min: 0.1, max: 400 }}
            onChange={setApart}
          />
          <Button
            disabled={apart === null}
            onClick={() => {
              if (apart === null) return
              onScaled(scaled(bild, [a, b], apart * 100))
              setPoints(null)
              setApart(null)
            }}
          >
            {t('bild.anwenden')}
          </Button>
        </div>
      )}
    </>
  )
}
