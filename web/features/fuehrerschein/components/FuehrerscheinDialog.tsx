import { Modal } from '@mantine/core'
import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { fuehrerscheinOptions } from '../api/fuehrerscheine.ts'
import { dueText, verbotText } from '../model/days.ts'
import classes from './FuehrerscheinDialog.module.css'
import { KarteForm } from './KarteForm.tsx'
import { Klassen } from './Klassen.tsx'
import { Pruefungen } from './Pruefungen.tsx'
import { PruefungForm } from './PruefungForm.tsx'
import { Stand } from './Stand.tsx'

interface FuehrerscheinDialogProps {
  /** The person; undefined is closed. */
  readonly benutzerId: string | undefined
  readonly onClose: () => void
}

/** One person's licence for a checker: the card, a new check, and the checks so far. */
export function FuehrerscheinDialog({ benutzerId, onClose }: FuehrerscheinDialogProps) {
  const { t } = useTranslation('fuehrerschein')
  return (
    <Modal.Stack>
      <Dialog
        stackId="fuehrerschein"
        opened={benutzerId !== undefined}
        onClose={onClose}
        title={t('dialog.titel')}
        size="xl"
      >
        {benutzerId !== undefined && <OfPerson key={benutzerId} benutzerId={benutzerId} />}
      </Dialog>
    </Modal.Stack>
  )
}

function OfPerson({ benutzerId }: { readonly benutzerId: string }) {
  const query = useQuery(fuehrerscheinOptions(benutzerId))
  if (query.data !== undefined) return <Content view={query.data} />
  if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  return <Loading height="24rem" />
}

function Content({ view }: { readonly view: FuehrerscheinView }) {
  const { t } = useTranslation('fuehrerschein')
  const { benutzer } = useSitzung()
  const [offen, setOffen] = useState(false)
  const own = view.benutzer.id === benutzer.id
  const neu = view.version === 0
  return (
    <div className={classes.root}>
      <Head view={view} />
      {own && <Note kind="hint" title={t('dialog.eigener')} />}
      {!own && neu && <Note kind="hint" title={t('dialog.neu')} />}
      {!own && !neu && <PruefungForm view={view} kartenOffen={offen} />}
      {!own && <KarteForm view={view} onTyped={setOffen} />}
      {!neu && <Pruefungen benutzerId={view.benutzer.id} />}
    </div>
  )
}

function Head({ view }: { readonly view: FuehrerscheinView }) {
  const { t } = useTranslation('fuehrerschein')
  const verbot = verbotText(t, view)
  return (
    <div className={classes.head}>
      <div>
        <h3>{view.benutzer.name}</h3>
        <p>{view.benutzer.email}</p>
      </div>
      <div className={classes.stand}>
        <Stand stand={view.stand} />
        {verbot !== null && <span>{verbot}</span>}
        {view.stand !== 'fehlt' && view.stand !== 'unvollstaendig' && (
          <span>{t('pruefung.danach', { tag: dueText(t, view) })}</span>
        )}
      </div>
      {view.version > 0 && <Klassen klassen={view.klassen} faehrt={view.faehrt} />}
    </div>
  )
}
