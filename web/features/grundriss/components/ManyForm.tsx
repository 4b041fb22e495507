import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field, Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { whole } from '../../../ui/form/whole.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'
import type { SendChanges } from '../model/editor/useEditor.ts'
import {
  type Change,
  changesBy,
  countKey,
  hasOneZone,
  type ManyValues,
  manyValuesOf,
} from '../model/manyValues.ts'

interface ManyFormProps {
  readonly chosen: readonly LeseraumDetail[]
  readonly kinds: readonly { readonly id: string; readonly name: string }[]
  readonly changes: SendChanges
}

/** Zone and equipment of all selected seats; values that differ stay unless the field is edited. */
export function ManyForm({ chosen, kinds, changes }: ManyFormProps) {
  const { t } = useTranslation('grundriss')
  const now = manyValuesOf(chosen, kinds)
  const form = useForm({
    start: now,
    live: true,
    fields: (values: ManyValues) => ({
      zone: text({
        label: t('platz.zone'),
        hint: hasOneZone(chosen) ? t('platz.zoneHint') : t('viele.verschieden'),
        max: 60,
        wide: true,
      }),
      ...Object.fromEntries(
        kinds.map(({ id, name }) => [
          countKey(id),
          whole({
            label: name,
            hint: values[countKey(id)] === null ? t('viele.bleibt') : null,
            min: 0,
            max: 1000,
          }),
        ]),
      ),
    }),
    send: (values: ManyValues, { key }) => changes.send(sent(values), key),
    says: (answer) => t('viele.geaendert', { count: answer.count }),
    onDone: changes.onDone,
    onFailed: changes.onFailed,
  })
  const sent = (values: ManyValues): Change[] => changesBy(values, form.changed, kinds, chosen)
  const since = useSinceChosen(chosen, now)
  return (
    <FormBox form={form}>
      <fieldset className={pflege.gruppe}>
        <legend>{t('viele.angaben')}</legend>
        <Fields form={form} names={['zone']} />
      </fieldset>
      {kinds.length > 0 && (
        <fieldset className={pflege.gruppe}>
          <legend>{t('platz.ausstattung')}</legend>
          <div className={pflege.pair}>
            {kinds.map(({ id }) => (
              <Field key={id} form={form} name={countKey(id)} />
            ))}
          </div>
        </fieldset>
      )}
      <SaveMessages
        form={{ ...form, conflicts: form.conflicts.filter((feld) => since[feld] !== now[feld]) }}
      />
      <Actions>
        <Submit disabled={sent(form.values).length === 0}>{t('viele.angabenSpeichern')}</Submit>
      </Actions>
    </FormBox>
  )
}

/**
 * The common values at the time of selection: a field that changed only by selecting others was not edited.
 */
function useSinceChosen(chosen: readonly LeseraumDetail[], values: ManyValues): ManyValues {
  const ids = chosen.map(({ id }) => id).join()
  const [since, setSince] = useState({ ids, values })
  if (since.ids !== ids) setSince({ ids, values })
  return since.values
}
