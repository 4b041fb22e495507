/**
 * Only three array types: with more, the engine's inline caches give up and this loop is ten times slower.
 */
type Numbers = Float64Array | Int32Array | Int16Array

/** Adds element by element, for lists of the same length. */
export function addTo(sum: Float64Array, more: Numbers): void {
  for (let i = 0; i < more.length; i++) sum[i] = (sum[i] ?? 0) + (more[i] ?? 0)
}

/** Takes the maximum element by element. */
export function raiseTo(most: Uint16Array, more: Uint16Array): void {
  for (let i = 0; i < more.length; i++) most[i] = Math.max(most[i] ?? 0, more[i] ?? 0)
}
