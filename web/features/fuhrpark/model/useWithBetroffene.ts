import type { BetroffeneFahrt, FahrzeugView } from '@platzwart/contract/fahrzeug'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/problem.ts'
import { FUHRPARK_KEYS, fuhrparkFahrzeugOptions } from '../api/fuhrpark.ts'

/** Bookings that a change would cancel, as the server's refusal lists them; null for any other failure. */
function betroffeneOf(failure: unknown): readonly BetroffeneFahrt[] | null {
  if (!(failure instanceof ApiProblem) || failure.code !== 'fahrzeug.betroffeneBuchungen') return null
  return failure.current as BetroffeneFahrt[]
}

/**
 * A change of a vehicle in two steps when it hits bookings (F4): the server shows them, a person confirms, and only then is it made.
 * What has changed meanwhile is read again.
 */
export function useWithBetroffene<I>(
  save: (input: I, betroffeneStornieren: boolean) => Promise<FahrzeugView>,
  onSaved: (view: FahrzeugView) => void,
) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ input: I; fahrten: readonly BetroffeneFahrt[] } | null>(null)
  const mutation = useMutation({
    mutationFn: ({ input, bestaetigt }: { input: I; bestaetigt: boolean }) => save(input, bestaetigt),
    onSuccess: async (view) => {
      setAsked(null)
      queryClient.setQueryData(fuhrparkFahrzeugOptions(view.id).queryKey, view)
      onSaved(view)
      await Promise.all(FUHRPARK_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    },
    onError: async (failure, { input }) => {
      const fahrten = betroffeneOf(failure)
      setAsked(fahrten && { input, fahrten })
      if (failure instanceof ApiProblem && failure.status === 412) {
        await queryClient.invalidateQueries({ queryKey: ['fuhrpark'] })
      }
    },
  })
  return {
    speichern: (input: I) => mutation.mutate({ input, bestaetigt: false }),
    reset: mutation.reset,
    laeuft: mutation.isPending,
    /** Why not; null when there is none, or when the bookings are the reason. */
    fehler: mutation.isError && betroffeneOf(mutation.error) === null ? mutation.error : null,
    betroffene: asked?.fahrten ?? null,
    bestaetigen: () => asked && mutation.mutate({ input: asked.input, bestaetigt: true }),
    verwerfen: () => setAsked(null),
  }
}
