import { useTranslation } from '../platform/texts/useTranslation.ts'
import { Actions, Submit } from '../ui/form/FormBox.tsx'
import type { Form } from '../ui/form/useForm.ts'
import { SaveMessages } from '../ui/pflege/SaveMessages.tsx'
import { Unsaved } from './Unsaved.tsx'

interface SaveEndProps<V> {
  readonly form: Pick<Form<V>, 'changed' | 'busy' | 'conflicts' | 'specs' | 'read' | 'giveWay'>
  /** Names for the fields that others have changed meanwhile, if the labels do not say it. */
  readonly conflicts?: readonly string[]
  /** Creates a new record. */
  readonly fresh?: boolean
}

/**
 * The end of a record's form: conflicts, refusal, submit button, and the guard against leaving unsaved
 * changes.
 */
export function SaveEnd<V extends object>({ form, conflicts, fresh = false }: SaveEndProps<V>) {
  const { t } = useTranslation('pflege')
  return (
    <>
      <SaveMessages form={form} fields={conflicts} />
      <Actions>
        <Submit>{t(fresh ? 'anlegen' : 'speichern')}</Submit>
      </Actions>
      <Unsaved when={form.changed.length > 0 && !form.busy} />
    </>
  )
}
