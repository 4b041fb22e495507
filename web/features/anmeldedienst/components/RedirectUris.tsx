import type { ServiceAddresses } from '@platzwart/contract/anmeldedienst'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { CopyPress } from '../../../ui/act/CopyPress.tsx'
import classes from './Dienst.module.css'

/** What is to be entered at the service, to be taken along. */
export function RedirectUris({ dort }: { readonly dort: ServiceAddresses }) {
  const { t } = useTranslation('anmeldedienst')
  return (
    <dl className={classes.facts}>
      <Addresses name={t('dort.rueckkehr')} addresses={dort.rueckkehr} />
      <Addresses name={t('dort.nachAbmeldung')} addresses={dort.nachAbmeldung} />
      <Addresses name={t('dort.abmeldung')} addresses={[dort.abmeldung]} />
    </dl>
  )
}

interface AddressesProps {
  readonly name: string
  readonly addresses: readonly string[]
}

function Addresses({ name, addresses }: AddressesProps) {
  const { t } = useTranslation('anmeldedienst')
  return (
    <div>
      <dt>{name}</dt>
      {addresses.map((address) => (
        <dd key={address} className={classes.copied}>
          <code className={classes.value}>{address}</code>
          <CopyPress value={address} label={t('dort.kopieren')} done={t('dort.kopiert')} />
        </dd>
      ))}
    </div>
  )
}
