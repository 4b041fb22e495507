import { NativeSelect, NumberInput, Switch } from '@mantine/core'
import { BERICHT_TURNUS } from '@platzwart/domain/einstellung/berichtTurnus'
import { MAX_STUFENNAME } from '@platzwart/domain/einstellung/hausRegeln'
import { issue } from '@platzwart/domain/issue'
import { WOCHENTAG_NAMES } from '@platzwart/domain/time/wochentag'
import { useTranslation } from 'react-i18next'
import { TimeField } from '../../../ui/dates/TimeField.tsx'
import type { FeldSpec } from '../model/felder.ts'
import { fromOn } from '../model/liste.ts'
import { useGrundText } from '../model/useGrundText.ts'
import type { FeldGrund } from '../model/useHausForm.ts'
import { useWorte } from '../model/useWorte.ts'
import { DauerFeld } from './DauerFeld.tsx'
import { ListenFeld } from './ListenFeld.tsx'

/** Monday first. */
const WOCHE = [...WOCHENTAG_NAMES.slice(1), WOCHENTAG_NAMES[0]]
const LONGEST_ADRESSE = 254

interface HausFeldProps {
  readonly feld: FeldSpec
  readonly wert: unknown
  readonly grund: FeldGrund | null
  /** The states as they are typed, and the thresholds: each field of cleanliness needs the others. */
  readonly stufen: readonly string[]
  readonly grenzen: readonly string[]
  readonly onChange: (wert: unknown) => void
}

/** A value of the house, written as its type asks. */
export function HausFeld(props: HausFeldProps) {
  const { feld, wert, grund, onChange } = props
  const worte = useWorte()
  const grundText = useGrundText()
  const common = {
    label: worte.name(feld.name),
    description: worte.text(feld.name),
    error: grund === null ? undefined : grundText(grund),
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
        <DauerFeld
          name={feld.name}
          wert={typeof wert === 'number' ? wert : ''}
          grund={grund}
          onChange={onChange}
        />
      )
    case 'zahl':
      return <Zahl {...props} common={common} />
    case 'uhrzeit':
      return <TimeField {...common} value={String(wert)} onChange={onChange} />
    case 'stufen':
    case 'adressen':
      return <Namen {...props} common={common} />
    default:
      return <Wahl {...props} common={common} />
  }
}

interface TeilProps extends HausFeldProps {
  readonly common: {
    readonly label: string
    readonly description: string
    readonly error: string | undefined
  }
}

function Zahl({ feld, wert, common, onChange }: TeilProps) {
  const { t } = useTranslation('einstellung')
  const einheit = t(`einheit.${feld.einheit ?? 'tage'}`)
  return (
    <NumberInput
      {...common}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      suffix={` ${einheit}`}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      min={0}
      clampBehavior="none"
      value={typeof wert === 'number' ? wert : ''}
      onChange={(value) => onChange(typeof value === 'number' ? value : '')}
    />
  )
}

function Namen({ feld, wert, common, grenzen, onChange }: TeilProps) {
  const worte = useWorte()
  const liste = Array.isArray(wert) ? wert.map(String) : []
  const list = { label: common.label, text: common.description, fehler: common.error, liste, onChange }
  if (feld.art === 'adressen') return <ListenFeld {...list} art="adresse" maxLength={LONGEST_ADRESSE} />
  return (
    <ListenFeld
      {...list}
      art="zustand"
      maxLength={MAX_STUFENNAME}
      bleibt={(eintrag) =>
        eintrag !== '' && grenzen.includes(eintrag)
          ? worte.issueText(issue('einstellung.stufeGebraucht', { wert: eintrag }))
          : null
      }
    />
  )
}

function Wahl({ feld, wert, common, stufen, onChange }: TeilProps) {
  const { t } = useTranslation('einstellung')
  const worte = useWorte()
  const folge = fromOn(stufen, String(wert))
  const values =
    feld.art === 'fenster'
      ? ['', ...WOCHE]
      : feld.art === 'turnus'
        ? ['', ...BERICHT_TURNUS]
        : ['', ...new Set([...stufen, String(wert)].filter((stufe) => stufe.trim() !== ''))]
  return (
    <NativeSelect
      {...common}
      description={
        feld.art !== 'grenze'
          ? common.description
          : [
              common.description,
              folge.length === 0 ? t('grenze.ohne') : t('grenze.folge', { stufen: folge.join(', ') }),
            ].join(' ')
      }
      data={values.map((value = '') => ({ value, label: worte.wertText(feld, value) }))}
      value={String(wert)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
