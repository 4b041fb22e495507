import { type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { useStart } from '../../../platform/session/start.ts'
import { sectionsOf } from './fields.ts'

/** The options that this house uses, in the order of the page. */
export function useOptions() {
  const sections = sectionsOf(useStart().mandant?.module ?? [])
  const alle = sections.flatMap(({ felder }) => felder.map(({ name }): EinstellungName => name))
  return {
    sections,
    alle,
    /** Those that groups and people can have values of. */
    ausnahmen: alle.filter((name) => !optionOf(name).nurMandant),
  }
}
