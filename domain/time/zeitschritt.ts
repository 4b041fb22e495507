import { minutesOf } from './uhrzeit.ts'
import { dayPeriod, tagOf, uhrzeitOf } from './zone.ts'

/** Whether the wall clock shows a multiple of the step since midnight. A step below 1 asks for nothing. */
export function isOnStep(instant: Temporal.Instant, stepMinutes: number, zone: string): boolean {
  if (instant.epochMilliseconds % 60_000 !== 0) return false
  return stepMinutes < 1 || minutesOf(uhrzeitOf(instant, zone)) % stepMinutes === 0
}

/** The last moment on the step that is not after `instant`: the same moment when it lies on it. */
export function roundDown(instant: Temporal.Instant, stepMinutes: number, zone: string): Temporal.Instant {
  const wholeMinute = Temporal.Instant.fromEpochMilliseconds(
    Math.floor(instant.epochMilliseconds / 60_000) * 60_000,
  )
  if (stepMinutes < 1) return wholeMinute
  const midnight = dayPeriod(tagOf(wholeMinute, zone), zone).von
  for (let at = wholeMinute; Temporal.Instant.compare(at, midnight) > 0; at = at.subtract({ minutes: 1 })) {
    if (isOnStep(at, stepMinutes, zone)) return at
  }
  return midnight
}

/** The first moment on the step that is not before `instant`: the same moment when it lies on it. */
export function roundUp(instant: Temporal.Instant, stepMinutes: number, zone: string): Temporal.Instant {
  const wholeMinute = Temporal.Instant.fromEpochMilliseconds(
    Math.ceil(instant.epochMilliseconds / 60_000) * 60_000,
  )
  if (stepMinutes < 1) return wholeMinute
  const midnight = dayPeriod(tagOf(wholeMinute, zone), zone).bis
  for (let at = wholeMinute; Temporal.Instant.compare(at, midnight) < 0; at = at.add({ minutes: 1 })) {
    if (isOnStep(at, stepMinutes, zone)) return at
  }
  return midnight
}
