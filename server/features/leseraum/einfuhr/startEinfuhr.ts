import { startEinfuhr } from '../../einfuhr/startEinfuhr.ts'
import { PLAETZE_RULES } from './judgeLines.ts'

await startEinfuhr(PLAETZE_RULES)
