import { Skeleton } from '@mantine/core'
import type { MandantHaus } from '@platzwart/contract/mandant'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { text } from '../../../ui/form/text.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Probe } from '../../mandant/components/Probe.tsx'
import { TextFields, useTextFields } from '../../mandant/components/TextFields.tsx'
import { ZoneNames } from '../../mandant/components/ZoneNames.tsx'
import { useDetailFields, useSitzungFields } from '../../mandant/model/useHausFields.ts'
import { hausOptions, saveHausLogo } from '../api/mandanten.ts'
import { Closed, Closing } from '../components/Closing.tsx'
import { Deletion } from '../components/Deletion.tsx'
import { Domains } from '../components/Domains.tsx'
import { areas } from '../components/fields.tsx'
import { HausdateiExport } from '../components/Hausdatei.tsx'
import { InviteAgain } from '../components/InviteAgain.tsx'
import classes from '../components/Mandant.module.css'
import { OnePage } from '../components/OnePage.tsx'
import { PartForm, useKeepHaus } from '../components/PartForm.tsx'
import { ALTSEITE, AREAS, DETAILS, SITZUNG, TEXTS } from '../model/parts.ts'

/** One house, as operators see it. */
export function MandantPage() {
  const { id } = useParams({ from: '/betreiber/mandanten/admin/mandanten/$id' })
  const query = useQuery(hausOptions(id))
  return (
    <OnePage>
      {query.data ? (
        <Haus haus={query.data} />
      ) : query.isError ? (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="36rem" />
      )}
    </OnePage>
  )
}

function Haus({ haus }: { readonly haus: MandantHaus }) {
  const { name, domains, gesperrt, einladbar } = haus
  return (
    <Page kind="list" title={name} lead={domains.join(' · ') || undefined}>
      {gesperrt !== null && <Closed haus={haus} seit={gesperrt} />}
      {einladbar && <InviteAgain haus={haus} />}
      <div className={classes.columns}>
        <div className={classes.stack}>
          <Details haus={haus} />
          <Domains haus={haus} kind="host" />
          <Domains haus={haus} kind="mail" />
          <OlderSite haus={haus} />
        </div>
        <div className={classes.stack}>
          <Looks haus={haus} />
          <Areas haus={haus} />
          <SignIns haus={haus} />
        </div>
      </div>
      <Texts haus={haus} />
      <HausdateiExport haus={haus} />
      {gesperrt === null ? <Closing haus={haus} /> : <Deletion haus={haus} />}
    </Page>
  )
}

interface Of {
  readonly haus: MandantHaus
}

function Details({ haus }: Of) {
  const { t } = useTranslation('betreiber')
  return (
    <PartForm haus={haus} title={t('haus.stamm')} part={DETAILS} fields={useDetailFields()}>
      <ZoneNames />
    </PartForm>
  )
}

/** Its logo, as the house itself sees and changes it; it reveals nothing about its people. */
function Looks({ haus }: Of) {
  const onDone = useKeepHaus()
  return (
    <Probe
      mandant={haus}
      name={haus.name}
      akzent={haus.akzent ?? ''}
      saving={{
        onDone,
        send: (untergrund, file, key) => saveHausLogo(haus.id, untergrund, file, key),
      }}
    />
  )
}

function Areas({ haus }: Of) {
  const { t } = useTranslation('betreiber')
  const fields = { module: areas(t('feld.module')) }
  return (
    <PartForm haus={haus} title={t('haus.module')} text={t('haus.moduleText')} part={AREAS} fields={fields} />
  )
}

function SignIns({ haus }: Of) {
  const { t } = useTranslation('haus')
  return (
    <PartForm
      haus={haus}
      title={t('sitzung.titel')}
      text={t('sitzung.text')}
      part={SITZUNG}
      fields={useSitzungFields()}
    />
  )
}

function OlderSite({ haus }: Of) {
  const { t } = useTranslation('betreiber')
  const fields = {
    kundenname: text({ label: t('feld.kundenname'), max: 120 }),
    altseiteMuster: text({
      label: t('feld.altseiteMuster'),
      hint: t('feld.altseiteHinweis'),
      placeholder: 'https://{subdomain}.example.org/',
      max: 300,
    }),
  }
  return <PartForm haus={haus} title={t('haus.altseite')} part={ALTSEITE} fields={fields} />
}

function Texts({ haus }: Of) {
  const { t } = useTranslation('betreiber')
  const fields = useTextFields()
  return (
    <PartForm
      haus={haus}
      title={t('haus.texte')}
      part={TEXTS}
      fields={fields}
      draw={(form) => <TextFields form={form} />}
    />
  )
}
