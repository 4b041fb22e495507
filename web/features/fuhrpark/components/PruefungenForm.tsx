import { Checkbox } from '@mantine/core'
import type { FahrzeugView, PruefungView } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/heft'
import { PRUEFUNG_ARTEN, type PruefungArt } from '@platzwart/domain/fahrzeug/types'
import { useQuery } from '@tanstack/react-query'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useReadAnew } from '../../../ui/act/useReadAnew.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { day } from '../../../ui/form/days.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { type Form, useForm } from '../../../ui/form/useForm.ts'
import { whole } from '../../../ui/form/whole.tsx'
import { FUHRPARK_KEYS, pruefungenOptions } from '../api/fuhrpark.ts'
import { bodyOf, type Eintraege, eintraegeOf, fieldIn, NEW, NUMBERS } from '../model/pruefungen.ts'
import classes from './Fuhrpark.module.css'
import { FuhrparkSaveMessages } from './FuhrparkFehler.tsx'
import { ListeLoading } from './ListeLoading.tsx'

/** HU, UVV, tyres and service: when each is due, and its interval. */
export function PruefungenForm({ view }: { readonly view: FahrzeugView }) {
  const query = useQuery(pruefungenOptions(view.id))
  if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <ListeLoading />
  return <HeftForm view={view} pruefungen={query.data} />
}

interface HeftFormProps {
  readonly view: FahrzeugView
  readonly pruefungen: readonly PruefungView[]
}

function HeftForm({ view, pruefungen }: HeftFormProps) {
  const { t } = useTranslation('fuhrpark')
  const { refresh, onFailed } = useReadAnew(FUHRPARK_KEYS)
  const form = useForm({
    keeps: PRUEFUNG_ARTEN,
    start: () => eintraegeOf(pruefungen),
    live: true,
    send: (eintraege, { key }) =>
      ask(wire.savePruefungen, {
        id: view.id,
        draft: bodyOf(eintraege),
        version: view.version,
        idempotencyKey: key,
      }),
    nameOf: fieldIn,
    says: () => t('form.gespeichert'),
    onDone: refresh,
    onFailed,
  })
  return (
    <FormBox form={form}>
      <p className={classes.quiet}>{t('pruefung.text')}</p>
      {PRUEFUNG_ARTEN.map((art) => (
        <Pruefung key={art} art={art} stand={pruefungen.find((one) => one.art === art)?.stand} form={form} />
      ))}
      <FuhrparkSaveMessages form={form} fields={form.conflicts.map((art) => t(`art.${art}`))} />
      <Unsaved when={form.changed.length > 0 && !form.busy} />
      <Actions>
        <Submit>{t('form.speichern')}</Submit>
      </Actions>
    </FormBox>
  )
}

interface PruefungProps {
  readonly art: PruefungArt
  readonly stand: PruefungView['stand'] | undefined
  readonly form: Form<Eintraege>
}

function Pruefung({ art, stand, form }: PruefungProps) {
  const { t } = useTranslation('fuhrpark')
  const name = t(`art.${art}`)
  const kept = form.values[art] !== null
  const figure = (of: (typeof NUMBERS)[number]) =>
    whole({ label: t(`pruefung.${of}`), min: 0, max: 9_999_999 })
  return (
    <fieldset className={classes.gruppe}>
      <legend>{name}</legend>
      <div className={classes.row}>
        <Checkbox
          label={t('pruefung.fuehren', { art: name })}
          checked={kept}
          onChange={(event) => form.change({ [art]: event.currentTarget.checked ? NEW : null })}
        />
        {stand !== undefined && (
          <span className={classes.stand} data-stand={stand}>
            {t(`pruefung.${stand}`)}
          </span>
        )}
      </div>
      {kept && (
        <div className={classes.fields}>
          <Field form={form} name={`${art}.faelligAm`} as={day({ label: t('pruefung.faelligAm') })} />
          {NUMBERS.map((zahl) => (
            <Field key={zahl} form={form} name={`${art}.${zahl}`} as={figure(zahl)} />
          ))}
        </div>
      )}
    </fieldset>
  )
}
