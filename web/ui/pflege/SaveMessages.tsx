import type { Say } from '@platzwart/phrases/say'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import type { FieldSpec } from '../form/spec.ts'
import type { Form } from '../form/useForm.ts'
import { Conflicts } from './Conflicts.tsx'
import { SaveFailure, type SaveFailureProps } from './SaveFailure.tsx'

interface SaveMessagesProps<V> extends SaveFailureProps {
  readonly form: Pick<Form<V>, 'conflicts' | 'specs' | 'read' | 'giveWay'>
  /** The conflicting fields, if their labels do not name them. */
  readonly fields?: readonly string[] | undefined
}

/** Length at which a long text is truncated. */
const LETTERS = 60

/** The label of a field, with its current value. */
function saidOf<T>(spec: FieldSpec<T> | undefined, value: T, t: Say<'pflege'>): string | undefined {
  const now = [...(spec?.says?.(value) ?? '').replaceAll(/\s+/g, ' ').trim()]
  if (spec === undefined || now.length === 0) return spec?.label
  const wert = now.length > LETTERS ? `${now.slice(0, LETTERS).join('')} …` : now.join('')
  return t('nun', { feld: spec.label, wert })
}

/**
 * The messages about saving a record that others edit as well: conflicts with a choice between their values
 * and mine, and why it was refused.
 */
export function SaveMessages<V extends object>({ form, fields, ...words }: SaveMessagesProps<V>) {
  const { t } = useTranslation('pflege')
  const { conflicts, specs, read, giveWay } = form
  const labels = fields ?? conflicts.flatMap((field) => saidOf(specs[field], read[field], t) ?? [])
  return (
    <>
      <Conflicts fields={labels} onTheirs={giveWay} />
      <SaveFailure {...words} />
    </>
  )
}
