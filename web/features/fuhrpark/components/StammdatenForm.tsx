import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Answered } from '../../fahrt/components/BetroffeneDialog.tsx'
import { bodyOf, EMPTY, newBodyOf, type Stammdaten, stammdatenOf } from '../model/stammdaten.ts'
import { useChange } from '../model/useChange.ts'
import { useStammdatenFields } from '../model/useStammdatenFields.ts'
import { FahrtenDialog } from './FahrtenDialog.tsx'
import classes from './Fuhrpark.module.css'
import { FuhrparkSaveMessages } from './FuhrparkFehler.tsx'

interface StammdatenFormProps {
  /** Null for a new one. */
  readonly view: FahrzeugView | null
  readonly onSaved: (view: FahrzeugView) => void
}

const GROUPS = {
  fahrzeug: ['kennzeichen', 'marke', 'modell', 'kategorie', 'farbe'],
  technik: [
    'kraftstoff',
    'leistungKw',
    'getriebe',
    'fuehrerscheinklasse',
    'sitze',
    'tueren',
    'kofferLiter',
    'ausstattung',
  ],
  ort: ['standortId', 'abstellplatzId', 'schluesselHinweis', 'schluesselCode'],
  gueltigkeit: ['gueltigVon', 'gueltigBis'],
  sonstiges: ['fahrtenbuch', 'hinweis'],
} as Readonly<
  Record<'fahrzeug' | 'technik' | 'ort' | 'gueltigkeit' | 'sonstiges', readonly (keyof Stammdaten)[]>
>

/**
 * A vehicle's record (F1, F3). Unsaved changes survive when somebody else saves meanwhile, and conflicting
 * fields are named.
 */
export function StammdatenForm({ view, onSaved }: StammdatenFormProps) {
  const { t } = useTranslation('fuhrpark')
  const form = useForm({
    ...useChange(onSaved),
    start: () => (view === null ? EMPTY : stammdatenOf(view)),
    live: true,
    fields: useStammdatenFields(),
    // A parking space belongs to a location.
    settle: (next, before) =>
      next.standortId === before.standortId ? next : { ...next, abstellplatzId: '' },
    send: (daten, { key, word }: Sending<Answered>) =>
      view === null
        ? ask(wire.createFahrzeug, { draft: newBodyOf(daten), idempotencyKey: key })
        : ask(wire.updateFahrzeug, {
            id: view.id,
            draft: { ...bodyOf(daten), ...word },
            version: view.version,
            idempotencyKey: key,
          }),
    says: ({ kennzeichen }) =>
      view === null ? t('form.aufgenommen', { kennzeichen }) : t('form.gespeichert'),
  })
  return (
    <FormBox form={form} className={classes.form}>
      <p className={classes.quiet}>{t('feld.pflicht')}</p>
      {(['fahrzeug', 'technik', 'ort', 'gueltigkeit', 'sonstiges'] as const).map((gruppe) => (
        <fieldset key={gruppe} className={classes.gruppe}>
          <legend>{t(`feld.${gruppe}`)}</legend>
          <Fields
            form={form}
            // Only a new vehicle has an initial mileage.
            names={[
              ...GROUPS[gruppe],
              ...(gruppe === 'fahrzeug' && view === null ? ['kilometerstand' as const] : []),
            ]}
          />
        </fieldset>
      ))}
      {form.missing.length > 0 && <RequiredHint />}
      <FuhrparkSaveMessages form={form} />
      <Unsaved when={form.changed.length > 0 && !form.busy} />
      <Actions>
        <Submit>{t(view === null ? 'form.aufnehmen' : 'form.speichern')}</Submit>
      </Actions>
      <FahrtenDialog aenderung={form} />
    </FormBox>
  )
}

/** 'Please fill in all mandatory fields.' */
function RequiredHint() {
  const { t } = useTranslation()
  return <Note kind="refusal" title={t('fehler:fahrzeug.pflichtfelder')} />
}
