import type { BetroffeneBuchung } from '@platzwart/contract/fuehrerschein'
import { useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '../../../ui/form/useSending.ts'
import { useShownFirst } from '../../fahrt/model/useShownFirst.ts'
import { fuehrerscheinOptions, LICENCE_KEYS } from '../api/fuehrerscheine.ts'

/** Saves a card or a check; if it affects bookings, these are shown first. */
export function useLicenceWrite<A>(
  benutzerId: string,
  onSaved: (answer: A) => void = () => {},
): Outcome<A, readonly BetroffeneBuchung[]> {
  const queryClient = useQueryClient()
  return useShownFirst(fuehrerscheinOptions(benutzerId).queryKey, (answer: A) => {
    onSaved(answer)
    return Promise.all(LICENCE_KEYS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
  })
}
