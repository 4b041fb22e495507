import { useReadAnew } from '../../../ui/act/useReadAnew.ts'

/** Where the version of a plan is read, which its times have a part in: of the plan itself, and of its seats. */
const KEYS = ['grundriss', 'leseraeume', 'schliessungen', 'schliessung'] as const

/** What comes of a change of opening times. */
export const useTimesRefresh = () => useReadAnew(KEYS)
