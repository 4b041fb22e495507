import { PAGE } from '@platzwart/contract/paths'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { hasModul } from '@platzwart/domain/mandant/module'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../../platform/problem.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import buttons from '../../../ui/linkButton.module.css'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { OWN_SCREEN, ownOptions } from '../../anzeigegeraet/api/ownScreen.ts'
import { Kopplung } from '../../anzeigegeraet/components/Kopplung.tsx'
import screen from '../../anzeigegeraet/components/Screen.module.css'
import { NoNetwork, Stage } from '../../anzeigegeraet/components/Stage.tsx'
import { useScreenLife, useScreenNews } from '../../anzeigegeraet/model/useScreenLife.ts'
import { anzeigeOptions, previewOptions } from '../api/anzeige.ts'

/** A code is taken for as long as this after it was read, at the least; what is older is shown to nobody. */
const HOLDS_MS = 60_000

/**
 * For a screen beside a seat: the code that changes, so that only who stands there has one that holds. A screen that was paired shows it with nobody
 * signed in; one that was not shows how to pair it; and who looks after seats sees what it would be.
 */
export function AnzeigePage() {
  const { id } = useParams({ from: '/platz/$id/anzeige' })
  const { t } = useTranslation('ankunft')
  const queryClient = useQueryClient()
  const looksAfter = useLooksAfter()
  const own = useQuery(ownOptions)
  const { data } = own
  if (data === undefined)
    return (
      <Stage>
        <PageHeading title={t('codes.hinweis')} />
        {own.isError ? (
          <Trouble failure={own.error} since={0} onRetry={own.refetch} />
        ) : (
          <Loading height="20rem" />
        )}
      </Stage>
    )
  const { geraet } = data
  if (geraet !== null && geraet.ziel !== id)
    return <Navigate to="/platz/$id/anzeige" params={{ id: geraet.ziel }} replace />
  if (geraet !== null) return <Paired />
  if (looksAfter) return <Preview id={id} />
  return (
    <Kopplung
      art="anzeige"
      ziel={id}
      onPaired={() => void queryClient.invalidateQueries({ queryKey: OWN_SCREEN })}
    />
  )
}

/** Who gives out the codes of seats, in a house that has some. */
function useLooksAfter(): boolean {
  const { sitzung, mandant } = useStart()
  if (sitzung === null || mandant === null || !hasModul(mandant.module, BEREICHE)) return false
  return sitzung.berechtigungen.some((one) => one === 'ausstattungs_pflege' || one === 'objekt_pflege')
}

function Paired() {
  const queryClient = useQueryClient()
  useScreenLife()
  const query = useQuery(anzeigeOptions)
  useScreenNews(() => {
    void queryClient.invalidateQueries({ queryKey: OWN_SCREEN })
    void query.refetch()
  })
  return <Shown query={query} />
}

interface Query {
  readonly data: { readonly bezeichnung: string; readonly adresse: string } | undefined
  readonly error: unknown
  readonly dataUpdatedAt: number
  readonly errorUpdatedAt: number
  readonly refetch: () => unknown
}

function Shown({ query, children }: { readonly query: Query; readonly children?: ReactNode }) {
  const { t } = useTranslation('ankunft')
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = query
  const platz = data?.bezeichnung ?? ''
  const refused = error instanceof ApiProblem && error.status < 500
  const holds = error === null || (!refused && errorUpdatedAt - dataUpdatedAt < HOLDS_MS)
  return (
    <Stage>
      <PageHeading
        title={data ? t('platz.titel', { platz }) : t('codes.hinweis')}
        lead={data && t('anzeige.text')}
      />
      {error !== null && <Trouble failure={error} since={dataUpdatedAt} onRetry={refetch} />}
      {data === undefined && error === null && <Loading height="20rem" />}
      {data !== undefined && holds && <QrCode text={data.adresse} label={t('codes.bild', { platz })} />}
      {children}
    </Stage>
  )
}

interface TroubleProps {
  readonly failure: unknown
  readonly since: number
  readonly onRetry: () => unknown
}

/** Why there is nothing: the house says so, or nobody is heard of. */
function Trouble({ failure, since, onRetry }: TroubleProps) {
  if (failure instanceof ApiProblem && failure.status < 500)
    return <FailureState failure={failure} onRetry={() => void onRetry()} />
  return <NoNetwork since={since} />
}

function Preview({ id }: { readonly id: string }) {
  const { t } = useTranslation('anzeigegeraet')
  const query = useQuery(previewOptions(id))
  return (
    <Shown query={query}>
      <div className={screen.preview}>
        <Note kind="hint" title={t('vorschau.titel')}>
          <p>{t('vorschau.text')}</p>
          <div className={screen.ways}>
            <Link to={PAGE.adminAnzeigegeraete} className={buttons.primary}>
              {t('vorschau.verwalten')}
            </Link>
            <Link to={PAGE.logout}>{t('vorschau.abmelden')}</Link>
          </div>
        </Note>
      </div>
    </Shown>
  )
}
