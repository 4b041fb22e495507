import type { ReactNode } from 'react'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import type { Form } from '../../../ui/form/useForm.ts'
import type { Beschluss } from '../api/schliessungen.ts'
import type { Frage } from '../model/closing.ts'
import { SchliessungFrage } from './SchliessungDialog.tsx'

interface AskingFormProps<V extends object> {
  readonly form: Form<V, Beschluss, Frage>
  readonly children: ReactNode
}

/** A form in a dialog that is replaced by the question about bookings until it is answered. */
export function AskingForm<V extends object>({ form, children }: AskingFormProps<V>) {
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
