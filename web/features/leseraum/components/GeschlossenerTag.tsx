import { Button } from '@mantine/core'
import { bookableDays } from '@platzwart/domain/oeffnungszeit/bookableDays'
import { openWindow } from '@platzwart/domain/oeffnungszeit/openWindow'
import { useTranslation } from 'react-i18next'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import classes from './Ansicht.module.css'

/** A closed day says why it is closed, and leads to the next open one. */
export function GeschlossenerTag({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const { tag, heute, day, zone, kalender, einstellungen, jetzt, setSearch } = raum
  const next = bookableDays(jetzt, kalender, einstellungen).find(
    (one) => Temporal.PlainDate.compare(one.tag, tag) > 0,
  )
  const over = day.offen !== null && tag.equals(heute)
  const source = openWindow(tag, kalender).source
  return (
    <section className={classes.geschlossen} aria-labelledby="geschlossen">
      <h2 id="geschlossen">{over ? t('zu.vorbei') : t('zu.titel', { tag: formatWochentagTag(tag) })}</h2>
      {day.grund !== '' && <p>{t('zu.grund', { grund: day.grund })}</p>}
      {day.grund === '' && !over && <p>{t(source === 'sonder' ? 'zu.sonder' : 'zu.woche')}</p>}
      {next === undefined ? (
        <p>{t('zu.keiner')}</p>
      ) : (
        <>
          <p>
            {t('zu.naechster', {
              tag: formatWochentagTag(next.tag),
              von: formatUhrzeit(next.offen.von, zone),
              bis: formatUhrzeit(next.offen.bis, zone),
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
