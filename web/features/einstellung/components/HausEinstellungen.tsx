import type { EinstellungView } from '@platzwart/contract/einstellung'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { hausOptions } from '../api/haus.ts'
import { bereichOf, type Section } from '../model/fields.ts'
import { foundIn, type Sought } from '../model/finding.ts'
import { useWords } from '../model/useWords.ts'
import classes from './Einstellung.module.css'
import { EinstellungenSkeleton } from './EinstellungenSkeleton.tsx'
import { HausSection, type Ways } from './HausSection.tsx'

interface HausEinstellungenProps {
  readonly sections: readonly Section[]
  /** What is looked for among them; without it all are shown. */
  readonly gesucht?: Sought
  /** Where that is said. @param treffer how many were found */
  readonly finder?: (treffer: number) => ReactNode
  readonly ways?: Ways
}

const ALL: Sought = { suche: '', bereich: undefined, gesetzt: false }

/** What holds for the whole house, for those who maintain it. */
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

function Sections({ sections, gesucht = ALL, finder, ways, views }: SectionsProps) {
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
  return (
    <>
      {finder?.(found.reduce((sum, { namen }) => sum + namen.length, 0))}
      <p className={classes.quiet}>{t('hausHinweis')}</p>
      {found.map(({ section: { abschnitt, felder }, bereich, namen }) => (
        <HausSection
          key={abschnitt}
          abschnitt={abschnitt}
          felder={felder}
          views={views}
          gesucht={namen}
          teil={finder && t(`finden.${bereich}`)}
          ways={ways}
          onOffen={onOffen}
        />
      ))}
      <Unsaved when={offen.size > 0} />
    </>
  )
}
