import type { MandantHaus } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/mandant'
import { PAGE } from '@platzwart/contract/paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { umfangOptions } from '../api/mandanten.ts'
import classes from './Mandant.module.css'
import { Sheet } from './PartForm.tsx'
import { Umfang } from './Umfang.tsx'

/** Deletes a closed house: counts what is deleted, and requires its name. */
export function Deletion({ haus }: { readonly haus: MandantHaus }) {
  const { t } = useTranslation('betreiber')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { name } = haus
  const umfang = useQuery(umfangOptions(haus.id))
  const form = useForm({
    start: { name: '' },
    fields: { name: text({ label: t('haus.tippen', { name }), missing: t('haus.tippenFehlt'), max: 120 }) },
    send: (values, { key }) =>
      ask(wire.deleteMandant, { id: haus.id, draft: { name: values.name }, idempotencyKey: key }),
    says: () => t('haus.geloescht', { name }),
    async onDone() {
      // Nothing can be lost of a deleted house, but the typed name counts as unsaved until the next render.
      await navigate({ to: PAGE.adminMandanten, replace: true, ignoreBlocker: true })
      queryClient.removeQueries({ queryKey: ['mandanten', 'haus', haus.id] })
      return queryClient.invalidateQueries({ queryKey: ['mandanten', 'liste'] })
    },
  })
  return (
    <Sheet title={t('haus.loeschen')}>
      <p className={classes.quiet}>{t('haus.loeschenText')}</p>
      {umfang.data && (
        <div>
          <p>{t('haus.umfang')}</p>
          <Umfang umfang={umfang.data} />
        </div>
      )}
      <FormBox form={form} className={classes.part}>
        <Field form={form} name="name" />
        <FormFailure />
        <div>
          <Submit color="red">{t('haus.loeschenJa')}</Submit>
        </div>
      </FormBox>
    </Sheet>
  )
}
