import type { useTranslation } from 'react-i18next'

type T = ReturnType<typeof useTranslation<'leseraum'>>['t']

const MINUTE_MS = 60_000

/** How long until then, in the words one would use: minutes, hours and minutes, days. Rounded up, never below zero. */
export function dauerBis(t: T, from: Temporal.Instant, to: Temporal.Instant): string {
  const minutes = Math.max(0, Math.ceil((to.epochMilliseconds - from.epochMilliseconds) / MINUTE_MS))
  if (minutes < 60) return t('buchungen.minuten', { count: minutes })
  if (minutes < 48 * 60) {
    return t('buchungen.stundenMinuten', { stunden: Math.floor(minutes / 60), minuten: minutes % 60 })
  }
  return t('buchungen.tage', { count: Math.floor(minutes / (24 * 60)) })
}
