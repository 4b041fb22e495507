import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Rueckfrage } from '@platzwart/domain/fahrzeug/rueckfragen'
import { useEffect, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { forget, remember } from '../../../platform/offline/askOrRecall.ts'
import type { Holder } from '../../../platform/session/holder.ts'
import { type Form, useForm } from '../../../ui/form/useForm.ts'
import { useIssueText } from '../../flotte/model/useIssueText.ts'
import {
  type Angaben,
  anhangKeysOf,
  checkInOf,
  checkOutOf,
  firstAngaben,
  fragenIn,
  nameOf,
  type Regeln,
  type UebergabeArt,
} from './angaben.ts'
import { type OpenQuestions, openQuestions, questionIn, RefusedUebergabe } from './openQuestions.ts'
import { type Anhang, isCorrected, type Uebergabe } from './uebergabe.ts'
import { uebergaben } from './uebergaben.ts'
import type { Outcome } from './uebergabeQueue.ts'
import { useFaults } from './useFaults.ts'

/** A draft of the form: a phone may close the page while its camera is open. */
export interface Entwurf {
  readonly angaben: Angaben
  readonly anhaenge: readonly Anhang[]
}

/** How long the form waits for the server's answer; after that the trip's page shows the pending record. */
const PATIENCE_MS = 6_000
const DRAFT_AFTER_MS = 400

export interface FormOf {
  readonly art: UebergabeArt
  readonly person: Holder
  readonly fahrt: FahrzeugBuchungView
  readonly zustand: FahrzeugView['zustand'] | null
  /** A saved draft, or a record to correct. */
  readonly entwurf: Entwurf | null
  /** The refused record that this one replaces. */
  readonly vorige: Uebergabe | null
}

export type AngabenForm = Form<Angaben, readonly Rueckfrage[], OpenQuestions>

export function entwurfKey(fahrtId: string, art: UebergabeArt): string {
  return `entwurf/${fahrtId}/${art}`
}

/**
 * The form, auto-saved as a draft after a debounce, and sent by way of the outbox. @param onDone called when
 * it is stored, and sent or being sent
 */
export function useUebergabeForm(of: FormOf, regeln: Regeln, onDone: () => void) {
  const { art, person, fahrt, zustand, entwurf, vorige } = of
  const [begun, setBegun] = useState<Angaben>(() => ({
    ...firstAngaben(art, fahrt, zustand),
    ...entwurf?.angaben,
  }))
  const [anhaenge, setAnhaenge] = useState<readonly Anhang[]>(entwurf?.anhaenge ?? [])
  const say = useIssueText()
  const { check, saysAtOnce } = useFaults(regeln)
  const key = entwurfKey(fahrt.id, art)
  /** The device's own questions. */
  const ownFragen = (angaben: Angaben) => fragenIn(angaben, regeln, timeOf(of))

  const form: AngabenForm = useForm<Angaben, Outcome, readonly Rueckfrage[], OpenQuestions>({
    start: begun,
    check,
    saysAtOnce,
    asksFirst: (angaben) => openQuestions(ownFragen(angaben), say, vorige, angaben.kilometerstand),
    asks: questionIn,
    nameOf,
    refusedBefore: vorige?.abgelehnt ? new RefusedUebergabe(vorige.abgelehnt) : null,
    // It is stored on the device first.
    offline: true,
    async send(angaben, { key: id, word = [] }) {
      const { outcomeOfForm } = await uebergaben.keep(
        uebergabeOf(of, { angaben, anhaenge }, word, id),
        vorige?.id,
      )
      const outcome = await Promise.race([outcomeOfForm, afterPatience()])
      if (outcome === 'abgelehnt') throw refusalOf(id)
      await forget(person, key)
      return outcome
    },
    onDone,
  })
  const { values } = form

  useEffect(() => {
    if (values === begun) return
    const timer = setTimeout(() => void remember(person, key, { angaben: values, anhaenge }), DRAFT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [person, key, begun, values, anhaenge])

  return {
    form,
    anhaenge,
    attach: (anhang: Anhang) => setAnhaenge((before) => [...before, anhang]),
    restart() {
      const first = firstAngaben(art, fahrt, zustand)
      setBegun(first)
      form.reset(first)
      setAnhaenge([])
      void forget(person, key)
    },
    /** Answers the questions of the server, and before them those of this device. */
    confirm() {
      const own = ownFragen(values).map(({ code }) => code)
      form.answer([...new Set([...own, ...(form.question?.codes ?? [])])])
    },
  }
}

function afterPatience(): Promise<Outcome> {
  return new Promise((resolve) => setTimeout(() => resolve('wartet'), PATIENCE_MS))
}

function refusalOf(id: string): Error {
  const refused = uebergaben.state().uebergaben.find((one) => one.id === id)?.abgelehnt
  return refused ? new RefusedUebergabe(refused) : new Error('a refused record tells why')
}

/**
 * The time of the handover. A corrected record keeps its time. One refused for other reasons than its values
 * (a licence, a car that is still out) did not take place: retrying it is a new handover.
 */
function timeOf({ vorige }: Pick<FormOf, 'vorige'>): Temporal.Instant {
  return vorige?.abgelehnt && isCorrected(vorige.abgelehnt) ? Temporal.Instant.from(vorige.zeit) : now()
}

/** @param id also its Idempotency-Key */
function uebergabeOf(of: FormOf, entwurf: Entwurf, fragen: readonly Rueckfrage[], id: string): Uebergabe {
  const { art, person, fahrt, vorige } = of
  const { angaben, anhaenge } = entwurf
  const named = anhangKeysOf(angaben)
  const there = new Map(vorige?.anhaenge.map((anhang) => [anhang.schluessel, anhang]))
  const shared = {
    ...person,
    id,
    buchungId: fahrt.id,
    kennzeichen: fahrt.kennzeichen,
    fahrzeug: fahrt.fahrzeug,
    zeit: timeOf(of).toString(),
    // Keeps finished uploads.
    anhaenge: anhaenge
      .filter(({ schluessel }) => named.has(schluessel))
      .map((anhang) => there.get(anhang.schluessel) ?? anhang),
    entwurf: angaben,
    abgelehnt: null,
  }
  const bestaetigteFragen = [...fragen]
  return art === 'checkIn'
    ? { ...shared, art, angaben: { ...checkInOf(angaben), bestaetigteFragen } }
    : {
        ...shared,
        art,
        angaben: { ...checkOutOf(angaben), bestaetigteFragen },
      }
}
