import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { instantOfWallText, wallText } from '@platzwart/domain/time/wall'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/problem.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { DialogAbout } from '../../../ui/dialog/DialogAbout.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { moment } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { flotteOptions, moveFahrt } from '../api/fahrten.ts'
import { useFahrtWords } from '../model/useBuchungWords.ts'
import { useSpokenSpan } from '../model/useSpokenSpan.ts'
import classes from './Buchungspflege.module.css'

interface MoveFahrtDialogProps {
  /** Null: closed. */
  readonly fahrt: FahrzeugBuchungView | null
  readonly onClose: () => void
  /** @param before as it was, for the way back */
  readonly onMoved: (moved: FahrzeugBuchungView, before: FahrzeugBuchungView) => unknown
}

/** Other hours or another car for somebody's trip, with the reason that its people are told. */
export function MoveFahrtDialog({ fahrt, onClose, onMoved }: MoveFahrtDialogProps) {
  const { t } = useTranslation('buchungspflege')
  return (
    <DialogAbout about={fahrt} onClose={onClose} title={t('verlegen.titel')}>
      {(about) => <Content fahrt={about} onMoved={onMoved} onClose={onClose} />}
    </DialogAbout>
  )
}

interface ContentProps extends MoveFahrtDialogProps {
  readonly fahrt: FahrzeugBuchungView
}

type Cars = readonly {
  readonly id: string
  readonly kennzeichen: string
  readonly marke: string
  readonly modell: string
  readonly deaktiviert: boolean
}[]

function Content(props: ContentProps) {
  const query = useQuery(flotteOptions)
  return <WhenRead query={query}>{(cars) => <MoveForm {...props} cars={cars} />}</WhenRead>
}

function MoveForm({ fahrt, cars, onClose, onMoved }: ContentProps & { readonly cars: Cars }) {
  const { t } = useTranslation('buchungspflege')
  const { nameOf } = useFahrtWords()
  const whenOf = useSpokenSpan()
  const zone = useZone()
  const wall = (at: string) => wallText(Temporal.Instant.from(at), zone)
  const instant = (at: string) => instantOfWallText(at, zone).toString()
  const missing = t('verschieben.fehlt')
  const form = useForm({
    start: { fahrzeugId: fahrt.fahrzeugId, von: wall(fahrt.von), bis: wall(fahrt.bis), grund: '' },
    fields: {
      fahrzeugId: choice({
        label: t('verlegen.fahrzeug'),
        options: cars
          .filter(({ id, deaktiviert }) => !deaktiviert || id === fahrt.fahrzeugId)
          .map(({ id, kennzeichen, marke, modell }) => ({
            value: id,
            label: t('fahrten.wagen', { kennzeichen, fahrzeug: `${marke} ${modell}` }),
          })),
      }),
      von: moment({ label: t('verschieben.von'), missing }),
      bis: moment({ label: t('verschieben.bis'), missing }),
      grund: text({
        label: t('storno.grund'),
        hint: t('storno.grundHilfe'),
        missing: t('storno.grundFehlt'),
        max: 500,
        wide: true,
      }),
    },
    send: ({ fahrzeugId, von, bis, grund }, { key }) =>
      moveFahrt(fahrt, { fahrzeugId, von: instant(von), bis: instant(bis), grund: grund.trim() }, key),
    async onDone(moved) {
      await onMoved(moved, fahrt)
      onClose()
    },
  })
  const instead = form.failure instanceof ApiProblem ? form.failure.fahrzeuge : []
  return (
    <FormBox form={form}>
      <p className={classes.sum}>{nameOf(fahrt)}</p>
      <Fields form={form} />
      <FormFailure />
      {instead.length > 0 && (
        <section className={classes.instead} aria-labelledby="stattdessen">
          <h3 id="stattdessen">{t('verlegen.stattdessen')}</h3>
          {instead.map(({ fahrzeugId, kennzeichen, fahrzeug, von, bis }) => (
            <Button
              key={`${fahrzeugId} ${von}`}
              variant="default"
              onClick={() => form.change({ fahrzeugId, von: wall(von), bis: wall(bis) })}
            >
              {t('verlegen.angebot', {
                wagen: t('fahrten.wagen', { kennzeichen, fahrzeug }),
                wann: whenOf({ von, bis }),
              })}
            </Button>
          ))}
        </section>
      )}
      <Actions>
        <Submit>{t('verschieben.knopf')}</Submit>
      </Actions>
    </FormBox>
  )
}
