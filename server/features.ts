import * as manifests from './manifests.ts'
import type { Feature } from './platform/feature.ts'

/** Turns each companion into a feature of its own. */
const withCompanions = ({ companions = [], ...feature }: Feature): readonly Feature[] => {
  const { name, modul } = feature
  const ofModul = modul === undefined ? {} : { modul }
  return [feature, ...companions.map((companion) => ({ ...companion, ...ofModul, name }))]
}

/** All features. A new one is a folder and a line in `manifests.ts`. */
export const FEATURES: readonly Feature[] = Object.values(manifests).flatMap(withCompanions)
