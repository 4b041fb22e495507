import { useQuery } from '@tanstack/react-query'
import { FailureState } from '../../../ui/FailureState.tsx'
import { einstellungenOptions } from '../api/einstellungen.ts'
import { EigeneMails } from './EigeneMails.tsx'
import { EigeneZeiten } from './EigeneZeiten.tsx'
import { EinstellungenSkelett } from './EinstellungenSkelett.tsx'
import { Favoriten } from './Favoriten.tsx'

/** What holds for oneself alone. */
export function EigeneEinstellungen() {
  const { data, isError, error, refetch } = useQuery(einstellungenOptions)
  if (data === undefined)
    return isError ? (
      <FailureState failure={error} onRetry={() => void refetch()} />
    ) : (
      <EinstellungenSkelett />
    )
  const favoriten = data.find(({ name }) => name === 'fahrzeug.favoriten')
  return (
    <>
      <EigeneMails views={data} />
      <EigeneZeiten views={data} />
      {favoriten && <Favoriten view={favoriten} />}
    </>
  )
}
