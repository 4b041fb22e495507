import type { fahrt as german } from '../de/fahrt.ts'
import type { Shape } from '../shape.ts'

export const fahrt: Shape<typeof german> = {}
