import { Button, Stack } from '@mantine/core'
import type { EinfuhrView } from '@platzwart/contract/einfuhr'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../../platform/format.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Dialog, useDialogTitle } from '../../../../ui/dialog/Dialog.tsx'
import { Actions } from '../../../../ui/form/FormBox.tsx'
import { FailureNote } from '../../../../ui/form/FormFailure.tsx'
import { HowFar } from '../../../../ui/loading/HowFar.tsx'
import { Note } from '../../../../ui/Note.tsx'
import { einfuhrOptions } from '../../api/einfuhr.ts'
import { Choose } from './Choose.tsx'
import { Preview } from './Preview.tsx'

interface EinfuhrDialogProps {
  readonly opened: boolean
  /** Of the file that is on its way; undefined as long as none was chosen. */
  readonly id: string | undefined
  readonly onBrought: (id: string | undefined) => void
  readonly onClose: () => void
}

/** People from a file: chosen, judged line by line, shown, taken over. */
export function EinfuhrDialog({ opened, id, onBrought, onClose }: EinfuhrDialogProps) {
  const { t } = useTranslation('benutzer')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('einfuhr.titel')} size="xl">
      {opened &&
        (id === undefined ? (
          <Choose onBrought={onBrought} />
        ) : (
          <Way key={id} id={id} onAgain={() => onBrought(undefined)} onClose={onClose} />
        ))}
    </Dialog>
  )
}

interface WayProps {
  readonly id: string
  readonly onAgain: () => void
  readonly onClose: () => void
}

function Way({ id, onAgain, onClose }: WayProps) {
  const { t } = useTranslation('benutzer')
  const { data, isError, error } = useQuery(einfuhrOptions(id))
  const again = (
    <Button size="md" variant="default" onClick={onAgain}>
      {t('einfuhr.lauf.andere')}
    </Button>
  )
  if (isError)
    return (
      <Stack>
        <FailureNote failure={error} />
        <Actions>{again}</Actions>
      </Stack>
    )
  if (data?.status === 'uebernommen') return <Done einfuhr={data} onAgain={onAgain} onClose={onClose} />
  if (data?.status === 'bereit') return <Preview einfuhr={data} again={again} />
  if (data?.status === 'fehlgeschlagen')
    return (
      <Stack>
        <Note kind="refusal" title={t('einfuhr.lauf.fehlgeschlagen')}>
          <p>{data.fehler}</p>
        </Note>
        <Actions>{again}</Actions>
      </Stack>
    )
  return <Run einfuhr={data} />
}

function Run({ einfuhr }: { readonly einfuhr: EinfuhrView | undefined }) {
  const { t } = useTranslation('benutzer')
  const { erledigt = 0, gesamt = 0 } = einfuhr ?? {}
  const words = { erledigt: formatNumber(erledigt), gesamt: formatNumber(gesamt) }
  return (
    <HowFar done={erledigt} of={gesamt} label={t('einfuhr.lauf.fortschritt')}>
      {gesamt === 0 ? t('einfuhr.lauf.wartet') : t('einfuhr.lauf.laeuft', words)}
    </HowFar>
  )
}

interface DoneProps {
  readonly einfuhr: EinfuhrView
  readonly onAgain: () => void
  readonly onClose: () => void
}

function Done({ einfuhr, onAgain, onClose }: DoneProps) {
  const { t } = useTranslation('benutzer')
  useDialogTitle(t('einfuhr.fertig.titel'))
  const { neu, geaendert, unveraendert, abgelehnt } = einfuhr.anzahl
  return (
    <Stack>
      <Note kind="done">
        <p>
          {t('einfuhr.fertig.text', {
            neu: formatNumber(neu),
            geaendert: formatNumber(geaendert),
            unveraendert: formatNumber(unveraendert),
            abgelehnt: formatNumber(abgelehnt),
          })}
        </p>
      </Note>
      <Actions>
        <Button size="md" onClick={onClose} data-autofocus>
          {t('einfuhr.fertig.schliessen')}
        </Button>
        <Button size="md" variant="default" onClick={onAgain}>
          {t('einfuhr.fertig.weitere')}
        </Button>
      </Actions>
    </Stack>
  )
}
