import type { Say } from '@platzwart/phrases/say'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import type { FieldSpec } from '../form/spec.ts'
import type { Form } from '../form/useForm.ts'
import { Overtaken } from './Overtaken.tsx'
import { SaveFailure, type SaveFailureProps } from './SaveFailure.tsx'

interface SaveToldProps<V> extends SaveFailureProps {
  readonly form: Pick<Form<V>, 'overtaken' | 'specs' | 'read' | 'giveWay'>
  /** What somebody else has written meanwhile, where the labels of the fields do not say it. */
  readonly fields?: readonly string[] | undefined
}

/** Of a long text so many letters, by which it is known again. */
const LETTERS = 60

/** A field as people call it, and as it reads now. */
function saidOf<T>(spec: FieldSpec<T> | undefined, value: T, t: Say<'pflege'>): string | undefined {
  const now = [...(spec?.says?.(value) ?? '').replaceAll(/\s+/g, ' ').trim()]
  if (spec === undefined || now.length === 0) return spec?.label
  const wert = now.length > LETTERS ? `${now.slice(0, LETTERS).join('')} …` : now.join('')
  return t('nun', { feld: spec.label, wert })
}

/** What is told of saving a record that others look after, too: what of it reads differently by now, theirs or mine, and why it was refused. */
export function SaveTold<V extends object>({ form, fields, ...words }: SaveToldProps<V>) {
  const { t } = useTranslation('pflege')
  const { overtaken, specs, read, giveWay } = form
  const labels = fields ?? overtaken.flatMap((field) => saidOf(specs[field], read[field], t) ?? [])
  return (
    <>
      <Overtaken fields={labels} onTheirs={giveWay} />
      <SaveFailure {...words} />
    </>
  )
}
