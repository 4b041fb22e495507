import { minutesOf } from './uhrzeit.ts'
import { dayPeriod, tagOf, uhrzeitOf } from './zone.ts'

/** Whether its wall time is a multiple of the step since midnight. A step below 1 requires nothing. */
export function isOnStep(instant: Temporal.Instant, stepMinutes: number, zone: string): boolean {
  if (instant.epochMilliseconds % 60_000 !== 0) return false
  return stepMinutes < 1 || minutesOf(uhrzeitOf(instant, zone)) % stepMinutes === 0
}

/** The last moment on the step that is not after `instant`: the same moment if it is on it. */
export function roundDown(instant: Temporal.Instant, stepMinutes: number, zone: string): Temporal.Instant {
  return seek(wholeMinute(instant, Math.floor), -1, stepMinutes, zone)
}

/** The first moment on the step that is not before `instant`: the same moment if it is on it. */
export function roundUp(instant: Temporal.Instant, stepMinutes: number, zone: string): Temporal.Instant {
  return seek(wholeMinute(instant, Math.ceil), 1, stepMinutes, zone)
}

const wholeMinute = ({ epochMilliseconds }: Temporal.Instant, round: (minutes: number) => number) =>
  Temporal.Instant.fromEpochMilliseconds(round(epochMilliseconds / 60_000) * 60_000)

/** Searches minute by minute, until one is on the step or the day is over. */
function seek(from: Temporal.Instant, minutes: 1 | -1, stepMinutes: number, zone: string): Temporal.Instant {
  if (stepMinutes < 1) return from
  const { von, bis } = dayPeriod(tagOf(from, zone), zone)
  const midnight = minutes > 0 ? bis : von
  // Not by equality: before there were time zones, a local midnight was between two minutes.
  for (let at = from; Temporal.Instant.compare(at, midnight) * minutes < 0; at = at.add({ minutes }))
    if (isOnStep(at, stepMinutes, zone)) return at
  return midnight
}
