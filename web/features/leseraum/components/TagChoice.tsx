import { ActionIcon } from '@mantine/core'
import { gapsOf } from '@platzwart/domain/buchung/stays'
import { bookableDays } from '@platzwart/domain/oeffnungszeit/bookableDays'
import { bookingRange } from '@platzwart/domain/oeffnungszeit/bookingRange'
import { type TagLage, tagLage } from '@platzwart/domain/oeffnungszeit/tagLage'
import { WOCHENTAG_NAMES, wochentagOf } from '@platzwart/domain/time/wochentag'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { formatTag, formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { closedWord } from '../model/closedWord.ts'
import { hoursText } from '../model/hoursText.ts'
import { stripOf } from '../model/tagStrip.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import classes from './TagChoice.module.css'

const compare = Temporal.PlainDate.compare

/**
 * Seven days from today on with what can be booked on each; a closed day can be chosen too, and says why it
 * is closed.
 */
export function TagChoice({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const { tag, heute, setSearch } = raum
  const [paged, setPaged] = useState({ of: tag, weeks: 0 })
  // Paging is reset as soon as a day is chosen.
  const pages = paged.of.equals(tag) ? paged.weeks : 0
  const first = stripOf(tag, heute).add({ weeks: pages })
  const days = useDays(raum, first)
  const range = bookingRange(raum.jetzt, raum.zone, raum.einstellungen)
  const page = (weeks: number) => setPaged({ of: tag, weeks: pages + weeks })

  return (
    <div className={classes.root}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.sheet}
        aria-label={t('wahl.wocheZurueck')}
        disabled={compare(first, heute) <= 0}
        onClick={() => page(-1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <fieldset className={classes.week} aria-label={t('wahl.tag')}>
        {days.map((day) => (
          <button
            key={day.tag.toString()}
            type="button"
            className={classes.tag}
            data-art={day.art}
            data-heute={day.tag.equals(heute) ? '' : undefined}
            aria-pressed={day.tag.equals(tag)}
            aria-label={`${day.kurz} ${day.tag.day}, ${day.name}`}
            disabled={day.art === 'vorbei' || day.art === 'spaeter'}
            onClick={() => setSearch({ tag: day.tag.equals(heute) ? undefined : day.tag.toString() })}
          >
            <span aria-hidden="true">{day.kurz}</span> <b aria-hidden="true">{day.tag.day}</b>
          </button>
        ))}
      </fieldset>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.sheet}
        aria-label={t('wahl.wocheVor')}
        disabled={compare(first.add({ weeks: 1 }), range.letzterTag) > 0}
        onClick={() => page(1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

interface Day {
  readonly tag: Temporal.PlainDate
  readonly art: Exclude<TagLage['art'], 'wochentag'>
  /** The button's visible label besides the day's number; its name starts with both (WCAG 2.5.3). */
  readonly kurz: string
  readonly name: string
}

function useDays(raum: Leseraum, first: Temporal.PlainDate): Day[] {
  const { t } = useTranslation('leseraum')
  const { jetzt, kalender, einstellungen, zone } = raum
  const bookable = useMemo(
    () => new Map(bookableDays(jetzt, kalender, einstellungen).map((day) => [day.tag.toString(), day.offen])),
    [jetzt, kalender, einstellungen],
  )
  return Array.from({ length: 7 }, (_, index) => {
    const tag = first.add({ days: index })
    const name = formatTag(tag)
    const kurz = t(`wochentag.${WOCHENTAG_NAMES[wochentagOf(tag)]}`)
    const offen = bookable.get(tag.toString())
    if (offen !== undefined) {
      const zeiten = hoursText(gapsOf(offen, offen.unterbrechungen), (at) => formatUhrzeit(at, zone))
      return { tag, kurz, art: 'offen', name: t('wahl.tagOffen', { tag: name, zeiten }) }
    }
    // An open day that is not bookable, or already over, counts as closed here.
    const lage = tagLage(tag, jetzt, kalender, einstellungen)
    const art = lage.art === 'offen' || lage.art === 'wochentag' ? 'zu' : lage.art
    return { tag, kurz, art, name: t('wahl.tagZu', { tag: name, zustand: closedWord(t, lage, zone) }) }
  })
}
