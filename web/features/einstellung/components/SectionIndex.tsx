import type { EinstellungView } from '@platzwart/contract/einstellung'
import { PAGE } from '@platzwart/contract/paths'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Rows } from '../../../ui/list/Rows.tsx'
import { BEREICHE } from '../model/address.ts'
import { bereichOf, type Section } from '../model/fields.ts'
import { useWords } from '../model/useWords.ts'
import classes from './SectionIndex.module.css'

interface SectionIndexProps {
  readonly sections: readonly Section[]
  readonly views: readonly EinstellungView[]
}

/**
 * The sections of the house's settings, each with an address of its own, and how many of its values the house
 * has set.
 */
export function SectionIndex({ sections, views }: SectionIndexProps) {
  const { t } = useTranslation('einstellung')
  const words = useWords()
  const isSet = (name: string) => views.some((view) => view.name === name && view.herkunft === 'mandant')
  const parts = BEREICHE.map((bereich) => ({
    bereich,
    inside: sections.filter((section) => bereichOf(section) === bereich),
  })).filter(({ inside }) => inside.length > 0)
  return (
    <div className={classes.root}>
      {parts.map(({ bereich, inside }) => (
        <section key={bereich} aria-labelledby={`teil-${bereich}`} className={classes.part}>
          <h2 id={`teil-${bereich}`}>{t(`finden.${bereich}`)}</h2>
          <Rows>
            {inside.map(({ abschnitt, felder }) => {
              const { titel, text } = words.section(abschnitt)
              const count = felder.filter(({ name }) => isSet(name)).length
              return (
                <li key={abschnitt}>
                  <Link to={PAGE.adminEinstellungen} search={{ abschnitt }} className={classes.way}>
                    <span className={classes.words}>
                      <span className={classes.name}>{titel}</span>
                      <span className={classes.quiet}>{text}</span>
                    </span>
                    {count > 0 && (
                      <span className={classes.quiet}>
                        {t('gesetzt', { count, anzahl: formatNumber(count) })}
                      </span>
                    )}
                    <IconChevronRight size={18} aria-hidden />
                  </Link>
                </li>
              )
            })}
          </Rows>
        </section>
      ))}
    </div>
  )
}
