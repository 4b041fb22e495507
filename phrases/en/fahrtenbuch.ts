import type { fahrtenbuch as german } from '../de/fahrtenbuch.ts'
import type { Shape } from '../shape.ts'

export const fahrtenbuch: Shape<typeof german> = {}
