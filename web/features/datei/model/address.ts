import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { oneOf } from '../../../platform/address/kinds.ts'

/** The places where files are, in the order of the page. */
export const BUCKETS = ['grundrisse', 'fahrzeuge', 'logos', 'datenschutz'] as const

export type Bucket = (typeof BUCKETS)[number]

/** Nothing said: the first that the person keeps. */
export const DATEIEN_ADDRESS = declareAddress({ ort: oneOf(BUCKETS) })
