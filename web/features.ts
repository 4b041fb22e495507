import * as manifests from './manifests.ts'

/** All that the browser can show. A new feature is a folder and a line in `manifests.ts`. */
export const FEATURES = Object.values(manifests)
