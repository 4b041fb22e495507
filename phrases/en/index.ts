import type { Phrases } from '../phrases.ts'
import { fehler } from './fehler.ts'
import { leseraum } from './leseraum.ts'
import { mail } from './mail.ts'
import { shell } from './shell.ts'
import { sitzung } from './sitzung.ts'

export const en: Phrases = { fehler, leseraum, mail, shell, sitzung }
