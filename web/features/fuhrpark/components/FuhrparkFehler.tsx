import type { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Form } from '../../../ui/form/useForm.ts'
import { ActFailure } from '../../../ui/pflege/ActFailure.tsx'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'

function useFailureWords() {
  const { t } = useTranslation('fuhrpark')
  const { t: shell } = useTranslation()
  return {
    title: t('form.fehlgeschlagen'),
    // 'Error uploading the file' and the reason.
    instead: ({ code, detail }: ApiProblem) =>
      code === 'datei.fehlgeschlagen' ? shell('fehler:datei.fehlgeschlagen', { grund: detail }) : undefined,
  }
}

/** Why a button's action failed. */
export function FuhrparkFehler({ failure }: { readonly failure: unknown }) {
  return <ActFailure {...useFailureWords()} failure={failure} />
}

interface FuhrparkSaveMessagesProps<V> {
  readonly form: Pick<Form<V>, 'conflicts' | 'specs' | 'read' | 'giveWay'>
  /** Names for the fields that others have changed meanwhile, if the labels do not say it. */
  readonly fields?: readonly string[]
}

/** The messages after saving a part of a vehicle. */
export function FuhrparkSaveMessages<V extends object>(props: FuhrparkSaveMessagesProps<V>) {
  return <SaveMessages {...useFailureWords()} {...props} />
}
