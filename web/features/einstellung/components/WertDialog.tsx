import type { EinstellungWertView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { hausOptions } from '../api/haus.ts'
import { wertOptions } from '../api/werte.ts'
import { useWhose } from '../model/useWhose.ts'
import { NewWertForm } from './NewWertForm.tsx'
import classes from './Pflege.module.css'
import { RemoveWert } from './RemoveWert.tsx'
import { WertForm } from './WertForm.tsx'

interface WertDialogProps {
  /** The open value. */
  readonly id: string | undefined
  /** Creates a new one, for this option and person if known. */
  readonly neu: boolean
  readonly option: EinstellungName | undefined
  readonly person: string | undefined
  readonly onClose: () => void
}

/** A value of a group or a person: create, change or remove it. */
export function WertDialog({ id, neu, option, person, onClose }: WertDialogProps) {
  const { t } = useTranslation('einstellungPflege')
  const words = useWhose()
  const { data } = useQuery({ ...wertOptions(id ?? ''), enabled: id !== undefined })
  const title = data
    ? t('wert.titel', { option: words.option(data.name), wer: words.wer(data) })
    : t('wert.neu')
  return (
    <Dialog opened={neu || id !== undefined} onClose={onClose} title={neu ? t('wert.neu') : title}>
      {neu ? (
        <New option={option} person={person} onClose={onClose} />
      ) : (
        id !== undefined && <Open key={id} id={id} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface NewProps extends Pick<WertDialogProps, 'option' | 'person' | 'onClose'> {}

function New({ option, person, onClose }: NewProps) {
  const haus = useQuery(hausOptions)
  return (
    <WhenRead query={haus}>
      {(views) => <NewWertForm views={views} option={option} personId={person} onDone={onClose} />}
    </WhenRead>
  )
}

interface OpenProps {
  readonly id: string
  readonly onClose: () => void
}

function Open({ id, onClose }: OpenProps) {
  const { t } = useTranslation('einstellungPflege')
  const query = useQuery(wertOptions(id))
  const gone = query.error instanceof ApiProblem && query.error.status === 404
  if (gone) return <EmptyState title={t('wert.weg')} />
  return (
    <WhenRead query={query}>
      {(view: EinstellungWertView) => (
        <div className={classes.form}>
          <WertForm view={view} onDone={onClose} />
          <RemoveWert view={view} onDone={onClose} />
        </div>
      )}
    </WhenRead>
  )
}
