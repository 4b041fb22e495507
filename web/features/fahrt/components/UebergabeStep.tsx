import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { recallAnswer } from '../../../platform/offline/askOrRecall.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import links from '../../../ui/linkButton.module.css'
import { MessagePage } from '../../../ui/MessagePage.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import { UebergabeFormBody } from '../../uebergabe/components/UebergabeFormBody.tsx'
import type { UebergabeArt } from '../../uebergabe/model/angaben.ts'
import type { Uebergabe } from '../../uebergabe/model/uebergabe.ts'
import { useHolder, useUebergaben } from '../../uebergabe/model/uebergaben.ts'
import { type Entwurf, entwurfKey } from '../../uebergabe/model/useUebergabeForm.ts'
import { possibleOf, withWaiting } from '../model/fahrt.ts'
import classes from './Fahrt.module.css'
import { FahrtSkeleton } from './FahrtSkeleton.tsx'

interface UebergabeStepProps {
  readonly art: UebergabeArt
  /** As the server last sent it. */
  readonly told: FahrzeugBuchungView
  readonly auto: FahrzeugView | null
  readonly einstellungen: Effective
}

/** Check-in or check-out of a trip: from a draft, or from a refused record to be corrected. */
export function UebergabeStep({ art, told, auto, einstellungen }: UebergabeStepProps) {
  const { t } = useTranslation('fahrt')
  const navigate = useNavigate()
  const person = useHolder()
  const { berechtigungen } = useSitzung()
  const { uebergaben } = useUebergaben()
  const underWay = uebergaben.filter((one) => one.buchungId === told.id && one.art === art)
  const vorige = underWay.find(({ abgelehnt }) => abgelehnt !== null) ?? null
  // The form's own record is queued on the device before the server has it, and must not change the form.
  const fahrt = withWaiting(
    told,
    uebergaben.filter((one) => !underWay.includes(one)),
  )
  const draft = useQuery({
    queryKey: ['entwurf', person, fahrt.id, art],
    queryFn: async () => ((await recallAnswer(person, entwurfKey(fahrt.id, art))) ?? null) as Entwurf | null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const pflege = berechtigungen.includes('fahrzeug_pflege')
  const possible = possibleOf(fahrt, now(), { einstellungen, pflege }).schritt === art
  const waiting = underWay.length > 0 && vorige === null
  const stands = useStands(vorige !== null || (possible && !waiting), waiting)
  const back = { to: '/fahrzeuge/fahrten/$id', params: { id: fahrt.id }, search: {} } as const
  if (!stands) {
    return (
      <MessagePage
        title={t('formular.nichtMoeglich')}
        text={t(`formular.nichtMoeglichText.${art}`)}
        actions={
          <Link {...back} activeOptions={{ exact: true }} className={links.primary}>
            {t('seite.zurFahrt')}
          </Link>
        }
      />
    )
  }
  if (draft.isPending) return <FahrtSkeleton />
  return (
    <Page
      kind="form"
      title={t(`formular.${art}`)}
      lead={
        <span className={classes.which}>
          <Kennzeichen text={fahrt.kennzeichen} gross /> {fahrt.fahrzeug}
        </span>
      }
      back={
        <Link {...back} activeOptions={{ exact: true }} className={classes.back}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {t('seite.zurFahrt')}
        </Link>
      }
    >
      <UebergabeFormBody
        of={{
          art,
          person,
          fahrt,
          zustand: auto?.zustand ?? null,
          vorige,
          entwurf: beginOf(vorige, draft.data ?? null),
        }}
        auto={auto}
        einstellungen={einstellungen}
        onDone={() => void navigate({ ...back, replace: true })}
      />
    </Page>
  )
}

/** Whether the form stays mounted: once opened, until its record has arrived and the form is left. */
function useStands(open: boolean, waiting: boolean): boolean {
  const [stage, setStage] = useState<'closed' | 'open' | 'sent'>('closed')
  const next = open && stage === 'closed' ? 'open' : waiting && stage === 'open' ? 'sent' : stage
  if (next !== stage) setStage(next)
  return open || next === 'sent'
}

/** A refused record contains everything, including the files already uploaded. */
function beginOf(vorige: Uebergabe | null, draft: Entwurf | null): Entwurf | null {
  return vorige === null ? draft : { angaben: vorige.entwurf, anhaenge: vorige.anhaenge }
}
