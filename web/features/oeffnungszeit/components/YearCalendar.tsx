import { ActionIcon, SegmentedControl } from '@mantine/core'
import type { Feiertag, PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { formatMonth, formatTagAloud, formatTagShort, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { periodOf } from '../model/sonder.ts'
import { type Month, monthsOf, stepFrom, type TagArt, type TagLage } from '../model/year.ts'
import classes from './Year.module.css'
import { YearTable } from './YearTable.tsx'

interface KalenderProps {
  readonly plans: readonly PlanZeiten[]
  readonly feiertage: readonly Feiertag[]
  readonly jahr: number
  readonly heute: string
  readonly onJahr: (jahr: number) => void
  readonly onChoose: (tage: { readonly von: string; readonly bis: string }) => void
}

/** Each kind of day has a symbol besides its colour. */
const SIGN: Readonly<Record<TagArt, string>> = {
  woche: '',
  ruhetag: '',
  geschlossen: '✕',
  andereZeiten: '◐',
  teils: '◩',
}

const LEGEND = ['geschlossen', 'andereZeiten', 'teils', 'ruhetag'] as const

/**
 * The twelve months of a year: a single tab stop, arrow keys move between days; one press chooses a day, two
 * a period.
 */
export function YearCalendar({ plans, feiertage, jahr, heute, onJahr, onChoose }: KalenderProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const grid = useRef<HTMLElement>(null)
  const heading = useId()
  const monate = useMemo(() => monthsOf(plans, jahr), [plans, jahr])
  const names = new Map(feiertage.map(({ tag, bezeichnung }) => [tag, bezeichnung[currentLanguage()]]))
  const [zeitraum, setZeitraum] = useState(false)
  const [anfang, setAnfang] = useState<string | null>(null)
  const [at, setAt] = useState<string | null>(null)
  const stop = at?.startsWith(`${jahr}-`) ? at : heute.startsWith(`${jahr}-`) ? heute : `${jahr}-01-01`

  function press(tag: string) {
    setAt(tag)
    if (zeitraum && anfang === null) return setAnfang(tag)
    onChoose(periodOf(anfang ?? tag, tag))
    setAnfang(null)
  }
  function walk(event: KeyboardEvent) {
    const to = stepFrom(stop, event.key)
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setAt(to)
    grid.current?.querySelector<HTMLElement>(`[data-tag="${to}"]`)?.focus()
  }
  const yearTo = (to: number, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon variant="default" size={44} aria-label={label} onClick={() => onJahr(to)}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
  return (
    <section aria-labelledby={heading} className={pflege.root}>
      <div className={classes.head}>
        <div>
          <h2 id={heading}>{t('kalender.titel', { jahr })}</h2>
          <p className={pflege.quiet}>{t('kalender.text')}</p>
        </div>
        <div className={pflege.buttons}>
          <SegmentedControl
            aria-label={t('kalender.modus')}
            data={[
              { value: 'tag', label: t('kalender.tag') },
              { value: 'zeitraum', label: t('kalender.zeitraum') },
            ]}
            value={zeitraum ? 'zeitraum' : 'tag'}
            onChange={(mode) => {
              setZeitraum(mode === 'zeitraum')
              setAnfang(null)
            }}
          />
          {yearTo(jahr - 1, t('kalender.vorher', { jahr: jahr - 1 }), IconChevronLeft)}
          {yearTo(jahr + 1, t('kalender.nachher', { jahr: jahr + 1 }), IconChevronRight)}
        </div>
      </div>
      <Announced as="p" className={pflege.quiet}>
        {anfang !== null &&
          t('kalender.anfang', { tag: formatWochentagTag(Temporal.PlainDate.from(anfang)) })}
      </Announced>
      <ul className={classes.legend} aria-label={t('kalender.legende')}>
        {LEGEND.map((art) => (
          <li key={art}>
            <span className={classes.pattern} data-art={art} aria-hidden>
              {SIGN[art]}
            </span>
            {t(`kalender.art.${art}`)}
          </li>
        ))}
        <li>
          <span className={classes.pattern} data-feiertag="" aria-hidden>
            ★
          </span>
          {t('kalender.feiertag')}
        </li>
      </ul>
      <section ref={grid} className={classes.year} aria-labelledby={heading} onKeyDown={walk}>
        {monate.map((monat) => (
          <MonthSheet
            key={monat.erster}
            {...{ monat, names, stop, anfang, heute }}
            alle={plans.length}
            onPress={press}
          />
        ))}
      </section>
      <YearTable plans={plans} jahr={jahr} />
    </section>
  )
}

interface MonthProps {
  readonly monat: Month
  readonly names: ReadonlyMap<string, string>
  /** The day with the tab stop. */
  readonly stop: string
  readonly anfang: string | null
  readonly heute: string
  readonly alle: number
  readonly onPress: (tag: string) => void
}

function MonthSheet({
  monat: { erster, davor, tage },
  names,
  stop,
  anfang,
  heute,
  alle,
  onPress,
}: MonthProps) {
  const heading = useId()
  const wordsOf = useTagWords(alle, names)
  const first = Temporal.PlainDate.from(erster)
  return (
    <section className={classes.month} aria-labelledby={heading}>
      <h3 id={heading}>{formatMonth(first)}</h3>
      <div className={classes.days}>
        {WEEKDAYS.map((day) => (
          <span key={day} className={classes.weekday} aria-hidden>
            {formatTagShort(Temporal.PlainDate.from(day), true)[0]}
          </span>
        ))}
        {tage.map((lage, i) => (
          <button
            key={lage.tag}
            type="button"
            className={classes.day}
            data-tag={lage.tag}
            data-art={lage.art}
            data-feiertag={names.has(lage.tag) ? '' : undefined}
            data-anfang={anfang === lage.tag ? '' : undefined}
            aria-current={lage.tag === heute ? 'date' : undefined}
            aria-label={wordsOf(lage)}
            title={names.get(lage.tag)}
            tabIndex={lage.tag === stop ? 0 : -1}
            style={i === 0 ? { gridColumnStart: davor + 1 } : undefined}
            onClick={() => onPress(lage.tag)}
          >
            {i + 1}
            <span className={classes.sign} aria-hidden>
              {SIGN[lage.art]}
              {names.has(lage.tag) && '★'}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** Any week that starts on Monday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, n) => `2024-01-0${n + 1}`)

/** A day's accessible name: date, kind, number of rooms, and reason. */
function useTagWords(alle: number, names: ReadonlyMap<string, string>) {
  const { t } = useTranslation('oeffnungsjahr')
  return ({ tag, art, anders, eintraege }: TagLage) => {
    const was = t(`kalender.art.${art}`)
    const english = currentLanguage() === 'en'
    const gruende = eintraege.map(({ grund, grundEn }) => (english && grundEn) || grund)
    const name = names.get(tag)
    return [
      formatTagAloud(Temporal.PlainDate.from(tag)),
      anders > 0 && anders < alle ? t('kalender.teils', { art: was, anzahl: anders, alle }) : was,
      ...(name === undefined ? [] : [`${t('kalender.feiertag')}: ${name}`]),
      ...new Set(gruende.filter((grund) => grund !== '' && grund !== name)),
    ].join(', ')
  }
}
