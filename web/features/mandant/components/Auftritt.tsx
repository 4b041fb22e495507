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
import { saveLogo } from '../api/haus.ts'
import { useDetailFields } from '../model/useHausFields.ts'
import { useMandantSaving } from '../model/useMandantSaving.ts'
import { detailsBody, detailsOf } from '../model/values.ts'
import classes from './Auftritt.module.css'
import { Probe } from './Probe.tsx'
import { ZoneNames } from './ZoneNames.tsx'

/** The house's name and look, with a preview before saving. */
export function Auftritt({ mandant }: { readonly mandant: MandantDetail }) {
  const { t } = useTranslation('haus')
  const saving = useMandantSaving()
  const form = useForm({
    start: () => detailsOf(mandant),
    ...saving,
    fields: useDetailFields(),
    send: (values, { key }) =>
      ask(wire.changeMandant, { version: mandant.version, draft: detailsBody(values), idempotencyKey: key }),
  })
  return (
    <div className={classes.columns}>
      <Panel>
        <FormBox form={form} className={pflege.form}>
          <ZoneNames />
          <Fields form={form} />
          <SaveEnd form={form} conflicts={form.conflicts.map((feld) => t(`feld.${feld}`))} />
        </FormBox>
      </Panel>
      <Probe
        mandant={mandant}
        name={form.values.name}
        akzent={form.values.akzent}
        saving={{ send: saveLogo, onDone: saving.onDone }}
      />
    </div>
  )
}
