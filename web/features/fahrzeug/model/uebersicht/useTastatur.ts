import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Fokus, keptFokus, nextFokus } from './fokus.ts'
import type { Uebersichtsstand } from './useUebersicht.ts'
import type { ZugSteuerung } from './useZug.ts'

/** Height of a row in pixels: large enough for a finger. */
export const ZEILE_PX = 44

/** One tab stop for the whole timeline: where it is, and what keys do to it. */
export function useTastatur(root: RefObject<HTMLElement | null>, stand: Uebersichtsstand, zug: ZugSteuerung) {
  const { zeilen } = stand.belegungen
  const [gewaehlt, setFokus] = useState<Fokus>({ zeile: 0, id: null, minute: stand.jetztMinute })
  const fokus = keptFokus(gewaehlt, zeilen)
  const wanted = useRef(false)

  // The row is drawn first where it was out of sight; then the focus goes there.
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    focusOn(root.current, fokus)
  })

  function onKeyDown(event: KeyboardEvent) {
    if (zug.onKey(event)) return
    const balken = zeilen[fokus.zeile]?.balken.find(({ id }) => id === fokus.id)
    const moves = event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey
    if (moves && balken !== undefined && zug.begin(balken, fokus.zeile)) return event.preventDefault()
    const next = nextFokus(event.key, fokus, zeilen)
    if (next === null) return
    event.preventDefault()
    wanted.current = true
    setFokus(next)
    showRow(root.current, next.zeile)
  }

  return { fokus, setFokus, onKeyDown }
}

function focusOn(root: HTMLElement | null, { zeile, id }: Fokus): void {
  const row = root?.querySelector(`[data-zeile="${zeile}"]`)
  const target = id ? row?.querySelector<HTMLElement>(`[data-balken="${id}"]`) : null
  const element = target ?? row?.querySelector<HTMLElement>('[data-name]')
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Scrolls a row into sight, below the head that stays. */
function showRow(root: HTMLElement | null, zeile: number): void {
  if (root === null) return
  const head = root.querySelector('header')?.offsetHeight ?? 0
  const top = zeile * ZEILE_PX
  const bottom = top + ZEILE_PX + head
  if (top < root.scrollTop) root.scrollTop = top
  else if (bottom > root.scrollTop + root.clientHeight) root.scrollTop = bottom - root.clientHeight
}
