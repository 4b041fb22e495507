import type { BetroffeneBuchung } from '@platzwart/contract/fuehrerschein'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/problem.ts'

/** Bookings that something hits, as the server's refusal lists them; null for any other failure. */
export function betroffeneOf(failure: unknown): readonly BetroffeneBuchung[] | null {
  if (!(failure instanceof ApiProblem) || failure.code !== 'fahrzeug.betroffeneBuchungen') return null
  return failure.current as BetroffeneBuchung[]
}

interface Write<I> {
  readonly isPending: boolean
  readonly mutate: (input: I) => void
}

/** Something that hits bookings is written in two steps: the server shows them, and a person says what becomes of them. */
export function useWithFahrten<I extends object>() {
  const [frage, setFrage] = useState<{ input: I; fahrten: readonly BetroffeneBuchung[] } | null>(null)
  return {
    /** After a failure: asks when bookings are its reason, else nothing is open. */
    fragen: (failure: unknown, input: I) => {
      const fahrten = betroffeneOf(failure)
      setFrage(fahrten && { input, fahrten })
    },
    schliessen: () => setFrage(null),
    /** What the dialog needs to have it written once more, with the person's word. */
    dialogOf: ({ isPending, mutate }: Write<I>) => ({
      fahrten: frage?.fahrten ?? null,
      laeuft: isPending,
      onDecided: (betroffeneStornieren: boolean) => frage && mutate({ ...frage.input, betroffeneStornieren }),
      onClose: () => setFrage(null),
    }),
  }
}
