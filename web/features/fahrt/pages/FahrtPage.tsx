import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useOpensOffline } from '../../../platform/offline/useOpensOffline.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { autoOptions, fahrtOptions, regelnOptions } from '../../uebergabe/api/uebergaben.ts'
import { isOnlyRecalled } from '../../uebergabe/model/recall.ts'
import { artOf } from '../../uebergabe/model/step.ts'
import { useUebergaben } from '../../uebergabe/model/uebergaben.ts'
import { FahrtRefused } from '../components/FahrtRefused.tsx'
import { FahrtSeite } from '../components/FahrtSeite.tsx'
import { FahrtSkeleton } from '../components/FahrtSkeleton.tsx'
import { UebergabeStep } from '../components/UebergabeStep.tsx'
import { withWaiting } from '../model/fahrt.ts'

const route = getRouteApi('/haus/fahrzeuge/fahrzeuge/fahrten/$id')

/**
 * The page of one trip: details, next step, and with `?schritt=` its check-in or check-out. Works offline
 * once it was opened online.
 */
export function FahrtPage() {
  const { id } = route.useParams()
  const { schritt } = route.useSearch()
  const fahrt = useQuery(fahrtOptions(id))
  const regeln = useQuery(regelnOptions)
  const auto = useQuery({ ...autoOptions(fahrt.data?.fahrzeugId ?? ''), enabled: fahrt.data !== undefined })
  const { uebergaben, read } = useUebergaben()

  useOpensOffline(fahrt.data !== undefined && regeln.data !== undefined)

  const failure = fahrt.error ?? regeln.error
  if (failure instanceof ApiProblem && failure.status === 404) return <FahrtRefused />
  if (failure !== null && (fahrt.data === undefined || regeln.data === undefined)) {
    return (
      <FailureState failure={failure} onRetry={() => void Promise.all([fahrt.refetch(), regeln.refetch()])} />
    )
  }
  if (fahrt.data === undefined || regeln.data === undefined || !read) return <FahrtSkeleton />
  if (schritt === undefined)
    return (
      <FahrtSeite
        fahrt={withWaiting(fahrt.data, uebergaben)}
        begun={fahrt.data.status === 'aktiv'}
        einstellungen={regeln.data}
      />
    )
  // The form begins with the car's latest known state; offline there may be none.
  const mayBeNewer = navigator.onLine && isOnlyRecalled(fahrt)
  if (mayBeNewer || (auto.isPending && auto.fetchStatus !== 'idle')) return <FahrtSkeleton />
  return (
    <UebergabeStep
      key={schritt}
      art={artOf(schritt)}
      told={fahrt.data}
      auto={auto.data ?? null}
      einstellungen={regeln.data}
    />
  )
}
