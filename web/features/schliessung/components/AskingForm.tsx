import type { ReactNode } from 'react'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import type { Form } from '../../../ui/form/useForm.ts'
import type { AnyVorschlag, Beschluss } from '../art.ts'
import type { Frage } from '../model/closing.ts'
import { SchliessungFrage } from './SchliessungDialog.tsx'

interface AskingFormProps<V extends object, P extends AnyVorschlag> {
  readonly form: Form<V, Beschluss, Frage<P>>
  readonly children: ReactNode
}

/** A form in a dialog that is replaced by the question about bookings until it is answered. */
export function AskingForm<V extends object, P extends AnyVorschlag>({
  form,
  children,
}: AskingFormProps<V, P>) {
  return (
    <>
      <div hidden={form.question !== null}>
        <FormBox form={form} takesFocus>
          {children}
        </FormBox>
      </div>
      <SchliessungFrage frage={form} />
    </>
  )
}
