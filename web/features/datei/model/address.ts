import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { oneOf } from '../../../platform/address/kinds.ts'

/** The places of files, in the order of the page. */
export const BUCKETS = ['grundrisse', 'fahrzeuge', 'logos', 'datenschutz'] as const

export type Bucket = (typeof BUCKETS)[number]

/** By default the first that the person maintains. */
export const DATEIEN_ADDRESS = declareAddress({ ort: oneOf(BUCKETS) })
