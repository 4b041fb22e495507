import type { MandantHaus } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/mandant'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useAdminFields } from '../model/useFields.ts'
import { type Einladung, InvitationLink } from './InvitationLink.tsx'
import classes from './Mandant.module.css'
import { Sheet } from './PartForm.tsx'

/** While nobody has signed in to a house: invites its first administrator again. */
export function InviteAgain({ haus }: { readonly haus: MandantHaus }) {
  const { t } = useTranslation('betreiber')
  const [einladung, setEinladung] = useState<Einladung | null>(null)
  const form = useForm({
    start: { vorname: '', nachname: '', email: '' },
    fields: useAdminFields(),
    restarts: true,
    send: (values, { key }) => ask(wire.inviteAdmin, { id: haus.id, draft: values, idempotencyKey: key }),
    says: () => t('haus.eingeladen'),
    onDone: setEinladung,
  })
  return (
    <Sheet title={t('haus.einladung')}>
      <p className={classes.quiet}>{t('haus.einladungText')}</p>
      {einladung !== null && <InvitationLink key={einladung.link} einladung={einladung} />}
      <FormBox form={form}>
        <Fields form={form} />
        <FormFailure />
        <div>
          <Submit variant="default">{t('haus.einladen')}</Submit>
        </div>
      </FormBox>
    </Sheet>
  )
}
