import { Button } from '@mantine/core'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { zeitenPreset } from '@platzwart/domain/fahrzeug/buchungszeiten'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { chips } from '../../../ui/form/choice.tsx'
import { day, time } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import type { Answered } from '../../fahrt/components/BetroffeneDialog.tsx'
import { useChange } from '../model/useChange.ts'
import { FahrtenDialog } from './FahrtenDialog.tsx'
import classes from './Fuhrpark.module.css'
import { FuhrparkSaveMessages } from './FuhrparkFehler.tsx'

/** Monday first, as usual in Germany. */
const WEEK = ['1', '2', '3', '4', '5', '6', '0'] as const

interface Zeiten {
  readonly wochentage: readonly (typeof WEEK)[number][]
  readonly von: string
  readonly bis: string
  readonly gueltigVon: string
  readonly gueltigBis: string
  readonly buchungAusserhalbMoeglich: boolean
}

/** The car's own times, or the house's as initial values. */
function zeitenOf({ buchungszeiten: zeiten }: FahrzeugView, haus: Effective): Zeiten {
  const preset = zeitenPreset(haus)
  return {
    wochentage: WEEK.filter((tag) => (zeiten?.wochentage ?? preset.wochentage).includes(Number(tag))),
    von: zeiten?.von ?? preset.von,
    bis: zeiten?.bis ?? preset.bis,
    gueltigVon: zeiten?.gueltigVon ?? '',
    gueltigBis: zeiten?.gueltigBis ?? '',
    buchungAusserhalbMoeglich: zeiten?.buchungAusserhalbMoeglich ?? preset.buchungAusserhalbMoeglich,
  }
}

const bodyOf = ({ wochentage, gueltigVon, gueltigBis, ...zeiten }: Zeiten) => ({
  ...zeiten,
  wochentage: wochentage.map(Number),
  gueltigVon: gueltigVon === '' ? null : gueltigVon,
  gueltigBis: gueltigBis === '' ? null : gueltigBis,
})

const OF_HOUSE = {
  von: 'fahrzeug.zeitraumVon',
  bis: 'fahrzeug.zeitraumBis',
  ausserhalb: 'fahrzeug.buchungAusserhalb',
} as const

/** @param preset the house's values, while the car has none of its own */
function useFields(preset: Effective | null) {
  const { t } = useTranslation('fuhrpark')
  const { t: shell } = useTranslation()
  const herkunft = (feld: keyof typeof OF_HOUSE) =>
    preset && shell(`absage.herkunft.${preset[OF_HOUSE[feld]].origin}`)
  return ({ gueltigVon }: Zeiten) => ({
    wochentage: chips({
      label: t('zeiten.tage'),
      options: WEEK.map((value) => ({
        value,
        label: t(`wochentag.${value}`),
        name: t(`wochentagLang.${value}`),
      })),
    }),
    von: time({ label: t('zeiten.von'), hint: herkunft('von') }),
    bis: time({ label: t('zeiten.bis'), hint: herkunft('bis') }),
    gueltigVon: day({ label: t('zeiten.gueltigVon') }),
    gueltigBis: day({ label: t('zeiten.gueltigBis'), min: gueltigVon }),
    buchungAusserhalbMoeglich: check({
      label: t('zeiten.ausserhalb'),
      hint: [t('zeiten.ausserhalbHilfe'), herkunft('ausserhalb')].filter(Boolean).join(' '),
      wide: true,
    }),
  })
}

/** A vehicle's own booking times (F5); the trips that they would cancel are shown first. */
export function ZeitenForm({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const haus = useEinstellungen()
  const form = useForm({
    ...useChange(),
    start: () => zeitenOf(view, haus),
    live: true,
    fields: useFields(view.buchungszeiten === null ? haus : null),
    send: (zeiten, { key, word }: Sending<'aufheben' | Answered>) =>
      word === 'aufheben'
        ? ask(wire.clearBuchungszeiten, { id: view.id, version: view.version, idempotencyKey: key })
        : ask(wire.saveBuchungszeiten, {
            id: view.id,
            draft: { ...bodyOf(zeiten), ...word },
            version: view.version,
            idempotencyKey: key,
          }),
    says: ({ buchungszeiten }) => t(buchungszeiten === null ? 'zeiten.aufgehoben' : 'form.gespeichert'),
  })
  return (
    <FormBox form={form} className={classes.form}>
      <div>
        <h2>{t('zeiten.titel')}</h2>
        <p className={classes.quiet}>{t('zeiten.text')}</p>
      </div>
      <Fields form={form} />
      <FuhrparkSaveMessages form={form} />
      <Unsaved when={form.changed.length > 0 && !form.busy} />
      <Actions>
        <Submit>{t('form.speichern')}</Submit>
        {view.buchungszeiten !== null && (
          <Button size="md" variant="default" onClick={() => form.send('aufheben')}>
            {t('zeiten.aufheben')}
          </Button>
        )}
      </Actions>
      <FahrtenDialog aenderung={form} />
    </FormBox>
  )
}
