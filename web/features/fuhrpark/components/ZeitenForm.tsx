import { Button, Checkbox, Chip } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { zeitenPreset } from '@platzwart/domain/fahrzeug/buchungszeiten'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { TimeField } from '../../../ui/dates/TimeField.tsx'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { clearZeiten, saveZeiten } from '../api/fuhrpark.ts'
import { fieldErrorsOf } from '../model/fieldErrors.ts'
import { useWithBetroffene } from '../model/useWithBetroffene.ts'
import { BetroffeneDialog } from './BetroffeneDialog.tsx'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'

interface Zeiten {
  readonly wochentage: readonly string[]
  readonly von: string
  readonly bis: string
  readonly gueltigVon: string
  readonly gueltigBis: string
  readonly ausserhalb: boolean
}

/** Monday first, as the week is read here. */
const WEEK = ['1', '2', '3', '4', '5', '6', '0'] as const

/** The car's own times, or what they would begin with in this house. */
function zeitenOf({ buchungszeiten: zeiten }: FahrzeugView, haus: Effective): Zeiten {
  const preset = zeitenPreset(haus)
  return {
    wochentage: (zeiten?.wochentage ?? preset.wochentage).map(String),
    von: zeiten?.von ?? preset.von,
    bis: zeiten?.bis ?? preset.bis,
    gueltigVon: zeiten?.gueltigVon ?? '',
    gueltigBis: zeiten?.gueltigBis ?? '',
    ausserhalb: zeiten?.buchungAusserhalbMoeglich ?? preset.buchungAusserhalbMoeglich,
  }
}

const bodyOf = ({ wochentage, gueltigVon, gueltigBis, ausserhalb, von, bis }: Zeiten) => ({
  wochentage: wochentage.map(Number),
  von,
  bis,
  gueltigVon: gueltigVon === '' ? null : gueltigVon,
  gueltigBis: gueltigBis === '' ? null : gueltigBis,
  buchungAusserhalbMoeglich: ausserhalb,
})

/** A vehicle's own booking times (F5): what they would cancel is shown first. */
export function ZeitenForm({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const haus = useEinstellungen()
  const [typed, setTyped] = useState<Partial<Zeiten>>({})
  const zeiten = { ...zeitenOf(view, haus), ...typed }
  const save = useWithBetroffene(
    (input: Zeiten | null, betroffeneStornieren) =>
      input === null ? clearZeiten(view) : saveZeiten(view, { ...bodyOf(input), betroffeneStornieren }),
    (saved) => {
      setTyped({})
      const message = saved.buchungszeiten === null ? t('zeiten.aufgehoben') : t('form.gespeichert')
      notifications.show({ message, color: 'lampe' })
    },
  )
  const change = (part: Partial<Zeiten>) => {
    save.reset()
    setTyped({ ...typed, ...part })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    save.speichern(zeiten)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div>
        <h2>{t('zeiten.titel')}</h2>
        <p className={classes.quiet}>{t('zeiten.text')}</p>
      </div>
      <Fields
        zeiten={zeiten}
        preset={view.buchungszeiten === null ? haus : null}
        fehler={fieldErrorsOf(save.fehler)}
        onChange={change}
      />
      {save.fehler !== null && <FuhrparkFehler failure={save.fehler} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.laeuft}>
          {t('form.speichern')}
        </Button>
        {view.buchungszeiten !== null && (
          <Button variant="default" onClick={() => save.speichern(null)}>
            {t('zeiten.aufheben')}
          </Button>
        )}
      </div>
      <BetroffeneDialog aenderung={save} />
    </form>
  )
}

interface FieldsProps {
  readonly zeiten: Zeiten
  /** Where the values come from, while the car has none of its own. */
  readonly preset: Effective | null
  readonly fehler: ReadonlyMap<string, string>
  readonly onChange: (part: Partial<Zeiten>) => void
}

const OF_HOUSE = {
  von: 'fahrzeug.zeitraumVon',
  bis: 'fahrzeug.zeitraumBis',
  ausserhalb: 'fahrzeug.buchungAusserhalb',
} as const

function Fields({ zeiten, preset, fehler, onChange }: FieldsProps) {
  const { t } = useTranslation('fuhrpark')
  const { t: shell } = useTranslation()
  const herkunft = (feld: keyof typeof OF_HOUSE) =>
    preset && shell(`absage.herkunft.${preset[OF_HOUSE[feld]].origin}`)
  const text = (feld: 'von' | 'bis' | 'gueltigVon' | 'gueltigBis') => ({
    label: t(`zeiten.${feld}`),
    error: fehler.get(feld),
    value: zeiten[feld],
    onChange: (value: string) => onChange({ [feld]: value }),
  })
  return (
    <>
      <fieldset className={classes.gruppe}>
        <legend>{t('zeiten.tage')}</legend>
        <Chip.Group
          multiple
          value={[...zeiten.wochentage]}
          onChange={(wochentage) => onChange({ wochentage })}
        >
          <div className={classes.tage}>
            {WEEK.map((tag) => (
              <Chip
                key={tag}
                value={tag}
                variant="outline"
                radius="sm"
                aria-label={t(`wochentagLang.${tag}`)}
              >
                {t(`wochentag.${tag}`)}
              </Chip>
            ))}
          </div>
        </Chip.Group>
        {fehler.has('wochentage') && <p role="alert">{fehler.get('wochentage')}</p>}
      </fieldset>
      <div className={classes.fields}>
        <TimeField description={herkunft('von')} {...text('von')} />
        <TimeField description={herkunft('bis')} {...text('bis')} />
        <DateField {...text('gueltigVon')} />
        <DateField min={zeiten.gueltigVon} {...text('gueltigBis')} />
      </div>
      <Checkbox
        label={t('zeiten.ausserhalb')}
        description={[t('zeiten.ausserhalbHilfe'), herkunft('ausserhalb')].filter(Boolean).join(' ')}
        checked={zeiten.ausserhalb}
        onChange={(event) => onChange({ ausserhalb: event.currentTarget.checked })}
      />
    </>
  )
}
