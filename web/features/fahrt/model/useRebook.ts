import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { PAGE } from '@platzwart/contract/paths'
import { wallOfInstant } from '@platzwart/domain/time/zone'
import { useNavigate } from '@tanstack/react-router'
import { useMinute } from '../../../platform/clock.ts'
import { useSitzung, useZone } from '../../../platform/session/start.ts'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { searchOf } from '../../flotte/model/window.ts'
import { rebookSearch, restWindow } from './restWindow.ts'
import { useFahrtStep } from './useFahrtStep.ts'

/** After a missed check-in: releases the car, and leads to a search for the rest of the time. */
export function useRebook(fahrt: FahrzeugBuchungView) {
  const navigate = useNavigate()
  const zone = useZone()
  const jetzt = useMinute()
  const einstellungen = useEinstellungen()
  const { benutzer } = useSitzung()
  const step = useFahrtStep()
  const start = () => {
    const bis = wallOfInstant(Temporal.Instant.from(fahrt.bis), zone)
    const search = {
      ...searchOf(restWindow(bis, { jetzt, zone, einstellungen })),
      ...rebookSearch(fahrt, benutzer.id),
    }
    step.start({ schritt: 'cancel', fahrt }, () => navigate({ to: PAGE.fahrzeuge, search }))
  }
  return { start, busy: step.busy }
}
