import { type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { useStart } from '../../../platform/session/start.ts'
import { sectionsOf } from './fields.ts'

/** Options that this house has use for, in the order of the page. */
export function useOptions() {
  const sections = sectionsOf(useStart().mandant?.module ?? [])
  const alle = sections.flatMap(({ felder }) => felder.map(({ name }): EinstellungName => name))
  return {
    sections,
    alle,
    /** Those that groups and people can have a value of. */
    ausnahmen: alle.filter((name) => !optionOf(name).nurMandant),
  }
}
