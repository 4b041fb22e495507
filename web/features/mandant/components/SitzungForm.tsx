import type { MandantDetail } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/mandant'
import { SaveEnd } from '../../../frame/SaveEnd.tsx'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { useSitzungFields } from '../model/useHausFields.ts'
import { useMandantSaving } from '../model/useMandantSaving.ts'
import { sitzungOf } from '../model/values.ts'

/** The lifetime of sessions for everybody in the house, including the person who saves it. */
export function SitzungForm({ mandant }: { readonly mandant: MandantDetail }) {
  const { t } = useTranslation('haus')
  const form = useForm({
    start: () => sitzungOf(mandant),
    ...useMandantSaving(),
    fields: useSitzungFields(),
    send: (values, { key }) =>
      ask(wire.changeMandant, { version: mandant.version, draft: values, idempotencyKey: key }),
  })
  const conflicts = form.conflicts.map((feld) => t(`feld.${feld}`))
  return (
    <Panel aria-labelledby="sitzung">
      <FormBox form={form} className={pflege.form}>
        <h2 id="sitzung">{t('sitzung.titel')}</h2>
        <p>
          {t('sitzung.text')} {t('sitzung.sofort')}
        </p>
        <Fields form={form} />
        <SaveEnd form={form} conflicts={conflicts} />
      </FormBox>
    </Panel>
  )
}
