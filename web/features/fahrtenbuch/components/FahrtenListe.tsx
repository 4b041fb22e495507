import { Button, Skeleton } from '@mantine/core'
import type { FahrtenbuchEintragView, FahrtenbuchPage } from '@platzwart/contract/fahrtenbuch'
import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useSitzung } from '../../sitzung/api/start.ts'
import classes from './FahrtenListe.module.css'
import { type Actions, FahrtRow } from './FahrtRow.tsx'
import { KorrekturDialog } from './KorrekturDialog.tsx'
import { type Luecke, LueckeDialog } from './LueckeDialog.tsx'
import { NachtragDialog } from './NachtragDialog.tsx'

interface FahrtenListeProps {
  readonly fahrzeugId: string
  readonly pages: readonly FahrtenbuchPage[]
  readonly filtered: boolean
  /** Null when there is no more. */
  readonly onMore: (() => void) | null
  readonly busy: boolean
}

type Offen =
  | { readonly art: 'nachtrag' | 'korrektur'; readonly eintrag: FahrtenbuchEintragView }
  | { readonly art: 'luecke'; readonly luecke: Luecke }

/** Trips, the newest first, and the dialogs that write about them. */
export function FahrtenListe({ fahrzeugId, pages, filtered, onMore, busy }: FahrtenListeProps) {
  const { t } = useTranslation('fahrtenbuch')
  const pflege = useSitzung().berechtigungen.includes('fahrzeug_pflege')
  const [offen, setOffen] = useState<Offen | null>(null)
  const items = pages.flatMap((page) => page.items)
  const close = () => setOffen(null)
  const actions: Actions = {
    onNachtrag: (eintrag) => setOffen({ art: 'nachtrag', eintrag }),
    onKorrektur: (eintrag) => setOffen({ art: 'korrektur', eintrag }),
    onLuecke: (luecke) => setOffen({ art: 'luecke', luecke }),
  }
  if (items.length === 0) {
    return filtered ? (
      <EmptyState title={t('seite.nichts')}>{t('seite.nichtsText')}</EmptyState>
    ) : (
      <EmptyState title={t('seite.leer')}>{t('seite.leerText')}</EmptyState>
    )
  }
  return (
    <>
      <ol className={classes.liste} aria-label={t('seite.fahrten')}>
        {items.map((eintrag) => (
          <FahrtRow key={eintrag.id} eintrag={eintrag} actions={pflege ? actions : null} />
        ))}
      </ol>
      {onMore && (
        <Button variant="default" className={classes.more ?? ''} loading={busy} onClick={onMore}>
          {t('seite.mehr')}
        </Button>
      )}
      {offen?.art === 'nachtrag' && <NachtragDialog fahrt={offenOf(offen.eintrag)} onClose={close} />}
      {offen?.art === 'korrektur' && <KorrekturDialog eintrag={offen.eintrag} onClose={close} />}
      {offen?.art === 'luecke' && (
        <LueckeDialog fahrzeugId={fahrzeugId} luecke={offen.luecke} onClose={close} />
      )}
    </>
  )
}

const offenOf = (eintrag: FahrtenbuchEintragView) => ({
  ...eintrag,
  kilometer: eintrag.kmEnde - eintrag.kmStart,
})

/** What the chosen trips add up to. */
export function Sums({ summen }: { readonly summen: FahrtenbuchPage['summen'] | undefined }) {
  const { t } = useTranslation('fahrtenbuch')
  if (!summen) return <Skeleton height="3.5rem" />
  return (
    <dl className={classes.sums} aria-label={t('summen.titel')}>
      {FAHRTARTEN.map((art) => (
        <div key={art}>
          <dt>{t(`fahrtart.${art}`)}</dt>
          <dd>{t('summen.km', { km: formatNumber(summen[art]) })}</dd>
        </div>
      ))}
    </dl>
  )
}
