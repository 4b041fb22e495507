import { Button, Stack } from '@mantine/core'
import type { EinfuhrView } from '@platzwart/contract/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useDialogTitle } from '../../../ui/dialog/DialogFrame.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { HowFar } from '../../../ui/loading/HowFar.tsx'
import { Note } from '../../../ui/Note.tsx'
import { einfuhrOptions } from '../api/einfuhr.ts'
import { Choose } from './Choose.tsx'
import { Preview } from './Preview.tsx'

/** The kind of import, and the queries to invalidate afterwards. */
interface Kind {
  readonly art: EinfuhrName
  /** The record that it belongs to, for kinds that need one. */
  readonly ziel?: string
  readonly refreshes: readonly (readonly string[])[]
}

interface EinfuhrDialogProps extends Kind {
  readonly opened: boolean
  /** The current file; undefined until one is selected. */
  readonly id: string | undefined
  readonly onBrought: (id: string | undefined) => void
  readonly onClose: () => void
}

/** The import of a table: select, judge line by line, preview, confirm. */
export function EinfuhrDialog({ opened, id, onBrought, onClose, ...kind }: EinfuhrDialogProps) {
  const { t } = useTranslation('einfuhr')
  return (
    <Dialog opened={opened} onClose={onClose} title={t(`titel.${kind.art}`)} size="xl">
      {opened &&
        (id === undefined ? (
          <Choose art={kind.art} ziel={kind.ziel} onBrought={onBrought} />
        ) : (
          <Way key={id} {...kind} id={id} onAgain={() => onBrought(undefined)} onClose={onClose} />
        ))}
    </Dialog>
  )
}

interface WayProps extends Kind {
  readonly id: string
  readonly onAgain: () => void
  readonly onClose: () => void
}

function Way({ art, id, refreshes, onAgain, onClose }: WayProps) {
  const { t } = useTranslation('einfuhr')
  const { data, isError, error } = useQuery(einfuhrOptions({ art, id }))
  const again = (
    <Button size="md" variant="default" onClick={onAgain}>
      {t('lauf.andere')}
    </Button>
  )
  if (isError)
    return (
      <Stack>
        <FailureNote failure={error} />
        <Actions>{again}</Actions>
      </Stack>
    )
  if (data?.status === 'uebernommen')
    return <Done art={art} einfuhr={data} onAgain={onAgain} onClose={onClose} />
  if (data?.status === 'bereit')
    return <Preview art={art} einfuhr={data} refreshes={refreshes} again={again} />
  if (data?.status === 'fehlgeschlagen')
    return (
      <Stack>
        <Note kind="refusal" title={t('lauf.fehlgeschlagen')}>
          <p>{data.fehler}</p>
        </Note>
        <Actions>{again}</Actions>
      </Stack>
    )
  return <Run einfuhr={data} />
}

function Run({ einfuhr }: { readonly einfuhr: EinfuhrView | undefined }) {
  const { t } = useTranslation('einfuhr')
  const { erledigt = 0, gesamt = 0 } = einfuhr ?? {}
  const words = { erledigt: formatNumber(erledigt), gesamt: formatNumber(gesamt) }
  return (
    <HowFar done={erledigt} of={gesamt} label={t('lauf.fortschritt')}>
      {gesamt === 0 ? t('lauf.wartet') : t('lauf.laeuft', words)}
    </HowFar>
  )
}

interface DoneProps {
  readonly art: EinfuhrName
  readonly einfuhr: EinfuhrView
  readonly onAgain: () => void
  readonly onClose: () => void
}

function Done({ art, einfuhr, onAgain, onClose }: DoneProps) {
  const { t } = useTranslation('einfuhr')
  useDialogTitle(t('fertig.titel'))
  const { neu, geaendert, unveraendert, abgelehnt } = einfuhr.anzahl
  return (
    <Stack>
      <Note kind="done">
        <p>
          {t('fertig.text', {
            neu: formatNumber(neu),
            geaendert: formatNumber(geaendert),
            unveraendert: formatNumber(unveraendert),
            abgelehnt: formatNumber(abgelehnt),
          })}
        </p>
      </Note>
      <Actions>
        <Button size="md" onClick={onClose} data-autofocus>
          {t(`schliessen.${art}`)}
        </Button>
        <Button size="md" variant="default" onClick={onAgain}>
          {t('fertig.weitere')}
        </Button>
      </Actions>
    </Stack>
  )
}
