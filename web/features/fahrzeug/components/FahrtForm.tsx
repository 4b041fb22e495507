import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/fahrt'
import type { FreigabeGrund } from '@platzwart/domain/fahrzeug/types'
import { fahrzeugRange } from '@platzwart/domain/fahrzeug/window'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { grundOfProblem } from '../../../ui/grund.ts'
import { Note } from '../../../ui/Note.tsx'
import { useStill } from '../../../ui/useStill.ts'
import { ownFahrtenOptions } from '../../fahrt/api/fahrten.ts'
import { AbsageHint } from '../../fahrt/components/AbsageHint.tsx'
import { MoreAngaben } from '../../fahrt/components/MoreAngaben.tsx'
import { useAbsageOf, withoutBusy } from '../../fahrt/model/absage.ts'
import { refreshFahrten } from '../../fahrt/model/refreshFahrten.ts'
import { useAngabenFields } from '../../fahrt/model/useAngabenFields.ts'
import { createOf, firstWish, freigabeAhead, saysMore, submitWord } from '../../fahrt/model/wish.ts'
import classes from '../../flotte/components/Dialog.module.css'
import { searchOf, type Window } from '../../flotte/model/window.ts'
import type { Hit } from '../api/fahrzeuge.ts'
import { isBusy } from '../model/busy.ts'
import type { Suche } from '../model/useFahrzeugSuche.ts'
import { BusyDriver } from './BusyDriver.tsx'
import { WindowChoice } from './WindowChoice.tsx'

/** The fields that everybody sees, and the collapsed ones. */
const ASKED = ['fahrtgrund', 'zielort'] as const
const MORE = ['personen', 'entfernungKm', 'zielperson', 'mitfahrer', 'umweg', 'fahrtart', 'ausland'] as const

interface FahrtFormProps {
  readonly suche: Suche
  readonly treffer: Hit
  /** False while the answer for a newly chosen period is pending. */
  readonly aktuell: boolean
  /** The trip that is changed; null for a new booking. */
  readonly alt: FahrzeugBuchungView | null
  /** The trip that a new one replaces, with its details. */
  readonly vorlage: FahrzeugBuchungView | null
  readonly onDone: (fahrt: FahrzeugBuchungView) => void
}

interface Elsewhere {
  readonly fahrzeugId: string
  readonly zeitraum: Zeitraum
}

/**
 * Reason, destination and companions of a trip. Shows beforehand what prevents the booking, and whether it
 * needs an approval.
 */
export function FahrtForm({ suche, treffer, aktuell, alt, vorlage, onDone }: FahrtFormProps) {
  const { t } = useTranslation('fahrzeug')
  const queryClient = useQueryClient()
  const reasons = useId()
  const { zone, jetzt, einstellungen, search, setSearch, fenster, zeitraum } = suche
  const { fahrzeug } = treffer
  const form = useForm({
    start: () => firstWish(alt ?? vorlage, search.personen),
    fields: useAngabenFields(fahrzeug.sitze, reasons),
    send(wish, { key, word }: Sending<Elsewhere>) {
      const fahrerId = alt === null ? search.fahrer : undefined
      const body = createOf(wish, { fahrzeugId: fahrzeug.id, zeitraum, ...word, fahrerId })
      return alt === null
        ? ask(wire.bookFahrt, { body, idempotencyKey: key })
        : ask(wire.changeFahrt, { id: alt.id, body, version: alt.version, idempotencyKey: key })
    },
    onDone(fahrt) {
      onDone(fahrt)
      refreshFahrten(queryClient)
    },
    // The car may have been taken meanwhile: reload the trips.
    onFailed: () => refreshFahrten(queryClient),
  })
  const { buchbar, issues } = useStill(form.busy, treffer)
  const absageOf = useAbsageOf()
  const refused = form.failure === null ? null : absageOf(form.failure, form.rest)
  // While a trip is edited, its own booking blocks the car, so the search's result for the car says nothing.
  const ahead = alt === null && aktuell && !buchbar && issues.length > 0
  const said = form.failure === null ? (ahead ? issues : []) : form.rest
  // A running trip of the driver has its own text, with the possible actions.
  const busy = said.find(isBusy)
  const expected = ahead ? { gruende: issues.map(grundOfProblem), vorschlaege: [] } : null
  const absage = withoutBusy(form.failure === null ? expected : refused)
  function take(next: Window) {
    form.forgive()
    setSearch(searchOf(next, search), true)
  }
  const approvals = freigabeAhead(fahrzeug, zeitraum, form.values, suche)
  const waits = approvals.length > 0 && treffer.freigabeMoeglich
  return (
    // The dialog set its initial focus while the car was still loading.
    <FormBox form={form} takesFocus>
      <WindowChoice
        fenster={fenster}
        lage={suche}
        letzterTag={fahrzeugRange(jetzt, zone, einstellungen).letzterTag}
        onChange={take}
      />
      {busy !== undefined && (
        <div data-failure>
          <BusyDriver
            suche={suche}
            fahrerId={alt?.fahrer?.id ?? search.fahrer}
            ohne={alt?.id}
            issue={busy}
            word="stattdessen"
            refused={refused !== null}
            onWindow={take}
          />
        </div>
      )}
      {absage !== null && (
        <AbsageHint
          absage={absage}
          busy={form.busy}
          ahead={refused === null}
          onTake={({ fahrzeugId, von, bis }) =>
            form.send({
              fahrzeugId,
              zeitraum: { von: Temporal.Instant.from(von), bis: Temporal.Instant.from(bis) },
            })
          }
        />
      )}
      <Fields form={form} names={ASKED} />
      <MoreAngaben shown={saysMore(form.values) || form.failure !== null}>
        <Fields form={form} names={MORE} />
      </MoreAngaben>
      <KnownReasons id={reasons} />
      <FreigabeHint suche={suche} gruende={approvals} waits={waits} />
      <Actions>
        <Submit fullWidth variant={ahead ? 'default' : 'filled'}>
          {t(`dialog.${submitWord({ changes: alt !== null, refused: ahead, approval: waits })}`)}
        </Submit>
      </Actions>
    </FormBox>
  )
}

/** Reasons of the person's earlier trips. */
function KnownReasons({ id }: { readonly id: string }) {
  const eigene = useQuery(ownFahrtenOptions)
  const reasons = [...new Set((eigene.data ?? []).map(({ fahrtgrund }) => fahrtgrund))].filter(Boolean)
  return (
    <datalist id={id}>
      {reasons.map((reason) => (
        <option key={reason} value={reason} />
      ))}
    </datalist>
  )
}

interface FreigabeHintProps {
  readonly suche: Suche
  readonly gruende: readonly FreigabeGrund[]
  /** Whether somebody can approve the trip. */
  readonly waits: boolean
}

/** Shown before booking: the trip needs an approval, or nobody can approve it, and why. */
function FreigabeHint({ suche, gruende, waits }: FreigabeHintProps) {
  const { t } = useTranslation('fahrzeug')
  if (gruende.length === 0) return null
  const { einstellungen } = suche
  const stunden = einstellungen['fahrzeug.freigabeAbStunden'].value
  const data = {
    count: stunden,
    stunden,
    km: einstellungen['fahrzeug.freigabeAbKm'].value,
  }
  return (
    <Note kind="hint" news title={t(waits ? 'freigabe.noetig' : 'freigabe.sonderfahrt')}>
      <ul className={classes.gruende}>
        {gruende.map((one) => (
          <li key={one}>{t(`freigabe.${one}`, data)}</li>
        ))}
      </ul>
      <p>{t(waits ? 'freigabe.wasNun' : 'freigabe.niemand')}</p>
    </Note>
  )
}
