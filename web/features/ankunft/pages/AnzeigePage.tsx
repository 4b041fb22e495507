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
import { QrCode } from '../../../ui/QrCode.tsx'
import { OWN_SCREEN, ownOptions } from '../../anzeigegeraet/api/ownScreen.ts'
import { Kopplung } from '../../anzeigegeraet/components/Kopplung.tsx'
import screen from '../../anzeigegeraet/components/Screen.module.css'
import { NoNetwork, Stage } from '../../anzeigegeraet/components/Stage.tsx'
import { useScreenLife, useScreenNews } from '../../anzeigegeraet/model/useScreenLife.ts'
import { anzeigeOptions, previewOptions } from '../api/anzeige.ts'

/** Minimum validity of a code after it was read; an older one is never shown. */
const HOLDS_MS = 60_000

/**
 * For a screen beside a seat: a changing code, so that only somebody at the seat has a valid one. A paired
 * screen shows it without a session; an unpaired one shows how to pair it; administrators of seats see a
 * preview.
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
      <Stage title={t('codes.hinweis')}>
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

/** Whether the person manages seat codes, in a house that has any. */
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
    <Stage title={data ? t('platz.titel', { platz }) : t('codes.hinweis')} lead={data && t('anzeige.text')}>
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

/** Why there is no code: the house refuses it, or the server does not answer. */
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
