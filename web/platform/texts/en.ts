import { fehler } from '@platzwart/phrases/en/fehler'
import { leseraum } from '@platzwart/phrases/en/leseraum'
import { shell } from '@platzwart/phrases/en/shell'
import { sitzung } from '@platzwart/phrases/en/sitzung'

/** What any page may say, in one chunk; the other topics come with the pages that need them. */
export const first = { fehler, leseraum, shell, sitzung }
