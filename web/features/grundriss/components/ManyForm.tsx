import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field, Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { whole } from '../../../ui/form/whole.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { type Change, changesBy, hasOneZone, type ManyValues, manyValuesOf } from '../model/manyValues.ts'
import type { SendChanges } from '../model/useChanges.ts'

interface ManyFormProps {
  readonly chosen: readonly LeseraumDetail[]
  readonly kinds: readonly { readonly id: string; readonly name: string }[]
  readonly changes: SendChanges
}

/** Zone and equipment of all seats that are chosen; what differs among them stays as long as nothing is written there. */
export function ManyForm({ chosen, kinds, changes }: ManyFormProps) {
  const { t } = useTranslation('grundriss')
  const form = useForm({
    start: () => manyValuesOf(chosen, kinds),
    live: true,
    fields: {
      zone: text({
        label: t('platz.zone'),
        hint: hasOneZone(chosen) ? t('platz.zoneHint') : t('viele.verschieden'),
        max: 60,
        wide: true,
      }),
    },
    send: (values: ManyValues, { key }) => changes.send(sent(values), key),
    says: (answer) => t('viele.geaendert', { count: answer.count }),
    onDone: changes.onDone,
    onFailed: changes.onFailed,
  })
  const sent = (values: ManyValues): Change[] => changesBy(values, form.changed.includes('zone'), chosen)
  return (
    <FormBox form={form}>
      <fieldset className={pflege.gruppe}>
        <legend>{t('viele.angaben')}</legend>
        <Fields form={form} />
      </fieldset>
      {kinds.length > 0 && (
        <fieldset className={pflege.gruppe}>
          <legend>{t('platz.ausstattung')}</legend>
          <div className={pflege.pair}>
            {form.values.ausstattung.map(({ id, anzahl }, i) => (
              <Field
                key={id}
                form={form}
                name={`ausstattung.${i}.anzahl`}
                as={whole({
                  label: kinds.find((kind) => kind.id === id)?.name ?? '',
                  hint: anzahl === null ? t('viele.bleibt') : null,
                  min: 0,
                  max: 1000,
                })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <SaveFailure />
      <Actions>
        <Submit disabled={sent(form.values).length === 0}>{t('viele.angabenSpeichern')}</Submit>
      </Actions>
    </FormBox>
  )
}
