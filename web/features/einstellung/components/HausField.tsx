import { NativeSelect, Switch } from '@mantine/core'
import { BERICHT_TURNUS } from '@platzwart/domain/einstellung/berichtTurnus'
import { optionOf } from '@platzwart/domain/einstellung/catalogue'
import { MAX_STUFENNAME } from '@platzwart/domain/einstellung/hausRegeln'
import { issue } from '@platzwart/domain/issue'
import { openStartseiten } from '@platzwart/domain/mandant/module'
import { WOCHENTAG_NAMES } from '@platzwart/domain/time/wochentag'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { TimeField } from '../../../ui/dates/TimeField.tsx'
import { chips } from '../../../ui/form/choice.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { type FieldSpec, WEEK } from '../model/fields.ts'
import { fromOn } from '../model/liste.ts'
import { useWords } from '../model/useWords.ts'
import { DauerField } from './DauerField.tsx'
import { ListenField } from './ListenField.tsx'

const LONGEST_ADRESSE = 254

interface HausFieldProps {
  readonly feld: FieldSpec
  readonly wert: unknown
  readonly fault: string | undefined
  /** The edited states and thresholds: each field of cleanliness needs the others. */
  readonly stufen: readonly string[]
  readonly grenzen: readonly string[]
  readonly onChange: (wert: unknown) => void
}

/** The input of a layer's value, by its type. */
export function HausField(props: HausFieldProps) {
  const { feld, wert, fault, onChange } = props
  const words = useWords()
  const common = {
    label: words.name(feld.name),
    description: words.text(feld.name),
    error: fault,
  }
  switch (feld.art) {
    case 'schalter':
      return (
        <Switch
          {...common}
          checked={wert === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'dauer':
      return (
        <DauerField
          name={feld.name}
          wert={typeof wert === 'number' ? wert : ''}
          fault={fault}
          onChange={onChange}
        />
      )
    case 'zahl':
      return <Figure {...props} common={common} />
    case 'uhrzeit':
      return <TimeField {...common} value={String(wert)} onChange={onChange} />
    case 'wochentage':
      return <Weekdays {...props} common={common} />
    case 'stufen':
    case 'adressen':
      return <Names {...props} common={common} />
    default:
      return <Choice {...props} common={common} />
  }
}

interface PartProps extends HausFieldProps {
  readonly common: {
    readonly label: string
    readonly description: string
    readonly error: string | undefined
  }
}

function Figure({ feld, wert, common, onChange }: PartProps) {
  const { t } = useTranslation('einstellung')
  const einheit = t(`einheit.${feld.einheit ?? 'tage'}`)
  return (
    <NumberField
      {...common}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      unit={einheit}
      places={optionOf(feld.name).whole === true ? 0 : 2}
      value={typeof wert === 'number' ? wert : ''}
      onChange={(value) => onChange(value ?? '')}
    />
  )
}

function Weekdays({ feld, wert, common, onChange }: PartProps) {
  const words = useWords()
  const { label, description: hint, error: fault } = common
  const kept: readonly unknown[] = Array.isArray(wert) ? wert : []
  const spec = chips({
    label,
    options: WEEK.map((day) => ({ value: String(day), label: words.wochentag(day) })),
  })
  return spec.input({
    name: feld.name,
    label,
    hint,
    fault,
    required: false,
    value: kept.map(String),
    // Stored from Sunday on.
    change: (days) => onChange(days.map(Number).toSorted((a, b) => a - b)),
  })
}

function Names({ feld, wert, common, grenzen, onChange }: PartProps) {
  const words = useWords()
  const liste = Array.isArray(wert) ? wert.map(String) : []
  const list = { label: common.label, text: common.description, fehler: common.error, liste, onChange }
  if (feld.art === 'adressen') return <ListenField {...list} art="adresse" maxLength={LONGEST_ADRESSE} />
  return (
    <ListenField
      {...list}
      art="zustand"
      maxLength={MAX_STUFENNAME}
      stays={(eintrag) =>
        eintrag !== '' && grenzen.includes(eintrag)
          ? words.issueText(issue('einstellung.stufeGebraucht', { wert: eintrag }))
          : null
      }
    />
  )
}

function Choice({ feld, wert, common, stufen, onChange }: PartProps) {
  const { t } = useTranslation('einstellung')
  const words = useWords()
  const module = useStart().mandant?.module ?? []
  const sequence = fromOn(stufen, String(wert))
  const values =
    feld.art === 'fenster'
      ? ['', ...WEEK.map((day) => WOCHENTAG_NAMES[day])]
      : feld.art === 'turnus'
        ? ['', ...BERICHT_TURNUS]
        : feld.art === 'startseite'
          ? [...new Set([...openStartseiten(module), String(wert)])]
          : ['', ...new Set([...stufen, String(wert)].filter((stufe) => stufe.trim() !== ''))]
  return (
    <NativeSelect
      {...common}
      description={
        feld.art !== 'grenze'
          ? common.description
          : [
              common.description,
              sequence.length === 0 ? t('grenze.ohne') : t('grenze.folge', { stufen: sequence.join(', ') }),
            ].join(' ')
      }
      data={values.map((value = '') => ({ value, label: words.wertText(feld, value) }))}
      value={String(wert)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
