import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { AUFBEWAHRUNG } from '@platzwart/domain/datenschutz/aufbewahrung'
import { type BestandName, bestandOf } from '@platzwart/domain/datenschutz/bestaende'
import type { Kept } from '@platzwart/domain/datenschutz/kept'
import type { Say } from '@platzwart/phrases/say'

/** A kind of record in words: what it is, what for, on which ground, for how long, and who sees it. */
interface BestandWords {
  readonly titel: string
  readonly was: string
  readonly wozu: string
  readonly rechtsgrund: string
  readonly frist: string
  readonly leser: readonly string[]
}

/** How long something is kept, in words. */
function keptInWords(say: Say<'datenschutz'>, kept: Kept): string {
  if ('solange' in kept) return say(`solange.${kept.solange}`)
  if ('waehlbar' in kept) return say('waehlbar', { count: AUFBEWAHRUNG[kept.waehlbar].mindestens })
  if ('stunden' in kept) return say('stunden', { count: kept.stunden })
  if ('tage' in kept) return say('tage', { count: kept.tage })
  return say('monate', { count: kept.monate })
}

/** @param say the words of `datenschutz`, and of `berechtigung` beside them */
export function bestandInWords(say: Say<'datenschutz'>, name: BestandName): BestandWords {
  const { frist, rechtsgrund, leser } = bestandOf(name)
  return {
    titel: say(`bestand.${name}.titel`),
    was: say(`bestand.${name}.was`),
    wozu: say(`bestand.${name}.wozu`),
    rechtsgrund: say(`grund.${rechtsgrund}`),
    frist: keptInWords(say, frist),
    leser: leser.map((one) =>
      isBerechtigung(one)
        ? say('wer.recht', { recht: say(`berechtigung:recht.${one}.name`) })
        : say(`wer.${one}`),
    ),
  }
}
