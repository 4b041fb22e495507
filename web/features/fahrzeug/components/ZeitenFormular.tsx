import { Button, Checkbox, Chip, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearZeiten, saveZeiten } from '../api/fuhrpark.ts'
import { feldFehlerOf } from '../model/feldFehler.ts'
import { useMitBetroffenen } from '../model/useMitBetroffenen.ts'
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
const WOCHE = ['1', '2', '3', '4', '5', '6', '0'] as const

function zeitenOf({ buchungszeiten: zeiten }: FahrzeugView): Zeiten {
  return {
    wochentage: (zeiten?.wochentage ?? [1, 2, 3, 4, 5]).map(String),
    von: zeiten?.von ?? '09:00',
    bis: zeiten?.bis ?? '18:00',
    gueltigVon: zeiten?.gueltigVon ?? '',
    gueltigBis: zeiten?.gueltigBis ?? '',
    ausserhalb: zeiten?.buchungAusserhalbMoeglich ?? false,
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
export function ZeitenFormular({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const [zeiten, setZeiten] = useState(() => zeitenOf(view))
  const save = useMitBetroffenen(
    (input: Zeiten | null, betroffeneStornieren) =>
      input === null ? clearZeiten(view) : saveZeiten(view, { ...bodyOf(input), betroffeneStornieren }),
    (saved) => {
      setZeiten(zeitenOf(saved))
      const message = saved.buchungszeiten === null ? t('zeiten.aufgehoben') : t('form.gespeichert')
      notifications.show({ message, color: 'lampe' })
    },
  )
  const change = (part: Partial<Zeiten>) => {
    save.reset()
    setZeiten({ ...zeiten, ...part })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    save.speichern(zeiten)
  }
  return (
    <form className={classes.formular} onSubmit={submit} noValidate>
      <div>
        <h2>{t('zeiten.titel')}</h2>
        <p className={classes.leise}>{t('zeiten.text')}</p>
      </div>
      <Felder zeiten={zeiten} fehler={feldFehlerOf(save.fehler)} onChange={change} />
      {save.fehler !== null && <FuhrparkFehler failure={save.fehler} />}
      <div className={classes.knoepfe}>
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

interface FelderProps {
  readonly zeiten: Zeiten
  readonly fehler: ReadonlyMap<string, string>
  readonly onChange: (part: Partial<Zeiten>) => void
}

function Felder({ zeiten, fehler, onChange }: FelderProps) {
  const { t } = useTranslation('fuhrpark')
  const text = (feld: 'von' | 'bis' | 'gueltigVon' | 'gueltigBis') => ({
    label: t(`zeiten.${feld}`),
    error: fehler.get(feld),
    value: zeiten[feld],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [feld]: event.currentTarget.value }),
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
            {WOCHE.map((tag) => (
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
      <div className={classes.felder}>
        <TextInput type="time" {...text('von')} />
        <TextInput type="time" {...text('bis')} />
        <TextInput type="date" {...text('gueltigVon')} />
        <TextInput type="date" min={zeiten.gueltigVon} {...text('gueltigBis')} />
      </div>
      <Checkbox
        label={t('zeiten.ausserhalb')}
        checked={zeiten.ausserhalb}
        onChange={(event) => onChange({ ausserhalb: event.currentTarget.checked })}
      />
    </>
  )
}
