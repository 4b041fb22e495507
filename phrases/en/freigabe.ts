import type { freigabe as german } from '../de/freigabe.ts'
import type { Shape } from '../shape.ts'

export const freigabe: Shape<typeof german> = {}
