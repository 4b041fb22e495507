import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { type BestandName, bestandOf } from '@platzwart/domain/datenschutz/bestaende'
import { retentionKey } from '@platzwart/domain/datenschutz/retentionKey'
import type { Say } from '@platzwart/phrases/say'

/** The texts of a kind of record: name, purpose, legal basis, retention period, and recipients. */
interface BestandWords {
  readonly titel: string
  readonly was: string
  readonly wozu: string
  readonly rechtsgrund: string
  readonly frist: string
  readonly leser: readonly string[]
}

/** @param say the texts of `datenschutz`, and of `berechtigung` besides */
export function bestandInWords(say: Say<'datenschutz'>, name: BestandName): BestandWords {
  const { frist, rechtsgrund, leser } = bestandOf(name)
  const [kept, count] = retentionKey(frist)
  return {
    titel: say(`bestand.${name}.titel`),
    was: say(`bestand.${name}.was`),
    wozu: say(`bestand.${name}.wozu`),
    rechtsgrund: say(`grund.${rechtsgrund}`),
    frist: say(kept, { count }),
    leser: leser.map((one) =>
      isBerechtigung(one)
        ? say('wer.recht', { recht: say(`berechtigung:recht.${one}.name`) })
        : say(`wer.${one}`),
    ),
  }
}
