import type { EinstellungView } from '@platzwart/contract/einstellung'
import { useId } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Entwurf } from '../model/entwurf.ts'
import type { FieldSpec } from '../model/fields.ts'
import { useWords } from '../model/useWords.ts'
import classes from './Einstellung.module.css'
import { Touched } from './Touched.tsx'

interface PreviewProps {
  readonly felder: readonly FieldSpec[]
  readonly views: readonly EinstellungView[]
  readonly entwurf: Entwurf
  /** Options with an invalid value, which have no preview. */
  readonly unfit: readonly string[]
}

/** A preview of the changes before saving: old and new value, and whom they affect. */
export function Preview({ felder, views, entwurf, unfit }: PreviewProps) {
  const { t } = useTranslation('einstellung')
  const words = useWords()
  const heading = useId()
  const shown = felder.filter(({ name }) => entwurf.has(name) && !unfit.includes(name))
  if (shown.length === 0) return null
  return (
    <div className={classes.preview}>
      <h3 id={heading}>{t('vorher.titel')}</h3>
      <ul aria-labelledby={heading}>
        {shown.map((feld) => {
          const view = views.find(({ name }) => name === feld.name)
          const wert = entwurf.get(feld.name) ?? null
          const neu = wert === null ? view?.standard : wert
          return (
            <li key={feld.name}>
              <strong>
                {t('vorher.aenderung', {
                  feld: words.name(feld.name),
                  alt: words.wertText(feld, view?.wert),
                  neu: words.wertText(feld, neu),
                })}
              </strong>
              <span className={classes.quiet}>
                <Touched name={feld.name} wert={wert} />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
