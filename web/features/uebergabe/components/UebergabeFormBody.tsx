import { Button } from '@mantine/core'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useIssueText } from '../../flotte/model/useIssueText.ts'
import { type Regeln, refusalsOf } from '../model/angaben.ts'
import { type AngabenForm, type FormOf, useUebergabeForm } from '../model/useUebergabeForm.ts'
import { AngabenFields } from './AngabenFields.tsx'
import classes from './form.module.css'
import { KilometerKorrektur } from './KilometerKorrektur.tsx'
import { RueckfrageKarte } from './RueckfrageKarte.tsx'

interface UebergabeFormBodyProps {
  readonly of: FormOf
  readonly auto: FahrzeugView | null
  readonly einstellungen: Effective
  /** Called once the record is stored, and sent or being sent. */
  readonly onDone: () => void
}

/** Check-in and check-out on one page: required facts first, the submit button within reach of the thumb. */
export function UebergabeFormBody({ of, auto, einstellungen, onDone }: UebergabeFormBodyProps) {
  const { t } = useTranslation('fahrt')
  const { art, fahrt, vorige, entwurf } = of
  // A check-in in the outbox is known only by the vehicle's mileage.
  const begun = art === 'checkOut' ? (fahrt.kmBeginn ?? null) : null
  // If the odometer was replaced during the trip, the trip starts below the new one's reading.
  const letzterStand = begun === null ? fahrt.kilometerstand : (fahrt.kmVon ?? begun)
  const regeln: Regeln = { art, letzterStand, fahrt, einstellungen }
  const [correcting, setCorrecting] = useState(false)
  const { form, anhaenge, attach, restart, confirm } = useUebergabeForm(of, regeln, onDone)

  function lookAgain() {
    form.drop()
    const mileage = form.root.current?.querySelector<HTMLElement>('[data-field="kilometerstand"] input')
    mileage?.scrollIntoView({ block: 'center' })
    mileage?.focus({ preventScroll: true })
  }

  return (
    <>
      <FormBox form={form} className={classes.root}>
        {entwurf !== null && vorige === null && (
          <Note kind="hint">
            <p>{t('formular.entwurf')}</p>
            <Button variant="subtle" h={44} px="xs" onClick={restart}>
              {t('formular.vonVorn')}
            </Button>
          </Note>
        )}
        {auto === null && <Note kind="hint">{t('formular.ohneAutodaten')}</Note>}
        <AngabenFields
          {...{ of, auto, form, regeln, anhaenge }}
          onAnhang={attach}
          onCorrect={begun === null ? null : () => setCorrecting(true)}
        />
        {form.question !== null ? (
          <RueckfrageKarte
            gruende={form.question.gruende}
            busy={form.busy}
            onLookAgain={lookAgain}
            onConfirm={confirm}
          />
        ) : (
          <Foot form={form} regeln={regeln} />
        )}
      </FormBox>
      {correcting && begun !== null && (
        <KilometerKorrektur fahrtId={fahrt.id} kmBeginn={begun} onClose={() => setCorrecting(false)} />
      )}
    </>
  )
}

interface FootProps {
  readonly form: AngabenForm
  readonly regeln: Regeln
}

/** The confirmation, why it cannot be sent yet, and the button. */
function Foot({ form, regeln }: FootProps) {
  const { t } = useTranslation('fahrt')
  const say = useIssueText()
  const { art, einstellungen } = regeln
  const refusals = form.tried ? refusalsOf(form.values, regeln, now()) : []
  return (
    <>
      {art === 'checkOut' && einstellungen['fahrzeug.bestaetigungVorCheckOut'].value && (
        <section
          className={classes.part}
          data-fehlt={form.field('bestaetigt').fault === undefined ? undefined : ''}
        >
          <Field
            form={form}
            name="bestaetigt"
            as={check({ label: t('formular.bestaetigung'), size: 'lg' })}
          />
        </section>
      )}
      <div className={classes.foot}>
        {refusals.length > 0 && (
          <Note kind="refusal" title={t('formular.nochOffen')}>
            <ul className={classes.gruende}>
              {refusals.map((issue) => (
                <li key={`${issue.code} ${issue.field ?? ''}`}>{say(issue)}</li>
              ))}
            </ul>
          </Note>
        )}
        {refusals.length === 0 && <FormFailure title={t('formular.abgelehnt')} />}
        <Button type="submit" size="lg" fullWidth h={56} loading={form.busy}>
          {t(art === 'checkIn' ? 'formular.absendenCheckIn' : 'formular.absendenCheckOut')}
        </Button>
      </div>
    </>
  )
}
