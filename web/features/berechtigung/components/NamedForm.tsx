import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import type { FieldSpec } from '../../../ui/form/spec.ts'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'
import { PEOPLE_KEYS } from '../model/usePeopleLive.ts'

interface Values<L> {
  readonly name: string
  readonly list: L
}

interface NamedFormProps<L> {
  /** Null is a new one. */
  readonly view: { readonly name: string } | null
  readonly list: L
  readonly field: FieldSpec<L>
  readonly nameOf: (field: string) => string
  readonly send: (values: Values<L>, idempotencyKey: string) => Promise<{ readonly name: string }>
  readonly onDone: () => void
}

/** A role or a group: its name, and what it grants. */
export function NamedForm<L>({ view, list, field, nameOf, send, onDone }: NamedFormProps<L>) {
  const { t } = useTranslation('berechtigung')
  const queryClient = useQueryClient()
  const anew = () => {
    for (const queryKey of PEOPLE_KEYS) void queryClient.invalidateQueries({ queryKey })
  }
  const form = useForm({
    start: (): Values<L> => ({ name: view?.name ?? '', list }),
    live: view !== null,
    fields: {
      name: text({
        label: t('form.name'),
        missing: t('form.fehlt'),
        max: 100,
        first: view === null,
        wide: true,
        autoComplete: 'off',
      }),
      list: field,
    },
    nameOf,
    send: (values, { key }) => send(values, key),
    says: ({ name }) => t('form.gespeichert', { name }),
    onDone: () => {
      anew()
      onDone()
    },
    onFailed: anew,
  })
  return (
    <FormBox form={form} takesFocus={view === null}>
      <Fields form={form} />
      <SaveMessages form={form} />
      <Actions>
        <Submit disabled={view !== null && form.changed.length === 0}>
          {view === null ? t('form.anlegen') : t('form.speichern')}
        </Submit>
      </Actions>
    </FormBox>
  )
}
