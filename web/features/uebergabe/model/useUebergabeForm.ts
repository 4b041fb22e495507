import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Rueckfrage } from '@platzwart/domain/fahrzeug/rueckfragen'
import { useEffect, useRef, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import {
  type Angaben,
  anhangKeysOf,
  checkInOf,
  checkOutOf,
  firstAngaben,
  type UebergabeArt,
} from './angaben.ts'
import { forget, remember } from './remembered.ts'
import type { Anhang, Holder, Uebergabe } from './uebergabe.ts'
import { uebergaben } from './uebergaben.ts'
import type { Outcome } from './uebergabeQueue.ts'

/** A form that was begun: a phone closes the page behind its camera. */
export interface Entwurf {
  readonly angaben: Angaben
  readonly anhaenge: readonly Anhang[]
}

/** How long the form waits for the server's word; after that the trip's page shows what waits. */
const PATIENCE_MS = 6_000
const DRAFT_AFTER_MS = 400

export interface FormOf {
  readonly art: UebergabeArt
  readonly person: Holder
  readonly fahrt: FahrzeugBuchungView
  readonly zustand: FahrzeugView['zustand'] | null
  /** What was begun before, or is to be corrected. */
  readonly entwurf: Entwurf | null
  /** The refused record that this one takes the place of. */
  readonly vorige: Uebergabe | null
}

export function entwurfKey(fahrtId: string, art: UebergabeArt): string {
  return `entwurf/${fahrtId}/${art}`
}

/** What the person fills in, kept as a draft with every pause, and sent by way of the device's own store. */
export function useUebergabeForm(of: FormOf) {
  const { art, person, fahrt, zustand, entwurf, vorige } = of
  const [angaben, setAngaben] = useState(() => entwurf?.angaben ?? firstAngaben(art, fahrt, zustand))
  const [anhaenge, setAnhaenge] = useState<readonly Anhang[]>(entwurf?.anhaenge ?? [])
  const [busy, setBusy] = useState(false)
  const touched = useRef(false)
  const key = entwurfKey(fahrt.id, art)

  useEffect(() => {
    if (!touched.current) return
    const timer = setTimeout(() => void remember(person, key, { angaben, anhaenge }), DRAFT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [person, key, angaben, anhaenge])

  function change(part: Partial<Angaben>) {
    touched.current = true
    setAngaben((before) => ({ ...before, ...part }))
  }

  function restart() {
    touched.current = false
    setAngaben(firstAngaben(art, fahrt, zustand))
    setAnhaenge([])
    void forget(person, key)
  }

  /** @param fragen what was asked about it and answered with yes */
  async function submit(fragen: readonly Rueckfrage[]): Promise<Outcome> {
    setBusy(true)
    try {
      const uebergabe = uebergabeOf(of, { angaben, anhaenge }, fragen)
      const { outcomeOfForm } = await uebergaben.keep(uebergabe, vorige?.id)
      const outcome = await Promise.race([outcomeOfForm, afterPatience()])
      if (outcome !== 'abgelehnt') {
        touched.current = false
        await forget(person, key)
      }
      return outcome
    } finally {
      setBusy(false)
    }
  }

  return {
    angaben,
    anhaenge,
    busy,
    change,
    attach: (anhang: Anhang) => setAnhaenge((before) => [...before, anhang]),
    restart,
    submit,
  }
}

export type UebergabeForm = ReturnType<typeof useUebergabeForm>

function afterPatience(): Promise<Outcome> {
  return new Promise((resolve) => setTimeout(() => resolve('wartet'), PATIENCE_MS))
}

/** When it happened: what is corrected has happened when it happened. */
export function timeOf({ vorige }: Pick<FormOf, 'vorige'>): Temporal.Instant {
  return vorige === null ? now() : Temporal.Instant.from(vorige.zeit)
}

function uebergabeOf(of: FormOf, entwurf: Entwurf, fragen: readonly Rueckfrage[]): Uebergabe {
  const { art, person, fahrt } = of
  const { angaben, anhaenge } = entwurf
  const named = anhangKeysOf(angaben)
  const shared = {
    ...person,
    id: newIdempotencyKey(),
    buchungId: fahrt.id,
    kennzeichen: fahrt.kennzeichen,
    fahrzeug: fahrt.fahrzeug,
    zeit: timeOf(of).toString(),
    // Uploaded already is uploaded.
    anhaenge: anhaenge.filter(({ schluessel }) => named.has(schluessel)),
    entwurf: angaben,
    abgelehnt: null,
  }
  const bestaetigteFragen = [...fragen]
  return art === 'checkIn'
    ? { ...shared, art, angaben: { ...checkInOf(angaben), bestaetigteFragen } }
    : {
        ...shared,
        art,
        angaben: { ...checkOutOf(angaben, fahrt.fahrtart === 'privat'), bestaetigteFragen },
      }
}
