import * as manifests from './manifests.ts'
import type { Feature } from './platform/feature.ts'

/** All that the house can do. A new feature is a folder and a line in `manifests.ts`. */
export const FEATURES: readonly Feature[] = Object.values(manifests)
