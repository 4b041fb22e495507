/** Durations of a run, in milliseconds: exact percentiles, not those of a histogram's buckets. */
export function percentiles(durations: readonly number[]): { p50ms: number; p95ms: number; p99ms: number } {
  const sorted = Float64Array.from(durations).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { p50ms: at(0.5), p95ms: at(0.95), p99ms: at(0.99) }
}

export function median(values: readonly number[]): number {
  return percentiles(values).p50ms
}
