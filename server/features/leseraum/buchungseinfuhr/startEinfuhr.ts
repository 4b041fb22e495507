import { startEinfuhr } from '../../einfuhr/startEinfuhr.ts'
import { BUCHUNGEN_RULES } from './judgeLines.ts'

await startEinfuhr(BUCHUNGEN_RULES)
