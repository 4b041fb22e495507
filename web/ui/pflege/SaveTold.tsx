import type { Form } from '../form/useForm.ts'
import { Overtaken } from './Overtaken.tsx'
import { SaveFailure, type SaveFailureProps } from './SaveFailure.tsx'

interface SaveToldProps<V> extends SaveFailureProps {
  readonly form: Pick<Form<V>, 'overtaken' | 'specs' | 'giveWay'>
  /** What somebody else has written meanwhile, where the labels of the fields do not say it. */
  readonly fields?: readonly string[] | undefined
}

/** What is told of saving a record that others look after, too: what of it reads differently by now, theirs or mine, and why it was refused. */
export function SaveTold<V extends object>({ form, fields, ...words }: SaveToldProps<V>) {
  const { overtaken, specs, giveWay } = form
  const labels = fields ?? overtaken.flatMap((field) => specs[field]?.label ?? [])
  return (
    <>
      <Overtaken fields={labels} onTheirs={giveWay} />
      <SaveFailure {...words} />
    </>
  )
}
