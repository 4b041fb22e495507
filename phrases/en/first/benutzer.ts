import type { first as German } from '../../de/first/benutzer.ts'
import type { Shape } from '../../shape.ts'

export const first: Shape<typeof German> = {
  menue: {
    benutzer: 'People',
    gruppen: 'Groups',
    rollen: 'Roles',
  },
}
