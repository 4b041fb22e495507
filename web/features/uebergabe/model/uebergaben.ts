import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/start'
import { RUECKFRAGEN } from '@platzwart/domain/fahrzeug/rueckfragen'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { ask } from '../../../platform/api.ts'
import { now } from '../../../platform/clock.ts'
import { askToKeep, deviceStore, orInMemory } from '../../../platform/deviceStore.ts'
import { live } from '../../../platform/live.ts'
import { forget } from '../../../platform/offline/askOrRecall.ts'
import { openChannel } from '../../../platform/openChannel.ts'
import { notePending } from '../../../platform/pending.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Holder } from '../../../platform/session/holder.ts'
import { holderOf } from '../../../platform/session/holder.ts'
import { isSomethingElse } from '../../../platform/session/shown.ts'
import { startOptions, useStart } from '../../../platform/session/start.ts'
import { sendUebergabe, uploadAnhang } from '../api/uebergaben.ts'
import { type Ablehnung, belongsTo, type Uebergabe } from './uebergabe.ts'
import { type QueueState, UebergabeQueue } from './uebergabeQueue.ts'

/**
 * Backoff in milliseconds between attempts while records are pending and the page is open; the last one
 * repeats.
 */
const AGAIN_AFTER_MS = [5_000, 10_000, 20_000, 60_000]

/** Statuses of a temporary refusal. */
const PASSES = new Set([401, 408, 425, 429])

/** The server's refusal of a record; null for temporary failures: no network, no session, a busy server. */
function refusalOf(failure: unknown): Ablehnung | null {
  if (!(failure instanceof ApiProblem) || failure.status >= 500 || PASSES.has(failure.status)) return null
  // Not this record's fault: it waits until its own person is signed in again.
  if (failure.code === 'konflikt.gleichzeitig' || isSomethingElse(failure.code)) return null
  const issues = failure.issues.map(({ detail, field }) => ({ text: detail, field: field ?? null }))
  return {
    code: failure.code,
    gruende: issues.length > 0 ? issues : [{ text: failure.detail, field: null }],
    fragen: RUECKFRAGEN.filter((frage) => failure.issues.some(({ code }) => code === frage)),
  }
}

/**
 * A lock across the tabs of this device; in browsers without Web Locks, only the Idempotency-Key prevents
 * duplicates.
 */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('platzwart-uebergaben', work)
}

/** Writes the server's result of a record to the query cache. */
let show: (buchung: FahrzeugBuchungView) => void = () => undefined

/** The announcement of an accepted record. */
type News = Pick<Uebergabe, 'id' | 'art' | 'kennzeichen'>
type Tell = (news: News) => void
let tell: Tell | null = null
/**
 * Records accepted while no page could announce it: the outbox is sent while the app starts, and from every
 * page.
 */
let untold: readonly (News & Holder)[] = []

/** Announces each accepted record of this person: future ones, and those that were not announced yet. */
export function tellSent(person: Holder, said: Tell): () => void {
  tell = said
  const theirs = untold.filter((news) => belongsTo(news, person))
  untold = untold.filter((news) => !theirs.includes(news))
  for (const news of theirs) said(news)
  return () => {
    if (tell === said) tell = null
  }
}

const others = openChannel('platzwart-uebergaben')
const store = orInMemory(deviceStore<Uebergabe>('uebergaben'), ({ id }) => id)

export const uebergaben = new UebergabeQueue({
  store,
  signedIn: async () => holderOf(await ask(wire.start)),
  upload: uploadAnhang,
  send: sendUebergabe,
  refusalOf,
  now,
  alone,
  onSent: (buchung, uebergabe) => {
    void forget(uebergabe, `entwurf/${uebergabe.buchungId}/${uebergabe.art}`)
    show(buchung)
    const { id, art, kennzeichen, mandantId, benutzerId } = uebergabe
    if (tell) tell(uebergabe)
    else untold = [...untold, { id, art, kennzeichen, mandantId, benutzerId }]
  },
  onWritten: (rest) => {
    notePending(rest)
    if (rest > 0) void askToKeep()
    others?.postMessage(rest)
  },
})

/** Whether the device failed to store something, which is lost when the page is closed. */
export function keepsNothing(): boolean {
  return store.unkept() > 0
}

export function useUebergaben(): QueueState {
  return useSyncExternalStore(uebergaben.watch, uebergaben.state)
}

/** The signed-in person as the owner of records; only for pages that require a session. */
export function useHolder(): Holder {
  const start = useStart()
  return useMemo(() => {
    const person = holderOf(start)
    if (person === null) throw new Error('this page is for signed-in people')
    return person
  }, [start])
}

let following = false

/**
 * Sends for the signed-in person from now on: at once, when the network is back, when the page becomes
 * visible, and periodically.
 */
export function followUebergaben(queryClient: QueryClient): void {
  const person = () => holderOf(queryClient.getQueryData(startOptions.queryKey))
  const follow = () => void uebergaben.follow(person())
  follow()
  if (following) return
  following = true
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === 'start') follow()
  })
  show = (buchung) => {
    // The damages are updated by the next load.
    queryClient.setQueryData<FahrzeugBuchungView>(['fahrten', 'fahrt', buchung.id], (before) => ({
      ...before,
      ...buchung,
    }))
    for (const key of ['fahrten', 'fahrzeug', 'fahrzeugSuche', 'fahrzeugUebersicht']) {
      void queryClient.invalidateQueries({ queryKey: [key] })
    }
  }
  others?.addEventListener('message', () => void uebergaben.reread())
  sendWhenPossible()
}

function sendWhenPossible(): void {
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = () => uebergaben.state().uebergaben.some(({ abgelehnt }) => abgelehnt === null)
  const later = () => {
    clearTimeout(timer)
    if (!waiting()) return
    timer = setTimeout(again, AGAIN_AFTER_MS[Math.min(attempt, AGAIN_AFTER_MS.length - 1)])
    attempt += 1
  }
  const again = () => {
    if (waiting()) void uebergaben.flush().finally(later)
  }
  const atOnce = () => {
    attempt = 0
    again()
  }
  addEventListener('online', atOnce)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && atOnce())
  live.watch(() => live.state().art === 'verbunden' && atOnce())
  let before = 0
  uebergaben.watch(() => {
    const { length } = uebergaben.state().uebergaben
    if (length !== before) later()
    before = length
  })
  later()
  addEventListener('beforeunload', (event) => keepsNothing() && event.preventDefault())
}
