import type { BetroffeneFahrt } from '@platzwart/contract/fahrzeug/betroffene'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type Answered, BetroffeneDialog } from '../../fahrt/components/BetroffeneDialog.tsx'

interface FahrtenDialogProps {
  readonly aenderung: {
    readonly question: readonly BetroffeneFahrt[] | null
    readonly busy: boolean
    readonly answer: (word: Answered) => void
    readonly drop: () => void
  }
}

/** The trips that a change of a vehicle would cancel, and the text of the cancellation. */
export function FahrtenDialog({ aenderung }: FahrtenDialogProps) {
  const { t } = useTranslation('fuhrpark')
  const mails = useMailsLeave()
  const unnamed = useUnnamed()
  return (
    <BetroffeneDialog
      frage={aenderung}
      words={{
        titel: t('betroffene.titel'),
        zurueck: t('betroffene.zurueck'),
        stornieren: t('betroffene.bestaetigen'),
        wann: (von, bis) => t('betroffene.wann', { von, bis }),
      }}
      grund={t(mails ? 'betroffene.text' : 'betroffene.textOhneMail', {
        count: aenderung.question?.length ?? 0,
      })}
      zeilen={({ fahrer, fahrtgrund, informationstext }) => [
        [fahrer || unnamed, fahrtgrund].filter(Boolean).join(', '),
        informationstext,
      ]}
    />
  )
}
