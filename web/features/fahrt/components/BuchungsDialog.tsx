import { Modal, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureState } from '../../../ui/FailureState.tsx'
import { useOpenedAfterMount } from '../../../ui/useOpenedAfterMount.ts'
import { trefferOptions } from '../../fahrzeug/api/fahrzeuge.ts'
import classes from '../../fahrzeug/components/Dialog.module.css'
import { FahrzeugKopf } from '../../fahrzeug/components/FahrzeugKopf.tsx'
import type { Suche } from '../../fahrzeug/model/useFahrzeugSuche.ts'
import { fahrtOptions } from '../../uebergabe/api/uebergaben.ts'
import { FahrtFertig } from './FahrtFertig.tsx'
import { FahrtFormular } from './FahrtFormular.tsx'

interface BuchungsDialogProps {
  readonly suche: Suche
}

/** The car that the address names, and the way to book it; with a trip in the address, the way to change that. */
export function BuchungsDialog({ suche }: BuchungsDialogProps) {
  const { t } = useTranslation('fahrzeug')
  const small = useMediaQuery('(max-width: 36em)')
  const { search, setSearch } = suche
  const opened = useOpenedAfterMount(search.fahrzeug !== undefined)
  const close = () => setSearch({ fahrzeug: undefined, fahrt: undefined }, true)
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(search.fahrt === undefined ? 'dialog.buchen' : 'dialog.aendern')}
      size="xl"
      fullScreen={small === true}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('dialog.schliessen'), size: 44 }}
      classNames={{ title: classes.titel ?? '' }}
    >
      {search.fahrzeug !== undefined && (
        // Another car or trip is another dialog: nothing typed for one is kept for the next.
        <Laden
          key={`${search.fahrzeug} ${search.fahrt ?? ''}`}
          suche={suche}
          fahrzeugId={search.fahrzeug}
          onClose={close}
        />
      )}
    </Modal>
  )
}

interface LadenProps extends BuchungsDialogProps {
  readonly fahrzeugId: string
  readonly onClose: () => void
}

function Laden(props: LadenProps) {
  const { fahrt } = props.suche.search
  const query = useQuery({ ...fahrtOptions(fahrt ?? ''), enabled: fahrt !== undefined })
  if (fahrt === undefined) return <Inhalt {...props} alt={null} />
  if (query.data !== undefined) return <Inhalt {...props} alt={query.data} />
  if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  return <Skeleton height="24rem" />
}

interface InhaltProps extends LadenProps {
  readonly alt: FahrzeugBuchungView | null
}

function Inhalt({ suche, fahrzeugId, alt, onClose }: InhaltProps) {
  const [done, setDone] = useState<FahrzeugBuchungView | null>(null)
  const { search, zeitraum } = suche
  const fahrerId = alt?.fahrer?.id ?? search.fahrer
  const query = useQuery(trefferOptions(fahrzeugId, { zeitraum, fahrerId, personen: search.personen }))
  if (done !== null) return <FahrtFertig fahrt={done} geaendert={alt !== null} onClose={onClose} />
  if (query.data === undefined) {
    if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
    return <Skeleton height="24rem" />
  }
  return (
    <div className={classes.root}>
      <FahrzeugKopf fahrzeug={query.data.fahrzeug} />
      <FahrtFormular
        suche={suche}
        treffer={query.data}
        aktuell={!query.isPlaceholderData}
        alt={alt}
        onDone={setDone}
      />
    </div>
  )
}
