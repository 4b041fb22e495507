import { startEinfuhr } from '../../einfuhr/startEinfuhr.ts'
import { FAHRZEUGE_RULES } from './judgeLines.ts'

await startEinfuhr(FAHRZEUGE_RULES)
