import type { EinstellungView } from '@platzwart/contract/einstellung'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import type { Section } from '../../model/fields.ts'
import { useWords } from '../../model/useWords.ts'
import classes from '../Einstellung.module.css'

interface OwnGrenzenProps {
  readonly views: readonly EinstellungView[]
  readonly sections: readonly Section[]
}

/** What holds for oneself when one books, and where it comes from: to be read, because others decide it. */
export function OwnGrenzen({ views, sections }: OwnGrenzenProps) {
  const { t } = useTranslation('eigenes')
  const { t: shell } = useTranslation()
  const words = useWords()
  return (
    <Panel aria-labelledby="grenzen" className={classes.section ?? ''}>
      <div>
        <h2 id="grenzen">{t('grenzen.titel')}</h2>
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
