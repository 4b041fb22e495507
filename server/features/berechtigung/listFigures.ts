import type { Figures } from '@platzwart/contract/berechtigung'
import { figuresFor } from '@platzwart/domain/berechtigung/figures'
import { menuEntries } from '@platzwart/domain/berechtigung/menu'
import type { Call } from '../../platform/http/endpoint.ts'

/** The house at a glance, for this administrator. Each feature counts its own (`Feature.figures`). */
export async function listFigures(call: Call) {
  const { deps, person, konfiguration } = call
  const menue = menuEntries(person.berechtigungen, konfiguration.mandant.module).map(({ id }) => id)
  const body: Figures = await Promise.all(
    figuresFor(menue).map(async (name) => ({ name, anzahl: (await deps.figures[name]?.(call)) ?? 0 })),
  )
  return { status: 200, body } as const
}
