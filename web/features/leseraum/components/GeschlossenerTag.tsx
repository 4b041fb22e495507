import { Button } from '@mantine/core'
import { gapsOf } from '@platzwart/domain/buchung/stays'
import { bookableDays } from '@platzwart/domain/oeffnungszeit/bookableDays'
import { openWindow } from '@platzwart/domain/oeffnungszeit/openWindow'
import type { Say } from '@platzwart/phrases/say'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { closedWord } from '../model/closedWord.ts'
import { hoursText } from '../model/hoursText.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { closureOn } from './plan/closure.ts'
import classes from './View.module.css'

type T = Say<'leseraum'>

/** Why nothing can be booked on this day, with a link to the nearest day on which something can. */
export function GeschlossenerTag({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const { t: words } = useTranslation('planWords')
  const { tag, lage, zone, kalender, einstellungen, jetzt, setSearch } = raum
  const spaeter = lage.art === 'spaeter'
  const days = bookableDays(jetzt, kalender, einstellungen)
  const next =
    days.find((one) => Temporal.PlainDate.compare(one.tag, tag) > 0) ?? (spaeter ? days.at(-1) : undefined)
  const shut = lage.art === 'zu' ? closureOn(raum.plan, tag.toString()) : null
  const reason = shut?.grund ?? ''
  const grund = lage.art === 'wochentag' ? t('zu.warum.wochentag') : grundOf(words, raum, reason)
  return (
    <section className={classes.geschlossen} aria-labelledby="geschlossen">
      <h2 id="geschlossen">{titleOf(t, raum)}</h2>
      {spaeter && <p>{words('zu.spaeter', { ab: closedWord(t, lage, zone) })}</p>}
      {reason !== '' && <p>{words('zu.grund', { grund: reason })}</p>}
      {shut !== null && shut.bis > tag.toString() && (
        <p>{words('zu.bis', { tag: formatWochentagTag(Temporal.PlainDate.from(shut.bis)) })}</p>
      )}
      {grund !== null && <p>{grund}</p>}
      {next === undefined ? (
        <p>{words('zu.keiner')}</p>
      ) : (
        <>
          <p>
            {words(spaeter ? 'zu.letzter' : 'zu.naechster', {
              tag: formatWochentagTag(next.tag),
              zeiten: hoursText(gapsOf(next.offen, next.offen.unterbrechungen), (at) =>
                formatUhrzeit(at, zone),
              ),
            })}
          </p>
          <Button size="sm" onClick={() => setSearch({ tag: next.tag.toString() })}>
            {t('zu.hin')}
          </Button>
        </>
      )}
    </section>
  )
}

function titleOf(t: T, { lage, tag }: Leseraum): string {
  const day = formatWochentagTag(tag)
  switch (lage.art) {
    case 'vorbei':
      return t('zu.vergangen', { tag: day })
    case 'wochentag':
      return t('zu.keinBuchungstag', { tag: day })
    case 'spaeter':
      return t('zu.nochNicht', { tag: day })
    case 'zu':
      return t('zu.titel', { tag: day })
    default:
      return t('zu.vorbei')
  }
}

/** Why nothing can be booked on a day, if the house gave no reason of its own. */
function grundOf(words: Say<'planWords'>, { lage, tag, kalender }: Leseraum, reason: string): string | null {
  if (lage.art !== 'zu' || reason !== '') return null
  return words(openWindow(tag, kalender).source === 'sonder' ? 'zu.sonder' : 'zu.woche')
}
