interface Scan {
  /** On a cluster with the number of the shard behind it. */
  readonly 'Relation Name': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
}

/** Every scan of a plan in JSON, and of the plans of other machines within it. */
function scansIn(plan: unknown): Scan[] {
  if (typeof plan !== 'object' || plan === null) return []
  const inner = Object.values(plan).flatMap(scansIn)
  return 'Relation Name' in plan ? [plan as Scan, ...inner] : inner
}

/** Rows of a table that a plan has touched. */
export function rowsOf(plan: unknown, table: string): number {
  return scansIn(plan)
    .filter((scan) => scan['Relation Name'].replace(/_\d{6,}$/, '') === table)
    .reduce((sum, scan) => {
      const removed = scan['Rows Removed by Filter'] ?? 0
      return sum + (scan['Actual Rows'] + removed) * scan['Actual Loops']
    }, 0)
}
