import type { planWords as German } from '../../de/verwaltung/planWords.ts'
import type { Shape } from '../../shape.ts'

export const planWords: Shape<typeof German> = {
  mehr: 'More about this room',
  name: 'More about this room: {{bezeichnung}} (opens another site in a new window)',
}
