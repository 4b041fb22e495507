import type { EinstellungView } from '@platzwart/contract/einstellung'
import { PAGE } from '@platzwart/contract/paths'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { hausOptions } from '../api/haus.ts'
import { bereichOf, type Section } from '../model/fields.ts'
import { foundIn, isSought, type Sought } from '../model/finding.ts'
import { useWords } from '../model/useWords.ts'
import classes from './Einstellung.module.css'
import { EinstellungenSkeleton } from './EinstellungenSkeleton.tsx'
import { HausSection, type Ways } from './HausSection.tsx'
import { SectionIndex } from './SectionIndex.tsx'

interface HausEinstellungenProps {
  readonly sections: readonly Section[]
  /** The filter; without it all are shown. */
  readonly gesucht?: Sought
  /** The filter's controls. @param treffer the number of hits */
  readonly finder?: (treffer: number) => ReactNode
  readonly ways?: Ways
  /**
   * The open section; without a valid one the list of sections. Without the property all sections are shown.
   */
  readonly abschnitt?: string
}

const ALL: Sought = { suche: '', bereich: undefined, gesetzt: false }

/** The house's values, for people who maintain them. */
export function HausEinstellungen(props: HausEinstellungenProps) {
  const query = useQuery(hausOptions)
  return (
    <WhenRead query={query} waiting={<EinstellungenSkeleton />}>
      {(views) => <Sections {...props} views={views} />}
    </WhenRead>
  )
}

interface SectionsProps extends HausEinstellungenProps {
  readonly views: readonly EinstellungView[]
}

function Sections({ sections, gesucht = ALL, finder, ways, abschnitt, views }: SectionsProps) {
  const { t } = useTranslation('einstellung')
  const words = useWords()
  const [offen, setOffen] = useState<ReadonlySet<string>>(new Set())
  const onOffen = useCallback(
    (abschnitt: string, is: boolean) =>
      setOffen((before) => {
        if (before.has(abschnitt) === is) return before
        const without = [...before].filter((one) => one !== abschnitt)
        return new Set(is ? [...without, abschnitt] : without)
      }),
    [],
  )
  const found = sections.map((section) => {
    const bereich = bereichOf(section)
    const { titel } = words.section(section.abschnitt)
    const wordsOf = (name: Parameters<typeof words.name>[0]) => `${words.name(name)} ${words.text(name)}`
    return { section, bereich, namen: foundIn(section, bereich, gesucht, views, { titel, wordsOf }) }
  })
  const parted = abschnitt !== undefined && !isSought(gesucht)
  const open = parted ? found.find(({ section }) => section.abschnitt === abschnitt) : undefined
  const namenOf = (one: (typeof found)[number]) => (parted && one !== open ? [] : one.namen)
  const opened = open?.section.abschnitt
  useFocusOnOpened(opened)
  return (
    <>
      {finder?.(found.reduce((sum, { namen }) => sum + namen.length, 0))}
      <p className={classes.quiet}>{t('hausHinweis')}</p>
      {parted && open === undefined && <SectionIndex sections={sections} views={views} />}
      {open !== undefined && (
        <p>
          <Link to={PAGE.adminEinstellungen} className={classes.wayBack}>
            <IconArrowLeft size={18} aria-hidden />
            {t('alleAbschnitte')}
          </Link>
        </p>
      )}
      {found.map((one) => (
        <HausSection
          key={one.section.abschnitt}
          abschnitt={one.section.abschnitt}
          felder={one.section.felder}
          views={views}
          gesucht={namenOf(one)}
          teil={finder && t(`finden.${one.bereich}`)}
          parted={parted}
          ways={ways}
          onOffen={onOffen}
        />
      ))}
      <Unsaved when={offen.size > 0} />
    </>
  )
}

/** Moves the focus to a section when it is opened. */
function useFocusOnOpened(abschnitt: string | undefined): void {
  const before = useRef(abschnitt)
  useEffect(() => {
    if (abschnitt !== undefined && before.current !== abschnitt)
      document.getElementById(`haus-${abschnitt}`)?.focus()
    before.current = abschnitt
  }, [abschnitt])
}
