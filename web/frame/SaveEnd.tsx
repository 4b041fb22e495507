import { useTranslation } from '../platform/texts/useTranslation.ts'
import { Actions, Submit } from '../ui/form/FormBox.tsx'
import type { Form } from '../ui/form/useForm.ts'
import { SaveMessages } from '../ui/pflege/SaveMessages.tsx'
import { Unsaved } from './Unsaved.tsx'

interface SaveEndProps<V> {
  readonly form: Pick<Form<V>, 'changed' | 'busy' | 'conflicts' | 'specs' | 'read' | 'giveWay'>
  /** What somebody else has written meanwhile, where the labels of the fields do not say it. */
  readonly conflicts?: readonly string[]
  /** It makes a new one. */
  readonly fresh?: boolean
}

/** The end of a record's form: what others have changed, why it was refused, its button, and the question before it is left. */
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
