import type { BuchungView, GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { instantOfWallText, wallText } from '@platzwart/domain/time/wall'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { DialogAbout } from '../../../ui/dialog/DialogAbout.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { moment } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { grundrissOptions } from '../../leseraum/api/plan.ts'
import { usePlatzWords } from '../model/useBuchungWords.ts'
import classes from './Buchungspflege.module.css'

interface MoveDialogProps {
  readonly buchung: BuchungView | null
  readonly onClose: () => void
  readonly onMoved: () => unknown
}

/**
 * Moves somebody's booking to another seat of its plan, or to other hours; its people are notified as of any
 * change.
 */
export function MoveDialog({ buchung, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation('buchungspflege')
  return (
    <DialogAbout about={buchung} onClose={onClose} title={t('verschieben.titel')}>
      {(about) => <Content buchung={about} onMoved={onMoved} onClose={onClose} />}
    </DialogAbout>
  )
}

interface ContentProps extends MoveDialogProps {
  readonly buchung: BuchungView
}

function Content(props: ContentProps) {
  const query = useQuery(grundrissOptions(props.buchung.grundrissId))
  return <WhenRead query={query}>{(plan) => <MoveForm {...props} plan={plan} />}</WhenRead>
}

function MoveForm({ buchung, plan, onClose, onMoved }: ContentProps & { readonly plan: GrundrissView }) {
  const { t } = useTranslation('buchungspflege')
  const { nameOf } = usePlatzWords()
  const zone = useZone()
  const wall = (at: string) => wallText(Temporal.Instant.from(at), zone)
  const instant = (at: string) => instantOfWallText(at, zone).toString()
  const missing = t('verschieben.fehlt')
  const form = useForm({
    start: { leseraumId: buchung.leseraumId, von: wall(buchung.von), bis: wall(buchung.bis) },
    fields: {
      leseraumId: choice({
        label: t('verschieben.platz'),
        options: plan.leseraeume
          .filter(({ id, aktiv }) => aktiv || id === buchung.leseraumId)
          .map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung })),
      }),
      von: moment({ label: t('verschieben.von'), missing }),
      bis: moment({ label: t('verschieben.bis'), missing }),
    },
    send: ({ leseraumId, von, bis }, { key }) =>
      ask(wire.changeLeseraumBuchung, {
        id: buchung.id,
        body: { leseraumId, von: instant(von), bis: instant(bis) },
        version: buchung.version,
        idempotencyKey: key,
      }),
    says: (moved) => t('verschieben.fertig', { name: nameOf(moved) }),
    async onDone() {
      await onMoved()
      onClose()
    },
  })
  return (
    <FormBox form={form}>
      <p className={classes.sum}>{nameOf(buchung)}</p>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit>{t('verschieben.knopf')}</Submit>
      </Actions>
    </FormBox>
  )
}
