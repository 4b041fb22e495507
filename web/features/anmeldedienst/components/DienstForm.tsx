import { Button } from '@mantine/core'
import type { AnmeldedienstView } from '@platzwart/contract/anmeldedienst'
import * as wire from '@platzwart/contract/operations/anmeldedienst'
import type { Zutritt } from '@platzwart/domain/anmeldedienst/zutritt'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { Field, Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { type Form, useForm } from '../../../ui/form/useForm.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { ANMELDEDIENSTE } from '../api/anmeldedienste.ts'
import { useDienstFields } from '../model/useDienstFields.ts'
import classes from './Dienst.module.css'

interface Named {
  readonly id: string
  readonly name: string
}

/** What a group of a service can become. */
export interface Choices {
  readonly gruppen: readonly Named[]
  readonly rollen: readonly Named[]
}

interface Line {
  readonly wert: string
  /** `gruppe` or `rolle` with its id; empty: not chosen yet. */
  readonly ziel: string
}

interface Values {
  readonly name: string
  readonly aussteller: string
  readonly clientId: string
  readonly geheimnis: string
  readonly bereiche: string
  readonly gruppenAngabe: string
  readonly zutritt: Zutritt
  readonly zutrittGruppe: string
  readonly aktiv: boolean
  readonly pflicht: boolean
  readonly zuordnung: readonly Line[]
}

const valuesOf = (dienst: AnmeldedienstView): Values => ({
  name: dienst.name,
  aussteller: dienst.aussteller,
  clientId: dienst.clientId,
  geheimnis: '',
  bereiche: dienst.bereiche,
  gruppenAngabe: dienst.gruppenAngabe ?? '',
  zutritt: dienst.zutritt,
  zutrittGruppe: dienst.zutrittGruppe ?? '',
  aktiv: dienst.aktiv,
  pflicht: dienst.pflicht,
  zuordnung: dienst.zuordnung.map(({ wert, gruppeId, rolleId }) => ({
    wert,
    ziel: gruppeId === null ? `rolle ${rolleId}` : `gruppe ${gruppeId}`,
  })),
})

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim())

const idIn = (ziel: string, kind: 'gruppe' | 'rolle') =>
  ziel.startsWith(`${kind} `) ? ziel.slice(kind.length + 1) : null

/** What the fields say, as the server takes it. */
const draftOf = ({ geheimnis, gruppenAngabe, zutrittGruppe, zuordnung, ...rest }: Values) => ({
  ...rest,
  gruppenAngabe: orNull(gruppenAngabe),
  zutrittGruppe: rest.zutritt === 'gruppe' ? orNull(zutrittGruppe) : null,
  zuordnung: zuordnung.map(({ wert, ziel }) => ({
    wert,
    gruppeId: idIn(ziel, 'gruppe'),
    rolleId: idIn(ziel, 'rolle'),
  })),
  ...(geheimnis === '' ? {} : { geheimnis }),
})

interface DienstFormProps {
  readonly dienst: AnmeldedienstView
  readonly choices: Choices
}

/** How a service is set up, who may come in by it, and what its groups become. */
export function DienstForm({ dienst, choices }: DienstFormProps) {
  const { t } = useTranslation('anmeldedienst')
  const queryClient = useQueryClient()
  const { geheimnis, ...fields } = useDienstFields()
  const { id, version } = dienst
  const missing = t('feld.fehlt')
  const form = useForm({
    start: () => valuesOf(dienst),
    live: true,
    which: id,
    fields: ({ zutritt, aktiv }: Values) => ({
      ...fields,
      geheimnis: { ...geheimnis, hint: t('feld.geheimnisBleibt') },
      zutritt: choice<Zutritt>({
        label: t('feld.zutritt'),
        options: [
          { value: 'alle', label: t('feld.zutrittAlle') },
          { value: 'gruppe', label: t('feld.zutrittGruppe') },
          { value: 'eingeladen', label: t('feld.zutrittEingeladen') },
        ],
      }),
      ...(zutritt === 'gruppe'
        ? { zutrittGruppe: text({ label: t('feld.gruppe'), missing, max: 300, autoComplete: 'off' }) }
        : {}),
      aktiv: check({ label: t('feld.aktiv') }),
      ...(aktiv ? { pflicht: check({ label: t('feld.pflicht'), hint: t('feld.pflichtHinweis') }) } : {}),
    }),
    // A line that says only half is neither saved nor dropped in silence.
    check: ({ zuordnung }) =>
      new Map(
        zuordnung.flatMap(({ wert, ziel }, at) => [
          ...(wert.trim() === '' ? [[`zuordnung.${at}.wert`, missing] as const] : []),
          ...(ziel === '' ? [[`zuordnung.${at}.ziel`, missing] as const] : []),
        ]),
      ),
    send: (values, { key }) =>
      ask(wire.updateAnmeldedienst, { id, version, draft: draftOf(values), idempotencyKey: key }),
    says: ({ name }) => t('gespeichert', { name }),
    onDone: () => queryClient.invalidateQueries({ queryKey: [...ANMELDEDIENSTE] }),
    onFailed: () => queryClient.invalidateQueries({ queryKey: [...ANMELDEDIENSTE] }),
  })
  return (
    <FormBox form={form} className={pflege.form}>
      <Fields form={form} />
      <Mapping form={form} choices={choices} />
      <FormFailure />
      <Actions>
        <Submit>{t('speichern')}</Submit>
      </Actions>
    </FormBox>
  )
}

interface MappingProps {
  readonly form: Form<Values>
  readonly choices: Choices
}

function Mapping({ form, choices }: MappingProps) {
  const { t } = useTranslation('anmeldedienst')
  const add = useRef<HTMLButtonElement>(null)
  const { zuordnung } = form.values
  const options = [
    { value: '', label: t('zuordnung.waehlen') },
    choices.gruppen.map(({ id, name }) => ({
      value: `gruppe ${id}`,
      label: t('zuordnung.alsGruppe', { name }),
    })),
    choices.rollen.map(({ id, name }) => ({
      value: `rolle ${id}`,
      label: t('zuordnung.alsRolle', { name }),
    })),
  ].flat()
  const remove = (gone: number) => {
    form.change({ zuordnung: zuordnung.filter((_, at) => at !== gone) })
    add.current?.focus()
  }
  return (
    <fieldset className={pflege.gruppe} data-field="zuordnung">
      <legend>{t('zuordnung.titel')}</legend>
      <p className={pflege.quiet}>{t('zuordnung.text')}</p>
      <ul className={classes.lines}>
        {zuordnung.map((_, i) => (
          <li key={`zeile-${i.toString()}`} className={classes.line}>
            <Field
              form={form}
              name={`zuordnung.${i}.wert`}
              as={text({ label: t('zuordnung.wertNr', { nr: i + 1 }), max: 300, autoComplete: 'off' })}
            />
            <Field
              form={form}
              name={`zuordnung.${i}.ziel`}
              as={choice<string>({ label: t('zuordnung.zielNr', { nr: i + 1 }), options })}
            />
            <Button
              variant="default"
              aria-label={t('zuordnung.wegNr', { nr: i + 1 })}
              onClick={() => remove(i)}
            >
              {t('zuordnung.weg')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={pflege.buttons}>
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.change({ zuordnung: zuordnung.concat({ wert: '', ziel: '' }) })}
        >
          {t('zuordnung.dazu')}
        </Button>
      </div>
    </fieldset>
  )
}
