import { startEinfuhr } from '../../einfuhr/startEinfuhr.ts'
import { PERSONEN_RULES } from './judgeLines.ts'

await startEinfuhr(PERSONEN_RULES)
