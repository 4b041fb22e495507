import { Button, NativeSelect } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { DateField } from '../../../ui/dates/DateField.tsx'
import {
  type Lage,
  nextStart,
  QUICK,
  quickWindow,
  type Window,
  withEnd,
  withStart,
} from '../../flotte/model/window.ts'
import classes from './WindowChoice.module.css'

interface WindowChoiceProps {
  readonly fenster: Window
  readonly lage: Lage
  /** The last bookable day. */
  readonly letzterTag: Temporal.PlainDate
  /** Shows buttons for the most frequent windows; a dialog needs none, since its window is chosen already. */
  readonly quick?: boolean
  readonly onChange: (fenster: Window) => void
}

/**
 * Start and end of the window, over several days if necessary, with buttons for the most frequent windows.
 */
export function WindowChoice({ fenster, lage, letzterTag, quick = false, onChange }: WindowChoiceProps) {
  const erster = nextStart(lage).toPlainDate()
  const grenzen = { min: erster.toString(), max: letzterTag.toString(), lage }
  return (
    <div className={classes.root}>
      <div className={classes.fields}>
        <Moment
          art="von"
          at={fenster.von}
          {...grenzen}
          onChange={(von) => onChange(withStart(fenster, von))}
        />
        <Moment
          art="bis"
          at={fenster.bis}
          {...grenzen}
          min={fenster.von.toPlainDate().toString()}
          onChange={(bis) => onChange(withEnd(fenster, bis))}
        />
      </div>
      {quick && <QuickChoice fenster={fenster} lage={lage} onChange={onChange} />}
    </div>
  )
}

type QuickChoiceProps = Pick<WindowChoiceProps, 'fenster' | 'lage' | 'onChange'>

function QuickChoice({ fenster, lage, onChange }: QuickChoiceProps) {
  const { t } = useTranslation('fahrzeug')
  return (
    <fieldset className={classes.quick} aria-label={t('fenster.schnell')}>
      {QUICK.map((art) => {
        const next = quickWindow(art, fenster.von.toPlainDate(), lage)
        return (
          <Button
            key={art}
            variant="default"
            size="compact-sm"
            disabled={next === null}
            onClick={() => next && onChange(next)}
          >
            {t(`fenster.${art}`)}
          </Button>
        )
      })}
    </fieldset>
  )
}

interface MomentProps {
  readonly art: 'von' | 'bis'
  readonly at: Temporal.PlainDateTime
  readonly min: string
  readonly max: string
  readonly lage: Lage
  readonly onChange: (at: Temporal.PlainDateTime) => void
}

/** A day and a time; the times follow the house's step. */
function Moment({ art, at, min, max, lage, onChange }: MomentProps) {
  const { t } = useTranslation('fahrzeug')
  const zeit = at.toPlainTime().toString({ smallestUnit: 'minute' })
  const zeiten = timesOf(lage.einstellungen['fahrzeug.zeitschritt'].value)
  return (
    <fieldset className={classes.moment} aria-label={t(`fenster.${art}`)}>
      <span className={classes.name} aria-hidden="true">
        {t(`fenster.${art}`)}
      </span>
      <DateField
        label={t(`fenster.${art}Tag`)}
        labelHidden
        required
        min={min}
        max={max}
        value={at.toPlainDate().toString()}
        onChange={(text) => {
          // A cleared day is no valid window: keep the previous one.
          if (text !== '') onChange(Temporal.PlainDate.from(text).toPlainDateTime(at.toPlainTime()))
        }}
      />
      <NativeSelect
        aria-label={t(`fenster.${art}Zeit`)}
        data={zeiten.includes(zeit) ? zeiten : [...zeiten, zeit].sort()}
        value={zeit}
        onChange={(event) => onChange(at.withPlainTime(Temporal.PlainTime.from(event.currentTarget.value)))}
      />
    </fieldset>
  )
}

function timesOf(schritt: number): string[] {
  const midnight = Temporal.PlainTime.from('00:00')
  const count = Math.floor((24 * 60) / Math.max(1, schritt))
  return Array.from({ length: count }, (_, i) =>
    midnight.add({ minutes: i * schritt }).toString({ smallestUnit: 'minute' }),
  )
}
