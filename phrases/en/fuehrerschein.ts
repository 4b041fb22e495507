import type { fuehrerschein as german } from '../de/fuehrerschein.ts'
import type { Shape } from '../shape.ts'

export const fuehrerschein: Shape<typeof german> = {}
