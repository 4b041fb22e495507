import type { fahrzeug as german } from '../de/fahrzeug.ts'
import type { Shape } from '../shape.ts'

export const fahrzeug: Shape<typeof german> = {}
