import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ownOptions } from '../api/fuehrerscheine.ts'
import { dayText, dueText, verbotText } from '../model/days.ts'
import { Klassen } from './Klassen.tsx'
import classes from './OwnFuehrerschein.module.css'
import { PrueferListe } from './PrueferListe.tsx'
import { Stand } from './Stand.tsx'

/** One's own licence: its state, its classes, and what one has to do. */
export function OwnFuehrerschein() {
  const { t } = useTranslation('fuehrerschein')
  const query = useQuery(ownOptions)
  return (
    <Panel aria-labelledby="eigener-fuehrerschein" className={classes.root}>
      <h2 id="eigener-fuehrerschein">{t('eigener.titel')}</h2>
      {query.data !== undefined ? (
        <Content view={query.data} />
      ) : query.isError ? (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading height="14rem" />
      )}
    </Panel>
  )
}

/** What only somebody who checks licences can put right. */
const SHOWN: ReadonlySet<FuehrerscheinView['stand']> = new Set([
  'baldFaellig',
  'ueberfaellig',
  'unvollstaendig',
  'fehlt',
])

function Content({ view }: { readonly view: FuehrerscheinView }) {
  const { t } = useTranslation('fuehrerschein')
  const verbot = verbotText(t, view)
  const pruefer = view.pruefer ?? t('angaben.keine')
  const rows = [
    ['fahrverbot', verbot],
    ['naechstePruefung', view.naechstePruefung && dayText(t, view.naechstePruefung)],
    [
      'letztePruefung',
      view.letztePruefung &&
        t('angaben.letztePruefungVon', { tag: dayText(t, view.letztePruefung), pruefer }),
    ],
    ['ausgestelltAm', view.ausgestelltAm && dayText(t, view.ausgestelltAm)],
    ['gueltigBis', view.gueltigBis && dayText(t, view.gueltigBis)],
    ['nummer', view.nummer],
    ['beschraenkungen', view.beschraenkungen],
    ['zusatzinfo', view.zusatzinfo],
  ] as const
  return (
    <>
      <div className={classes.stand} data-stand={view.stand}>
        <Stand stand={view.stand} />
        <p>{t(`eigener.${view.stand}`, { tag: dueText(t, view) })}</p>
      </div>
      {SHOWN.has(view.stand) && <PrueferListe />}
      {view.version > 0 && (
        <dl className={classes.angaben}>
          <div>
            <dt>{t('klassen.titel')}</dt>
            <dd>
              <Klassen klassen={view.klassen} faehrt={view.faehrt} />
            </dd>
          </div>
          {rows
            .filter(([, text]) => text)
            .map(([name, text]) => (
              <div key={name}>
                <dt>{t(`angaben.${name}`)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      )}
    </>
  )
}
