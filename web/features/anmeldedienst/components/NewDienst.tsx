import type { ServiceAddresses } from '@platzwart/contract/anmeldedienst'
import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { ANMELDEDIENSTE } from '../api/anmeldedienste.ts'
import { useDienstFields } from '../model/useDienstFields.ts'
import { RedirectUris } from './RedirectUris.tsx'

const EMPTY = { name: '', aussteller: '', clientId: '', geheimnis: '' }

/** Until somebody says otherwise: most services tell their groups by it, where they tell any. */
const BEGINNING = { bereiche: 'openid email profile', gruppenAngabe: 'groups' }

interface NewDienstProps {
  /** Null: the house has as many as it may. */
  readonly dort: ServiceAddresses | null
}

/** Sets a service up: what is entered there, and what it says for it. */
export function NewDienst({ dort }: NewDienstProps) {
  const { t } = useTranslation('anmeldedienst')
  return (
    <Panel className={pflege.root ?? ''} aria-labelledby="neu">
      <h2 id="neu">{t('neu.titel')}</h2>
      {dort === null ? (
        <p className={pflege.quiet}>{t('neu.voll')}</p>
      ) : (
        <>
          <p>{t('neu.schritt1')}</p>
          <RedirectUris dort={dort} />
          <p>{t('neu.schritt2')}</p>
          <NewForm />
          <p className={pflege.quiet}>{t('neu.schritt3')}</p>
        </>
      )}
    </Panel>
  )
}

function NewForm() {
  const { t } = useTranslation('anmeldedienst')
  const queryClient = useQueryClient()
  const { name, aussteller, clientId, geheimnis } = useDienstFields()
  const form = useForm({
    start: EMPTY,
    restarts: true,
    fields: { name, aussteller, clientId, geheimnis: { ...geheimnis, missing: t('feld.fehlt') } },
    send: (values, { key }) =>
      ask(wire.createAnmeldedienst, { draft: Object.assign({}, BEGINNING, values), idempotencyKey: key }),
    says: ({ name: called }) => t('neu.angelegt', { name: called }),
    onDone: () => queryClient.invalidateQueries({ queryKey: [...ANMELDEDIENSTE] }),
  })
  return (
    <FormBox form={form} className={pflege.form}>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit>{t('neu.anlegen')}</Submit>
      </Actions>
    </FormBox>
  )
}
