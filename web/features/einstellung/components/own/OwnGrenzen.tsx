import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import type { Section } from '../../model/fields.ts'
import { useWords } from '../../model/useWords.ts'
import classes from '../Einstellung.module.css'

interface OwnGrenzenProps {
  /** For rooms. */
  readonly bereich?: Bereich
  readonly views: readonly EinstellungView[]
  readonly sections: readonly Section[]
}

/** One's own booking limits with their origin: read-only, because others decide them. */
export function OwnGrenzen({ bereich, views, sections }: OwnGrenzenProps) {
  const { t } = useTranslation('eigenes')
  const { t: shell } = useTranslation()
  const words = useWords()
  const id = `grenzen-${bereich ?? 'fahrzeuge'}`
  return (
    <Panel aria-labelledby={id} className={classes.section ?? ''}>
      <div>
        <h2 id={id}>{t(bereich === 'arbeitswelt' ? 'grenzen.arbeitswelt' : 'grenzen.titel')}</h2>
        <p className={classes.quiet}>{t('grenzen.text')}</p>
      </div>
      <dl className={classes.grenzen}>
        {sections.flatMap(({ felder }) =>
          felder.map((feld) => {
            const view = views.find(({ name }) => name === feld.name)
            return (
              view && (
                <div key={feld.name}>
                  <dt>{words.name(feld.name)}</dt>
                  <dd>
                    {words.wertText(feld, view.wert)}
                    <span className={classes.quiet}>{shell(`absage.herkunft.${view.herkunft}`)}</span>
                  </dd>
                </div>
              )
            )
          }),
        )}
      </dl>
    </Panel>
  )
}
