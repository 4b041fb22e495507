import { useQuery } from '@tanstack/react-query'
import { FailureState } from '../../../ui/FailureState.tsx'
import { einstellungenOptions } from '../api/einstellungen.ts'
import { EinstellungenSkeleton } from './EinstellungenSkeleton.tsx'
import { Favoriten } from './Favoriten.tsx'
import { OwnMails } from './OwnMails.tsx'
import { OwnZeiten } from './OwnZeiten.tsx'

/** What holds for oneself alone. */
export function OwnEinstellungen() {
  const { data, isError, error, refetch } = useQuery(einstellungenOptions)
  if (data === undefined)
    return isError ? (
      <FailureState failure={error} onRetry={() => void refetch()} />
    ) : (
      <EinstellungenSkeleton />
    )
  const favoriten = data.find(({ name }) => name === 'fahrzeug.favoriten')
  return (
    <>
      <OwnMails views={data} />
      <OwnZeiten views={data} />
      {favoriten && <Favoriten view={favoriten} />}
    </>
  )
}
