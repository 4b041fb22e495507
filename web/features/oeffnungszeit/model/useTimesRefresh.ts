import { useReadAnew } from '../../../ui/act/useReadAnew.ts'

/** Queries that contain a plan's version, which includes its times: the plan itself, and its seats. */
const KEYS = ['grundriss', 'leseraeume', 'schliessungen', 'schliessung'] as const

/** The invalidation after a change of opening times. */
export const useTimesRefresh = () => useReadAnew(KEYS)
