import type { EinstellungView, EinstellungWertView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice, segment } from '../../../ui/form/choice.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import type { FieldSpec } from '../../../ui/form/spec.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { gruppenOptions } from '../../berechtigung/api/rollen.ts'
import { EXPLANATION_KEY, WERTE_KEY } from '../api/werte.ts'
import { useOptions } from '../model/useOptions.ts'
import { useWertFault } from '../model/useWertFault.ts'
import { useWhose } from '../model/useWhose.ts'
import { useWords } from '../model/useWords.ts'
import { type Chosen, PersonSuche } from './PersonSuche.tsx'
import classes from './Pflege.module.css'
import { TouchedLine, wertField } from './WertField.tsx'

interface Values {
  readonly option: EinstellungName
  readonly fuer: 'gruppe' | 'person'
  readonly gruppeId: string
  readonly person: Chosen | null
  readonly wert: unknown
}

interface NewWertFormProps {
  /** The house's values, as the initial value of a new one. */
  readonly views: readonly EinstellungView[]
  readonly option: EinstellungName | undefined
  readonly personId: string | undefined
  readonly onDone: () => void
}

/** A mail that every house sends. */
const FALLBACK = 'benachrichtigung.bestaetigung'

const whoseOf = ({ fuer, gruppeId, person }: Values) =>
  fuer === 'gruppe' ? { gruppeId } : { benutzerId: person?.id }

const isFor = ({ fuer, gruppeId, person }: Values) => (fuer === 'gruppe' ? gruppeId !== '' : person !== null)

/** A value for a group or a person without one of this option. */
export function NewWertForm(props: NewWertFormProps) {
  const { t } = useTranslation('einstellungPflege')
  const faultOf = useWertFault()
  const words = useWords()
  const form = useNewWert(props)
  const fields = useFields()
  const { values } = form
  return (
    <FormBox form={form} className={classes.form}>
      <Field form={form} name="option" as={fields.option} />
      <Field form={form} name="fuer" as={fields.fuer} />
      {values.fuer === 'gruppe' ? (
        <Field form={form} name="gruppeId" as={fields.gruppe} />
      ) : (
        <Field form={form} name="person" as={fields.person as FieldSpec<never>} />
      )}
      <Field key={values.option} form={form} name="wert" as={wertField(values.option, words)} />
      <TouchedLine
        name={values.option}
        wert={values.wert}
        fuer={whoseOf(values)}
        ready={isFor(values) && faultOf(values.option, values.wert) === undefined}
      />
      <FormFailure />
      <Actions>
        <Submit>{t('wert.hinzufuegen')}</Submit>
      </Actions>
    </FormBox>
  )
}

function useNewWert({ views, option, personId, onDone }: NewWertFormProps) {
  const { t } = useTranslation('einstellungPflege')
  const queryClient = useQueryClient()
  const faultOf = useWertFault()
  const wer = useWhose()
  const ofHouse = (name: EinstellungName) => views.find((view) => view.name === name)?.wert
  const known = personId && queryClient.getQueriesData<{ benutzer: Chosen }>({ queryKey: EXPLANATION_KEY })
  const person = (known || []).map(([, read]) => read?.benutzer).find((one) => one?.id === personId) ?? null
  const { ausnahmen } = useOptions()
  const first = ausnahmen.find((one) => one === option) ?? ausnahmen[0] ?? FALLBACK
  return useForm<Values, EinstellungWertView>({
    start: {
      option: first,
      gruppeId: '',
      person,
      wert: ofHouse(first),
      fuer: person === null ? 'gruppe' : 'person',
    },
    settle: (next, before) =>
      next.option === before.option ? next : { ...next, wert: ofHouse(next.option) },
    check: (values) => {
      const fault = faultOf(values.option, values.wert)
      const who = values.fuer === 'gruppe' ? 'gruppeId' : 'person'
      return new Map([
        ...(isFor(values) ? [] : [[who, t(`wert.${values.fuer}Fehlt`)] as const]),
        ...(fault === undefined ? [] : [['wert', fault] as const]),
      ])
    },
    saysAtOnce: (field) => field === 'wert',
    nameOf: (field) => (field === 'benutzerId' ? 'person' : field === 'name' ? 'option' : field),
    send: (values, { key }) =>
      ask(wire.createWert, {
        body: { name: values.option, wert: values.wert, ...whoseOf(values) },
        idempotencyKey: key,
      }),
    says: (made) => t('wert.gespeichert', { option: wer.option(made.name), wer: wer.wer(made) }),
    onDone: () => {
      onDone()
      return queryClient.invalidateQueries({ queryKey: WERTE_KEY })
    },
  })
}

function useFields() {
  const { t } = useTranslation('einstellungPflege')
  const wer = useWhose()
  const gruppen = useQuery(gruppenOptions).data
  const { ausnahmen } = useOptions()
  const named = (gruppen ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const person: FieldSpec<Chosen | null> = {
    label: t('wert.person'),
    input: ({ value, fault, change }) => <PersonSuche person={value} fault={fault} onChange={change} />,
  }
  return {
    person,
    option: choice<EinstellungName>({
      label: t('ausnahmen.option'),
      options: ausnahmen.map((value) => ({ value, label: wer.option(value) })),
      first: true,
    }),
    fuer: segment<Values['fuer']>({
      label: t('wert.fuer'),
      options: [
        { value: 'gruppe', label: t('wert.gruppe') },
        { value: 'person', label: t('wert.person') },
      ],
    }),
    gruppe: choice<string>({
      label: t('wert.welcheGruppe'),
      hint: gruppen?.length === 0 ? t('wert.keineGruppen') : undefined,
      options: [{ value: '', label: t('wert.bitte') }, ...named],
    }),
  }
}
