import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { FahrtDone } from '../../fahrt/components/FahrtDone.tsx'
import classes from '../../flotte/components/Dialog.module.css'
import { FahrzeugHead } from '../../flotte/components/FahrzeugHead.tsx'
import { fahrtOptions } from '../../uebergabe/api/uebergaben.ts'
import { hitsOptions } from '../api/fahrzeuge.ts'
import type { Suche } from '../model/useFahrzeugSuche.ts'
import { FahrtForm } from './FahrtForm.tsx'

interface BuchungsDialogProps {
  readonly suche: Suche
}

/** The booking dialog of the address's car; with a trip in the address, it changes that. */
export function BuchungsDialog({ suche }: BuchungsDialogProps) {
  const { t } = useTranslation('fahrzeug')
  const { search, setSearch } = suche
  const close = () => setSearch({ fahrzeug: undefined, fahrt: undefined }, true)
  return (
    <Dialog
      opened={search.fahrzeug !== undefined}
      onClose={close}
      title={t(search.fahrt === undefined ? 'dialog.buchen' : 'dialog.aendern')}
      size="xl"
    >
      {search.fahrzeug !== undefined && (
        // A key per car and trip: nothing typed for one is kept for the next.
        <Chosen
          key={`${search.fahrzeug} ${search.fahrt ?? ''}`}
          suche={suche}
          fahrzeugId={search.fahrzeug}
          onClose={close}
        />
      )}
    </Dialog>
  )
}

interface ChosenProps extends BuchungsDialogProps {
  readonly fahrzeugId: string
  readonly onClose: () => void
}

function Chosen(props: ChosenProps) {
  const { fahrt, wie } = props.suche.search
  const named = fahrt ?? wie
  const query = useQuery({ ...fahrtOptions(named ?? ''), enabled: named !== undefined })
  if (named === undefined) return <Content {...props} alt={null} vorlage={null} />
  // Prefilled values are no reason to refuse the form.
  const read = query.data ?? (fahrt === undefined && query.isError ? null : undefined)
  if (read !== undefined)
    return fahrt === undefined ? (
      <Content {...props} alt={null} vorlage={read} />
    ) : (
      <Content {...props} alt={read} vorlage={null} />
    )
  if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  return <Loading height="24rem" />
}

interface ContentProps extends ChosenProps {
  readonly alt: FahrzeugBuchungView | null
  readonly vorlage: FahrzeugBuchungView | null
}

function Content({ suche, fahrzeugId, alt, vorlage, onClose }: ContentProps) {
  const [done, setDone] = useState<FahrzeugBuchungView | null>(null)
  const { search, zeitraum, setSearch } = suche
  const fahrerId = alt?.fahrer?.id ?? search.fahrer
  const query = useQuery(hitsOptions(fahrzeugId, { zeitraum, fahrerId, personen: search.personen }))
  function leave() {
    onClose()
    // It has been booked: the next one is another trip.
    setSearch({ wie: undefined }, true)
  }
  if (done !== null) return <FahrtDone fahrt={done} geaendert={alt !== null} onClose={leave} />
  if (query.data === undefined) {
    if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
    return <Loading height="24rem" />
  }
  return (
    <div className={classes.root}>
      <FahrzeugHead fahrzeug={query.data.fahrzeug} />
      <FahrtForm
        suche={suche}
        treffer={query.data}
        aktuell={!query.isPlaceholderData}
        alt={alt}
        vorlage={vorlage}
        onDone={setDone}
      />
    </div>
  )
}
