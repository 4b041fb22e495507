import type { MandantDetail } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/mandant'
import { SaveEnd } from '../../../frame/SaveEnd.tsx'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { useMandantSaving } from '../model/useMandantSaving.ts'
import { textsOf } from '../model/values.ts'
import { TextFields, useTextFields } from './TextFields.tsx'

/** The house's public texts: imprint and privacy policy. */
export function RechtstexteForm({ mandant }: { readonly mandant: MandantDetail }) {
  const { t } = useTranslation('haus')
  const form = useForm({
    start: () => textsOf(mandant),
    ...useMandantSaving(),
    fields: useTextFields(),
    send: (values, { key }) =>
      ask(wire.changeMandant, { version: mandant.version, draft: values, idempotencyKey: key }),
  })
  return (
    <Panel>
      <FormBox form={form} className={pflege.form}>
        <TextFields form={form} />
        <SaveEnd form={form} conflicts={form.conflicts.map((feld) => t(`feld.${feld}`))} />
      </FormBox>
    </Panel>
  )
}
