import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { FAHRTENBUCH_ARTEN, GETRIEBE, KATEGORIEN, KRAFTSTOFFE } from '@platzwart/domain/fahrzeug/types'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { standorteOptions } from '../../fahrzeug/api/fahrzeuge.ts'
import { isRequired, type Stammdaten, type StammdatenField } from '../model/stammdaten.ts'
import classes from './Fuhrpark.module.css'

interface FieldsProps {
  readonly daten: Stammdaten
  readonly fehler: ReadonlyMap<string, string>
  readonly onChange: (part: Partial<Stammdaten>) => void
  /** A new vehicle has a mileage to begin with. */
  readonly neu: boolean
}

const HELP_BOTTOM: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]

/** Label, mark of duty and error of a field, as every kind of input takes them. */
function useField({ daten, fehler, onChange }: Omit<FieldsProps, 'neu'>) {
  const { t } = useTranslation('fuhrpark')
  return (feld: Exclude<StammdatenField, 'ausstattung'>) => ({
    name: feld,
    label: t(`feld.${feld}`),
    withAsterisk: isRequired(feld),
    required: isRequired(feld),
    error: fehler.get(feld),
    value: daten[feld],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [feld]: event.currentTarget.value }),
  })
}

/** Every field of a vehicle (F1), in four groups. */
export function StammdatenFields(props: FieldsProps) {
  return (
    <>
      <FahrzeugGruppe {...props} />
      <TechnicalGruppe {...props} />
      <PlaceGruppe {...props} />
      <OtherGruppe {...props} />
    </>
  )
}

function FahrzeugGruppe(props: FieldsProps) {
  const { t } = useTranslation(['fuhrpark', 'fahrzeug'])
  const feld = useField(props)
  return (
    <fieldset className={classes.gruppe}>
      <legend>{t('feld.fahrzeug')}</legend>
      <div className={classes.fields}>
        <TextInput {...feld('kennzeichen')} maxLength={20} autoComplete="off" autoCapitalize="characters" />
        <TextInput {...feld('marke')} maxLength={60} />
        <TextInput {...feld('modell')} maxLength={60} />
        <NativeSelect
          {...feld('kategorie')}
          data={[
            { value: '', label: t('feld.waehlen') },
            ...KATEGORIEN.map((one) => ({ value: one, label: t(`fahrzeug:kategorie.${one}`) })),
          ]}
        />
        <TextInput {...feld('farbe')} maxLength={40} />
        {props.neu && <TextInput {...feld('kilometerstand')} inputMode="numeric" maxLength={7} />}
      </div>
    </fieldset>
  )
}

function TechnicalGruppe(props: FieldsProps) {
  const { t } = useTranslation(['fuhrpark', 'fahrzeug'])
  const feld = useField(props)
  const leer = { value: '', label: t('feld.waehlen') }
  return (
    <fieldset className={classes.gruppe}>
      <legend>{t('feld.technik')}</legend>
      <div className={classes.fields}>
        <NativeSelect
          {...feld('kraftstoff')}
          data={[leer, ...KRAFTSTOFFE.map((one) => ({ value: one, label: t(`fahrzeug:kraftstoff.${one}`) }))]}
        />
        <TextInput {...feld('leistungKw')} inputMode="numeric" maxLength={4} />
        <NativeSelect
          {...feld('getriebe')}
          data={[leer, ...GETRIEBE.map((one) => ({ value: one, label: t(`fahrzeug:getriebe.${one}`) }))]}
        />
        <NativeSelect {...feld('fuehrerscheinklasse')} data={[...FUEHRERSCHEINKLASSEN]} />
        <TextInput {...feld('sitze')} inputMode="numeric" maxLength={3} />
        <TextInput {...feld('tueren')} inputMode="numeric" maxLength={2} />
        <TextInput {...feld('kofferLiter')} inputMode="numeric" maxLength={5} />
      </div>
      <Checkbox.Group
        label={t('feld.ausstattung')}
        value={[...props.daten.ausstattung]}
        onChange={(chosen) => props.onChange({ ausstattung: chosen as Stammdaten['ausstattung'] })}
      >
        <div className={classes.ausstattung}>
          {(['klimaanlage', 'navigation', 'tempomat', 'sitzheizung'] as const).map((one) => (
            <Checkbox key={one} value={one} label={t(`fahrzeug:ausstattung.${one}`)} />
          ))}
        </div>
      </Checkbox.Group>
    </fieldset>
  )
}

function PlaceGruppe(props: FieldsProps) {
  const { t } = useTranslation('fuhrpark')
  const feld = useField(props)
  const standorte = useQuery(standorteOptions).data ?? []
  const here = standorte.find(({ id }) => id === props.daten.standortId)
  const standort = feld('standortId')
  return (
    <fieldset className={classes.gruppe}>
      <legend>{t('feld.ort')}</legend>
      <div className={classes.fields}>
        <NativeSelect
          {...standort}
          // A parking space belongs to its location.
          onChange={(event) => props.onChange({ standortId: event.currentTarget.value, abstellplatzId: '' })}
          data={[
            { value: '', label: t('feld.waehlen') },
            ...standorte.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <NativeSelect
          {...feld('abstellplatzId')}
          disabled={here === undefined || here.abstellplaetze.length === 0}
          data={[
            { value: '', label: t('feld.keinPlatz') },
            ...(here?.abstellplaetze ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <DateField
          {...feld('gueltigVon')}
          description={t('feld.gueltigVonHilfe')}
          onChange={(gueltigVon) => props.onChange({ gueltigVon })}
        />
        <DateField
          {...feld('gueltigBis')}
          min={props.daten.gueltigVon}
          description={t('feld.gueltigHilfe')}
          onChange={(gueltigBis) => props.onChange({ gueltigBis })}
        />
      </div>
    </fieldset>
  )
}

function OtherGruppe(props: FieldsProps) {
  const { t } = useTranslation('fuhrpark')
  const feld = useField(props)
  return (
    <fieldset className={classes.gruppe}>
      <legend>{t('feld.sonstiges')}</legend>
      <div className={classes.fields}>
        <NativeSelect
          {...feld('fahrtenbuch')}
          data={FAHRTENBUCH_ARTEN.map((one) => ({ value: one, label: t(`buch.${one}`) }))}
        />
        <Textarea
          {...feld('hinweis')}
          className={classes.wide ?? ''}
          description={t('feld.hinweisHilfe')}
          inputWrapperOrder={HELP_BOTTOM}
          maxLength={1000}
          autosize
          minRows={2}
        />
      </div>
    </fieldset>
  )
}
