import type { fuhrpark as german } from '../de/fuhrpark.ts'
import type { Shape } from '../shape.ts'

export const fuhrpark: Shape<typeof german> = {}
