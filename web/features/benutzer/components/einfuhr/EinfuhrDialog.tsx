import { Button, Progress, Stack } from '@mantine/core'
import type { EinfuhrView } from '@platzwart/contract/einfuhr'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../../platform/format.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../../ui/announce/Announced.tsx'
import { Dialog, useDialogTitle } from '../../../../ui/dialog/Dialog.tsx'
import { Actions } from '../../../../ui/form/FormBox.tsx'
import { FailureNote } from '../../../../ui/form/FormFailure.tsx'
import { Note } from '../../../../ui/Note.tsx'
import { einfuhrOptions } from '../../api/einfuhr.ts'
import { Choose } from './Choose.tsx'
import classes from './Einfuhr.module.css'
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
  const { t } = useTranslation('einfuhr')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('titel')} size="xl">
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
  const { t } = useTranslation('einfuhr')
  const { data, isError, error } = useQuery(einfuhrOptions(id))
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
  if (data?.status === 'uebernommen') return <Done einfuhr={data} onAgain={onAgain} onClose={onClose} />
  if (data?.status === 'bereit') return <Preview einfuhr={data} again={again} />
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
    <Stack>
      <Progress
        size="lg"
        value={gesamt === 0 ? 0 : (erledigt / gesamt) * 100}
        aria-label={t('lauf.fortschritt')}
      />
      <Announced as="p" className={classes.quiet}>
        {gesamt === 0 ? t('lauf.wartet') : t('lauf.laeuft', words)}
      </Announced>
    </Stack>
  )
}

interface DoneProps {
  readonly einfuhr: EinfuhrView
  readonly onAgain: () => void
  readonly onClose: () => void
}

function Done({ einfuhr, onAgain, onClose }: DoneProps) {
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
          {t('fertig.schliessen')}
        </Button>
        <Button size="md" variant="default" onClick={onAgain}>
          {t('fertig.weitere')}
        </Button>
      </Actions>
    </Stack>
  )
}
