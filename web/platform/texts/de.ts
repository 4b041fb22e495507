import { fehler } from '@platzwart/phrases/de/fehler'
import { leseraum } from '@platzwart/phrases/de/leseraum'
import { shell } from '@platzwart/phrases/de/shell'
import { sitzung } from '@platzwart/phrases/de/sitzung'

/** What any page may say, in one chunk; the other topics come with the pages that need them. */
export const first = { fehler, leseraum, shell, sitzung }
