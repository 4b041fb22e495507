import type { fahrzeugMail as german } from '../de/fahrzeugMail.ts'
import type { Shape } from '../shape.ts'

export const fahrzeugMail: Shape<typeof german> = {}
