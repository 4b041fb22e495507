import { Button, Checkbox, TextInput } from '@mantine/core'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { Rueckfrage } from '@platzwart/domain/fahrzeug/rueckfragen'
import { kategorieOf } from '@platzwart/domain/fahrzeug/types'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/Note.tsx'
import { RueckfrageKarte } from '../../fahrzeug/components/uebersicht/RueckfrageKarte.tsx'
import { useRueckfrage } from '../../fahrzeug/model/uebersicht/useRueckfrage.ts'
import { useIssueText } from '../../fahrzeug/model/useIssueText.ts'
import { issuesIn, missingIn, type Regeln, refusalsOf, stufenOf } from '../model/angaben.ts'
import { type FormOf, type UebergabeForm, useUebergabeForm } from '../model/useUebergabeForm.ts'
import { Belege } from './Belege.tsx'
import { FahrtData } from './FahrtData.tsx'
import classes from './form.module.css'
import { Kilometer, Tank } from './KilometerTank.tsx'
import { Schaeden } from './Schaeden.tsx'
import { Sauberkeit, Sichtpruefung } from './Zustand.tsx'

interface UebergabeFormBodyProps {
  readonly of: FormOf
  readonly auto: FahrzeugView | null
  readonly einstellungen: Effective
  /** It is kept, and sent or on its way: there is nothing more to do here. */
  readonly onDone: () => void
}

/** Check-in and check-out on one page: what must be said first, the last step under the thumb. */
export function UebergabeFormBody({ of, auto, einstellungen, onDone }: UebergabeFormBodyProps) {
  const { t } = useTranslation('fahrt')
  const { art, fahrt, vorige, entwurf } = of
  const form = useUebergabeForm(of)
  const { fahrtart, fahrtenbuch } = fahrt
  const regeln: Regeln = { art, letzterStand: fahrt.kilometerstand, fahrtart, fahrtenbuch, einstellungen }
  const [tried, setTried] = useState(false)
  const rueckfrage = useRueckfrage(of, form.angaben, regeln)
  const fields = useRef<HTMLFormElement>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (refusalsOf(form.angaben, regeln).length > 0) return showFirst()
    if (rueckfrage.ask()) return
    await finish([])
  }

  async function finish(fragen: readonly Rueckfrage[]) {
    const outcomeOfForm = await form.submit(fragen)
    if (outcomeOfForm !== 'abgelehnt') onDone()
  }

  function lookAgain() {
    rueckfrage.close()
    const mileage = fields.current?.querySelector<HTMLElement>('[data-kilometer] input')
    mileage?.scrollIntoView({ block: 'center' })
    mileage?.focus({ preventScroll: true })
  }

  /** After the next painting, when what is missing has been marked. */
  function showFirst() {
    requestAnimationFrame(() => {
      const first = fields.current?.querySelector('[data-fehlt]')
      first?.scrollIntoView({ block: 'center' })
      first?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
    })
  }

  return (
    <form ref={fields} className={classes.root} onSubmit={(event) => void send(event)} noValidate>
      {entwurf !== null && vorige === null && (
        <Note kind="hint">
          <p>{t('formular.entwurf')}</p>
          <Button variant="subtle" h={44} px="xs" onClick={form.restart}>
            {t('formular.vonVorn')}
          </Button>
        </Note>
      )}
      {auto === null && <Note kind="hint">{t('formular.ohneAutodaten')}</Note>}
      <Fields of={of} auto={auto} form={form} regeln={regeln} tried={tried} />
      {rueckfrage.gruende.length > 0 ? (
        <RueckfrageKarte
          gruende={rueckfrage.gruende}
          busy={form.busy}
          onLookAgain={lookAgain}
          onConfirm={() => void finish(rueckfrage.codes)}
        />
      ) : (
        <Foot of={of} form={form} regeln={regeln} tried={tried} />
      )}
    </form>
  )
}

interface FieldsProps {
  readonly of: FormOf
  readonly auto: FahrzeugView | null
  readonly form: UebergabeForm
  readonly regeln: Regeln
  readonly tried: boolean
}

function Fields({ of, auto, form, regeln, tried }: FieldsProps) {
  const { t } = useTranslation('fahrt')
  const { art, fahrt } = of
  const { angaben, change } = form
  const fehlerOf = useFehler(form, regeln, tried)
  const missing = tried ? missingIn(angaben, regeln) : []
  const stufen = stufenOf(regeln)
  return (
    <>
      <Kilometer
        art={art}
        wert={angaben.kilometerstand}
        letzterStand={regeln.letzterStand}
        geplantKm={fahrt.entfernungKm}
        fehler={fehlerOf('kilometerstand')}
        onChange={(kilometerstand) => change({ kilometerstand })}
      />
      <Tank
        elektrisch={auto?.kraftstoff === 'elektro'}
        wert={angaben.tankProzent}
        fehler={fehlerOf('tankProzent')}
        onChange={(tankProzent) => change({ tankProzent })}
      />
      {(['sauberkeitAussen', 'sauberkeitInnen'] as const).map((wo) => (
        <Sauberkeit
          key={wo}
          wo={wo}
          stufen={stufen}
          wert={angaben[wo]}
          fehler={fehlerOf(wo)}
          onChange={(wert) => change({ [wo]: wert })}
        />
      ))}
      {art === 'checkIn' && (
        <Sichtpruefung
          pruefung={angaben.sichtpruefung}
          fehlt={missing.includes('sichtpruefung')}
          onChange={(dot, gut) => change({ sichtpruefung: { ...angaben.sichtpruefung, [dot]: gut } })}
        />
      )}
      <Schaeden
        kategorie={kategorieOf(fahrt.kategorie)}
        known={fahrt.schaeden ?? []}
        neue={angaben.schaeden}
        anhaenge={form.anhaenge}
        fehlt={missing.includes('schaeden')}
        onChange={(schaeden) => change({ schaeden })}
        onAnhang={form.attach}
      />
      <section className={classes.part}>
        <TextInput
          className={classes.field ?? ''}
          label={
            <span className={classes.title}>
              {t(art === 'checkIn' ? 'formular.stellplatz' : 'formular.stellplatzCheckOut')}
            </span>
          }
          placeholder={t('formular.stellplatzHilfe')}
          maxLength={120}
          value={angaben.stellplatz}
          onChange={(event) => change({ stellplatz: event.currentTarget.value })}
        />
      </section>
      {art === 'checkOut' && (
        <End privat={fahrt.fahrtart === 'privat'} form={form} fehler={tried ? fehlerOf('zielort') : null} />
      )}
    </>
  )
}

interface EndProps {
  readonly privat: boolean
  readonly form: UebergabeForm
  readonly fehler: string | null
}

/** What is only told when the car comes back. */
function End({ privat, form, fehler }: EndProps) {
  const { angaben, change } = form
  return (
    <>
      <FahrtData privat={privat} angaben={angaben} fehler={fehler} onChange={change} />
      <Belege
        belege={angaben.belege}
        anhaenge={form.anhaenge}
        onChange={(belege) => change({ belege })}
        onAnhang={form.attach}
      />
    </>
  )
}

/** What is wrong with a field, at once where the rules say so, and "please fill in" once it was tried to send. */
function useFehler({ angaben }: UebergabeForm, regeln: Regeln, tried: boolean) {
  const { t } = useTranslation('fahrt')
  const say = useIssueText()
  const issues = issuesIn(angaben, regeln)
  const missing = missingIn(angaben, regeln)
  // Half a number is too small until the last digit is there.
  const typing = String(angaben.kilometerstand).length < String(regeln.letzterStand).length
  return (field: string): string | null => {
    const found = issues.find((issue) => issue.field === field)
    if (found !== undefined && (tried || field !== 'kilometerstand' || !typing)) return say(found)
    return tried && missing.includes(field) ? t('formular.fehlt') : null
  }
}

interface FootProps {
  readonly of: FormOf
  readonly form: UebergabeForm
  readonly regeln: Regeln
  readonly tried: boolean
}

/** The confirmation, why it cannot be sent yet, and the button. */
function Foot({ of, form, regeln, tried }: FootProps) {
  const { t } = useTranslation('fahrt')
  const say = useIssueText()
  const { art, vorige } = of
  const refusals = tried ? refusalsOf(form.angaben, regeln) : []
  const confirm = regeln.einstellungen['fahrzeug.bestaetigungVorCheckOut'].value
  return (
    <>
      {art === 'checkOut' && confirm && (
        <section className={classes.part} data-fehlt={tried && !form.angaben.bestaetigt ? '' : undefined}>
          <Checkbox
            size="lg"
            label={t('formular.bestaetigung')}
            checked={form.angaben.bestaetigt}
            onChange={(event) => form.change({ bestaetigt: event.currentTarget.checked })}
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
        {refusals.length === 0 && vorige !== null && !form.busy && (
          <Note kind="refusal" title={t('formular.abgelehnt')}>
            <ul className={classes.gruende}>
              {vorige.abgelehnt?.gruende.map(({ text, field }) => (
                <li key={`${field} ${text}`}>{text}</li>
              ))}
            </ul>
          </Note>
        )}
        <Button type="submit" size="lg" fullWidth h={56} loading={form.busy}>
          {t(art === 'checkIn' ? 'formular.absendenCheckIn' : 'formular.absendenCheckOut')}
        </Button>
      </div>
    </>
  )
}
