import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { identitaetenOptions } from '../api/anmeldung.ts'
import { Identitaet } from './Identitaet.tsx'

/** With which services somebody is linked, for who looks after people. */
export function PersonIdentitaeten({ benutzerId }: { readonly benutzerId: string }) {
  const { t } = useTranslation('dienst')
  const { data } = useQuery({ ...identitaetenOptions(benutzerId), throwOnError: false })
  if (data === undefined || data.identitaeten.length === 0) return null
  return (
    <section className={pflege.section} aria-labelledby="dienste">
      <h3 id="dienste">{t('konto.titel')}</h3>
      <ul>
        {data.identitaeten.map((identitaet) => (
          <Identitaet key={identitaet.id} identitaet={identitaet} />
        ))}
      </ul>
    </section>
  )
}
