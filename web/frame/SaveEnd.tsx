import { useTranslation } from '../platform/texts/useTranslation.ts'
import { Actions, Submit } from '../ui/form/FormBox.tsx'
import { Overtaken } from '../ui/pflege/Overtaken.tsx'
import { SaveFailure } from '../ui/pflege/SaveFailure.tsx'
import { Unsaved } from './Unsaved.tsx'

interface SaveEndProps {
  readonly form: { readonly changed: readonly string[]; readonly busy: boolean; readonly giveWay: () => void }
  /** What somebody else has written meanwhile, as people call it. */
  readonly overtaken?: readonly string[]
  /** It makes a new one. */
  readonly fresh?: boolean
}

/** The end of a record's form: what others have changed, why it was refused, its button, and the question before it is left. */
export function SaveEnd({ form, overtaken = [], fresh = false }: SaveEndProps) {
  const { t } = useTranslation('pflege')
  return (
    <>
      <Overtaken fields={overtaken} onTheirs={form.giveWay} />
      <SaveFailure />
      <Actions>
        <Submit>{t(fresh ? 'anlegen' : 'speichern')}</Submit>
      </Actions>
      <Unsaved when={form.changed.length > 0 && !form.busy} />
    </>
  )
}
