import * as wire from '@platzwart/contract/operations/mandant'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'
import { Field, Fields } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import buttons from '../../../ui/linkButton.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { ZoneNames } from '../../mandant/components/ZoneNames.tsx'
import { useHausFields } from '../../mandant/model/useHausFields.ts'
import { MANDANTEN_KEYS } from '../api/mandanten.ts'
import { areas } from '../components/fields.tsx'
import { HausdateiImport } from '../components/Hausdatei.tsx'
import { type Einladung, InvitationLink } from '../components/InvitationLink.tsx'
import classes from '../components/Mandant.module.css'
import { OnePage } from '../components/OnePage.tsx'
import { bodyOf, emptyMandant, fieldOf } from '../model/newMandant.ts'
import { useAdminFields } from '../model/useFields.ts'

interface Made {
  readonly haus: { readonly id: string; readonly name: string }
  readonly einladung: Einladung
}

/** A new house in four details, and then the invitation of its first administrator. */
export function NewMandantPage() {
  const [made, setMade] = useState<Made | null>(null)
  return (
    <OnePage>
      {made === null ? (
        <>
          <NewMandantForm onMade={setMade} />
          <HausdateiImport />
        </>
      ) : (
        <Done key={made.haus.id} made={made} onAnother={() => setMade(null)} />
      )}
    </OnePage>
  )
}

function NewMandantForm({ onMade }: { readonly onMade: (made: Made) => void }) {
  const { t } = useTranslation('betreiber')
  const queryClient = useQueryClient()
  const zone = useZone()
  const form = useForm({
    start: () => emptyMandant(currentLanguage(), zone),
    fields: useFields(),
    send: (values, { key }) => ask(wire.createMandant, { draft: bodyOf(values), idempotencyKey: key }),
    nameOf: fieldOf,
    says: ({ haus }) => t('neues.angelegt', { name: haus.name }),
    onDone(answer) {
      onMade(answer)
      for (const queryKey of MANDANTEN_KEYS) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return (
    <Page kind="form" title={t('neues.titel')} lead={t('neues.lead')}>
      <FormBox form={form} className={classes.form}>
        <ZoneNames />
        <Panel className={classes.part} aria-labelledby="neu-haus">
          <h2 id="neu-haus">{t('neues.haus')}</h2>
          <Fields form={form} names={['name', 'domains', 'zone', 'sprache']} />
        </Panel>
        <Panel className={classes.part} aria-labelledby="neu-admin">
          <h2 id="neu-admin">{t('neues.admin')}</h2>
          <p className={classes.quiet}>{t('neues.adminText')}</p>
          <Fields form={form} names={['vorname', 'nachname', 'email']} />
        </Panel>
        <Panel className={classes.part}>
          <Field form={form} name="module" />
        </Panel>
        <FormFailure title={t('haus.nicht')} />
        <div className={classes.buttons}>
          <Submit>{t('neues.anlegen')}</Submit>
        </div>
      </FormBox>
    </Page>
  )
}

function useFields() {
  const { t } = useTranslation('betreiber')
  return {
    ...useHausFields(),
    domains: text({ label: t('feld.domains'), hint: t('feld.domainsHinweis'), max: 2000 }),
    ...useAdminFields(),
    module: areas(t('neues.module')),
  }
}

function Done({ made, onAnother }: { readonly made: Made; readonly onAnother: () => void }) {
  const { t } = useTranslation('betreiber')
  const { haus, einladung } = made
  return (
    <Page kind="form" title={t('neues.fertig', { name: haus.name })}>
      <Panel className={classes.part}>
        <InvitationLink einladung={einladung} />
        <div className={classes.buttons}>
          <Link to="/admin/mandanten/$id" params={{ id: haus.id }} className={buttons.plain}>
            {t('neues.zumHaus')}
          </Link>
          <button type="button" className={buttons.plain} onClick={onAnother}>
            {t('neues.nochEins')}
          </button>
        </div>
      </Panel>
    </Page>
  )
}
