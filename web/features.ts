import type { Feature } from './frame/feature.ts'
import * as manifests from './manifests.ts'

/** All that the browser can show, each as exactly what it is. A new feature is a folder and a line in `manifests.ts`. */
export const FEATURES = Object.values(manifests)

/** The same, each as what a feature may bring. */
export const MANIFESTS: readonly Feature[] = Object.values<Feature>(manifests)
