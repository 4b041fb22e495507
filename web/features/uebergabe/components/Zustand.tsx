import { PRUEFPUNKTE, type Pruefpunkt } from '@platzwart/domain/fahrzeug/types'
import { useId } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useStufenWord } from '../../flotte/model/useStufenWord.ts'
import type { Angaben } from '../model/angaben.ts'
import { Choice } from './Choice.tsx'
import { Fehler } from './Fehler.tsx'
import classes from './form.module.css'

interface SauberkeitProps {
  readonly wo: 'sauberkeitAussen' | 'sauberkeitInnen'
  readonly stufen: readonly string[]
  readonly wert: string
  readonly fehler: string | null
  readonly onChange: (wert: string) => void
}

export function Sauberkeit({ wo, stufen, wert, fehler, onChange }: SauberkeitProps) {
  const { t } = useTranslation('fahrt')
  const word = useStufenWord()
  const werte = stufen.map((value) => ({ value, text: word(value) }))
  return (
    <fieldset className={classes.part} data-fehlt={fehler === null ? undefined : ''}>
      <legend className="visually-hidden">{t(`formular.${wo}`)}</legend>
      <p className={classes.title} aria-hidden>
        {t(`formular.${wo}`)}
      </p>
      <Choice werte={werte} chosen={wert === '' ? null : wert} onChange={onChange} />
      <Fehler text={fehler} />
    </fieldset>
  )
}

interface SichtpruefungProps {
  readonly pruefung: Angaben['sichtpruefung']
  readonly fehler: string | null
  readonly onChange: (dot: Pruefpunkt, inOrdnung: boolean) => void
}

/** The inspection of the car before a trip: three answers; a defect is recorded, with advice. */
export function Sichtpruefung({ pruefung, fehler, onChange }: SichtpruefungProps) {
  const { t } = useTranslation('fahrt')
  const title = useId()
  const answers = [
    { value: 'gut', text: t('formular.inOrdnung') },
    {
      value: 'mangel',
      text: t('formular.mangel'),
      mangel: true,
    },
  ] as const
  return (
    <section className={classes.part} aria-labelledby={title} data-fehlt={fehler === null ? undefined : ''}>
      <h2 id={title} className={classes.title}>
        {t('formular.sichtpruefung')}
      </h2>
      <p className={classes.quiet}>{t('formular.sichtpruefungText')}</p>
      {PRUEFPUNKTE.map((dot) => {
        const stand = pruefung[dot]
        return (
          <fieldset key={dot} className={classes.pruefpunkt}>
            <legend>{t(`formular.pruefpunkt.${dot}`)}</legend>
            <Choice
              werte={answers}
              chosen={stand === null ? null : stand ? 'gut' : 'mangel'}
              nebeneinander
              onChange={(value) => onChange(dot, value === 'gut')}
            />
          </fieldset>
        )
      })}
      {Object.values(pruefung).includes(false) && (
        <p className={classes.warning}>{t('formular.mangelHinweis')}</p>
      )}
      <Fehler text={fehler} />
    </section>
  )
}
