import type { Call } from '../../platform/http/endpoint.ts'

/** Bytes that no record names from now on: gone once that is committed. What stays behind, the sweep takes. */
export function removeBytes({ tx, deps }: Pick<Call, 'tx' | 'deps'>, keys: readonly string[]): void {
  tx.afterCommit(() => {
    deps.storage.remove(keys).catch((err: unknown) => deps.logger.warn({ err }, 'file not removed'))
  })
}
