import type { Phrases } from '../phrases.ts'
import { fehler } from './fehler.ts'
import { shell } from './shell.ts'
import { sitzung } from './sitzung.ts'

export const en: Phrases = { fehler, shell, sitzung }
