import { TextInput } from '@mantine/core'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { kategorieOf } from '@platzwart/domain/fahrzeug/types'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { type Regeln, stufenOf } from '../model/angaben.ts'
import type { Anhang } from '../model/uebergabe.ts'
import type { AngabenForm, FormOf } from '../model/useUebergabeForm.ts'
import { Belege } from './Belege.tsx'
import { FahrtData } from './FahrtData.tsx'
import classes from './form.module.css'
import { Kilometer, Tank } from './KilometerTank.tsx'
import { Schaeden } from './Schaeden.tsx'
import { Sauberkeit, Sichtpruefung } from './Zustand.tsx'

interface AngabenFieldsProps {
  readonly of: FormOf
  readonly auto: FahrzeugView | null
  readonly form: AngabenForm
  readonly regeln: Regeln
  readonly anhaenge: readonly Anhang[]
  readonly onAnhang: (anhang: Anhang) => void
  /** Corrects the mileage of the check-in; null if the server does not have it yet. */
  readonly onCorrect: (() => void) | null
}

/** The car's condition at check-in or check-out, field by field. */
export function AngabenFields(props: AngabenFieldsProps) {
  const { of, form } = props
  const { t } = useTranslation('fahrt')
  const { art } = of
  const title = t(art === 'checkIn' ? 'formular.stellplatz' : 'formular.stellplatzCheckOut')
  return (
    <>
      <Figures {...props} />
      <State {...props} />
      <section className={classes.part}>
        <Field
          form={form}
          name="stellplatz"
          as={{
            label: title,
            input: ({ name, value, fault, change }) => (
              <TextInput
                name={name}
                className={classes.field ?? ''}
                label={<span className={classes.title}>{title}</span>}
                placeholder={t('formular.stellplatzHilfe')}
                maxLength={120}
                value={value}
                error={fault}
                onChange={(event) => change(event.currentTarget.value)}
              />
            ),
          }}
        />
      </section>
      {art === 'checkOut' && <End {...props} />}
    </>
  )
}

/** The readings of the instruments. */
function Figures({ of, auto, form, regeln, onCorrect }: AngabenFieldsProps) {
  const { t } = useTranslation('fahrt')
  return (
    <>
      <Field
        form={form}
        name="kilometerstand"
        as={{
          label: t('formular.kilometer'),
          input: ({ value, fault = null, change }) => (
            <Kilometer
              art={of.art}
              wert={value}
              letzterStand={regeln.letzterStand}
              kmBeginn={of.fahrt.kmBeginn ?? null}
              geplantKm={of.fahrt.entfernungKm}
              fehler={fault}
              onChange={change}
              onCorrect={onCorrect}
            />
          ),
        }}
      />
      <Field
        form={form}
        name="tankProzent"
        as={{
          label: t('formular.tank'),
          input: ({ value, fault = null, change }) => (
            <Tank elektrisch={auto?.kraftstoff === 'elektro'} wert={value} fehler={fault} onChange={change} />
          ),
        }}
      />
    </>
  )
}

/** The visible condition. */
function State({ of, form, regeln, anhaenge, onAnhang }: AngabenFieldsProps) {
  const { t } = useTranslation('fahrt')
  const { art, fahrt } = of
  const stufen = stufenOf(regeln)
  return (
    <>
      {(['sauberkeitAussen', 'sauberkeitInnen'] as const).map((wo) => (
        <Field
          key={wo}
          form={form}
          name={wo}
          as={{
            label: t(`formular.${wo}`),
            input: ({ value, fault = null, change }) => (
              <Sauberkeit wo={wo} stufen={stufen} wert={value} fehler={fault} onChange={change} />
            ),
          }}
        />
      ))}
      {art === 'checkIn' && (
        <Field
          form={form}
          name="sichtpruefung"
          as={{
            label: t('formular.sichtpruefung'),
            input: ({ value, fault = null, change }) => (
              <Sichtpruefung
                pruefung={value}
                fehler={fault}
                onChange={(dot, gut) => change({ ...value, [dot]: gut })}
              />
            ),
          }}
        />
      )}
      <Field
        form={form}
        name="schaeden"
        as={{
          label: t('formular.schaeden'),
          input: ({ value, fault = null, change }) => (
            <Schaeden
              form={form}
              kategorie={kategorieOf(fahrt.kategorie)}
              known={fahrt.schaeden ?? []}
              neue={value}
              anhaenge={anhaenge}
              fehler={fault}
              onChange={change}
              onAnhang={onAnhang}
            />
          ),
        }}
      />
    </>
  )
}

/** Fields of the check-out only. */
function End({ form, regeln, anhaenge, onAnhang }: AngabenFieldsProps) {
  const { t } = useTranslation('fahrt')
  return (
    <>
      <FahrtData form={form} regeln={regeln} />
      <Field
        form={form}
        name="belege"
        as={{
          label: t('formular.belege'),
          input: ({ value, fault = null, change }) => (
            <Belege
              form={form}
              belege={value}
              anhaenge={anhaenge}
              fehler={fault}
              onChange={change}
              onAnhang={onAnhang}
            />
          ),
        }}
      />
    </>
  )
}
