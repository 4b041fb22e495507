import type { AttentionName } from '@platzwart/domain/berechtigung/attention'
import type { FigureName } from '@platzwart/domain/berechtigung/figures'
import { hasModul } from '@platzwart/domain/mandant/module'
import type { Counts, CountsOf, Feature } from './feature.ts'

/** Collects the counters of all features; a counter of a module that is off returns 0. */
function countsOf<Name extends string>(
  features: readonly Feature[],
  of: (feature: Feature) => CountsOf<Name> | undefined,
): CountsOf<Name> {
  const counted = features.flatMap((feature) =>
    Object.entries<CountsOf<Name>[Name]>(of(feature) ?? {}).map(([name, count]) => [
      name,
      async (call: Parameters<NonNullable<CountsOf<Name>[Name]>>[0]) =>
        hasModul(call.konfiguration.mandant.module, feature.modul) ? ((await count?.(call)) ?? 0) : 0,
    ]),
  )
  return Object.fromEntries(counted) as CountsOf<Name>
}

/** Counters of what needs attention. */
export const attentionOf = (features: readonly Feature[]): Counts =>
  countsOf<AttentionName>(features, ({ attention }) => attention)

/** Counters of the day's figures. */
export const figuresOf = (features: readonly Feature[]): CountsOf<FigureName> =>
  countsOf<FigureName>(features, ({ figures }) => figures)
