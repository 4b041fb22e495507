import { fehler } from './fehler.ts'
import { leseraum } from './leseraum.ts'
import { mail } from './mail.ts'
import { shell } from './shell.ts'
import { sitzung } from './sitzung.ts'

/** German is the shape; the topics are i18next namespaces. A new topic is a file here and in `en`. */
export const de = { fehler, leseraum, mail, shell, sitzung }
