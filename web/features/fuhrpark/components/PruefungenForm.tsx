import { Button, Checkbox, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FahrzeugView, PruefungView } from '@platzwart/contract/fahrzeug'
import { PRUEFUNG_ARTEN, type PruefungArt } from '@platzwart/domain/fahrzeug/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { FUHRPARK_KEYS, pruefungenOptions, savePruefungen } from '../api/fuhrpark.ts'
import { fieldErrorsOf } from '../model/fieldErrors.ts'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'
import { ListeLoading } from './ListeLoading.tsx'

const NUMBERS = ['faelligKm', 'intervallMonate', 'intervallKm'] as const
const FIELD_NAMES = ['faelligAm', ...NUMBERS] as const
type Eintrag = Readonly<Record<(typeof FIELD_NAMES)[number], string>>
type Eintraege = Readonly<Partial<Record<PruefungArt, Eintrag>>>

const NEW: Eintrag = { faelligAm: '', faelligKm: '', intervallMonate: '12', intervallKm: '' }

function eintraegeOf(views: readonly PruefungView[]): Eintraege {
  return Object.fromEntries(
    views.map((view) => [
      view.art,
      Object.fromEntries(FIELD_NAMES.map((feld) => [feld, String(view[feld] ?? '')])),
    ]),
  )
}

const numberOf = (text: string) => (text === '' ? null : /^\d+$/.test(text) ? Number(text) : text)

function bodyOf(eintraege: Eintraege) {
  return PRUEFUNG_ARTEN.flatMap((art) => {
    const eintrag = eintraege[art]
    if (!eintrag) return []
    const { faelligAm, faelligKm, intervallMonate, intervallKm } = eintrag
    return [
      {
        art,
        faelligAm: faelligAm === '' ? null : faelligAm,
        faelligKm: numberOf(faelligKm),
        intervallMonate: numberOf(intervallMonate),
        intervallKm: numberOf(intervallKm),
      },
    ]
  })
}

/** HU, UVV, tyres and service: when each is due, and when again after it was done. */
export function PruefungenForm({ view }: { readonly view: FahrzeugView }) {
  const query = useQuery(pruefungenOptions(view.id))
  if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <ListeLoading />
  return <Form key={query.dataUpdatedAt} view={view} pruefungen={query.data} />
}

interface FormProps {
  readonly view: FahrzeugView
  readonly pruefungen: readonly PruefungView[]
}

function Form({ view, pruefungen }: FormProps) {
  const { t } = useTranslation('fuhrpark')
  const queryClient = useQueryClient()
  const [eintraege, setEintraege] = useState(() => eintraegeOf(pruefungen))
  const save = useMutation({
    mutationFn: () => savePruefungen(view, bodyOf(eintraege)),
    onSuccess: async () => {
      notifications.show({ message: t('form.gespeichert'), color: 'lampe' })
      await Promise.all(FUHRPARK_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    },
  })
  const fehler = fieldErrorsOf(save.error)
  const sent = bodyOf(eintraege).map(({ art }) => art)
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.quiet}>{t('pruefung.text')}</p>
      {PRUEFUNG_ARTEN.map((art) => (
        <Pruefung
          key={art}
          art={art}
          stand={pruefungen.find((one) => one.art === art)?.stand}
          eintrag={eintraege[art]}
          fehler={(feld) => fehler.get(`${sent.indexOf(art)}.${feld}`)}
          onChange={(eintrag) => {
            save.reset()
            const { [art]: _, ...others } = eintraege
            setEintraege(eintrag ? { ...others, [art]: eintrag } : others)
          }}
        />
      ))}
      {save.isError && <FuhrparkFehler failure={save.error} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t('form.speichern')}
        </Button>
      </div>
    </form>
  )
}

interface PruefungProps {
  readonly art: PruefungArt
  readonly stand: PruefungView['stand'] | undefined
  readonly eintrag: Eintrag | undefined
  readonly fehler: (feld: string) => string | undefined
  readonly onChange: (eintrag: Eintrag | null) => void
}

function Pruefung({ art, stand, eintrag, fehler, onChange }: PruefungProps) {
  const { t } = useTranslation('fuhrpark')
  const name = t(`art.${art}`)
  return (
    <fieldset className={classes.gruppe}>
      <legend>{name}</legend>
      <div className={classes.row}>
        <Checkbox
          label={t('pruefung.fuehren', { art: name })}
          checked={eintrag !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? NEW : null)}
        />
        {stand !== undefined && (
          <span className={classes.stand} data-stand={stand}>
            {t(`pruefung.${stand}`)}
          </span>
        )}
      </div>
      {eintrag !== undefined && (
        <div className={classes.fields}>
          <DateField
            label={t('pruefung.faelligAm')}
            error={fehler('faelligAm')}
            value={eintrag.faelligAm}
            onChange={(faelligAm) => onChange({ ...eintrag, faelligAm })}
          />
          {NUMBERS.map((feld) => (
            <TextInput
              key={feld}
              inputMode="numeric"
              label={t(`pruefung.${feld}`)}
              error={fehler(feld)}
              value={eintrag[feld]}
              onChange={(event) => onChange({ ...eintrag, [feld]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
