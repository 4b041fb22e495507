import { BELEGUNG_STATUS } from '@platzwart/domain/buchung/status'
import { type Kategorie, SPERR_TYPES } from '@platzwart/domain/fahrzeug/types'
import type { Say } from '@platzwart/phrases/say'
import { useMemo } from 'react'
import { formatWochentagTag } from '../../../../platform/format.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import type { BarStand } from './barPlaces.ts'
import type { Bar } from './belegungen.ts'
import { clockAt, type Excerpt, tagAt } from './schedule.ts'

export interface BarWords {
  /** A bar's accessible name: state, driver, start and end. */
  readonly name: (balken: Bar, stand: BarStand) => string
  /** The label on it or beside it. */
  readonly kurz: (balken: Bar, stand: BarStand) => string
  readonly range: (von: number, bis: number) => string
  readonly buchen: string
  readonly kategorie: (kategorie: Kategorie) => string
}

/**
 * Parses a text's placeholders once: thousands of names are built from it without looking the text up again.
 */
function sentence<K extends string>(text: (places: Record<K, string>) => string, keys: readonly K[]) {
  const marks = Object.fromEntries(keys.map((key) => [key, `\u0000${key}\u0000`])) as Record<K, string>
  const parts = text(marks).split('\u0000')
  // Every second part is a placeholder's name.
  return (values: Readonly<Record<K, string>>) =>
    parts.map((part, place) => (place % 2 === 0 ? part : values[part as K])).join('')
}

type T = Say<'fahrzeug'>

const NOT_BEGUN = ['verpasst', 'wartend', 'ohneFahrzeug'] as const

function sentencesOf(t: T) {
  return {
    einTag: sentence((places) => t('spanne.einTag', places), ['tag', 'von', 'bis']),
    mehrere: sentence((places) => t('spanne.mehrereTage', places), ['tag', 'von', 'letzter', 'bis']),
    balken: sentence((places) => t('zeitplan.balken', places), ['was', 'wann']),
    balkenVon: sentence((places) => t('zeitplan.balkenVon', places), ['was', 'wer', 'wann']),
  }
}

function wordList(t: T) {
  const status = [...BELEGUNG_STATUS, ...NOT_BEGUN].map((one) => [one, t(`status.${one}`)])
  const sperren = SPERR_TYPES.map((one) => [one, t(`sperre.${one}`)])
  return { status: new Map(status as [string, string][]), sperren: new Map(sperren as [string, string][]) }
}

function wordsOf(t: T, excerpt: Excerpt): BarWords {
  const satz = sentencesOf(t)
  const liste = wordList(t)
  const eigene = t('zeitplan.eigene')
  const days = new Map<string, string>()
  const names = new Map<BarStand, WeakMap<Bar, string>>()
  const tag = (minute: number) => {
    const day = tagAt(excerpt, minute)
    const known = days.get(day.toString()) ?? formatWochentagTag(day)
    days.set(day.toString(), known)
    return known
  }
  const range = (von: number, bis: number) => {
    const first = tag(von)
    const last = tag(bis - 1)
    const times = { tag: first, von: clockAt(excerpt, von), bis: clockAt(excerpt, bis) }
    return first === last ? satz.einTag(times) : satz.mehrere({ ...times, letzter: tag(bis) })
  }
  const was = ({ typ }: Bar, stand: BarStand) =>
    (typ === 'BUCHUNG' ? liste.status.get(stand) : liste.sperren.get(typ)) ?? ''
  const newName = (balken: Bar, stand: BarStand) => {
    const wer = balken.typ !== 'BUCHUNG' ? null : balken.eigen ? eigene : balken.name
    const data = { was: was(balken, stand), wann: range(balken.von, balken.bis) }
    return wer === null ? satz.balken(data) : satz.balkenVon({ ...data, wer })
  }
  return {
    range,
    name: (balken, stand) => {
      const kept = names.get(stand) ?? new WeakMap<Bar, string>()
      names.set(stand, kept)
      const known = kept.get(balken) ?? newName(balken, stand)
      kept.set(balken, known)
      return known
    },
    kurz: (balken, stand) => {
      if (balken.typ !== 'BUCHUNG' || stand !== balken.status) return was(balken, stand)
      return balken.eigen ? eigene : (balken.name ?? was(balken, stand))
    },
    buchen: t('karte.buchen'),
    kategorie: (kategorie) => t(`kategorie.${kategorie}`),
  }
}

/** The timeline's texts in the reader's language. */
export function useBarWords(excerpt: Excerpt): BarWords {
  const { t } = useTranslation('fahrzeug')
  return useMemo(() => wordsOf(t, excerpt), [t, excerpt])
}
