import type { BetroffeneBuchung } from '@platzwart/contract/fuehrerschein'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type Answered, BetroffeneDialog } from '../../fahrt/components/BetroffeneDialog.tsx'
import classes from './FuehrerscheinDialog.module.css'

interface FahrtenDialogProps {
  /** What was saved. */
  readonly art: 'karte' | 'pruefung'
  readonly name: string
  readonly frage: {
    /** The affected trips; null is closed. */
    readonly question: readonly BetroffeneBuchung[] | null
    readonly busy: boolean
    readonly answer: (word: Answered) => void
    readonly drop: () => void
  }
}

/**
 * The trips that a saved card or check affects: the checker cancels them, or leaves them to their check-in.
 * In the licence's own dialog stack, so that Escape closes only this one.
 */
export function FahrtenDialog({ art, name, frage }: FahrtenDialogProps) {
  const { t } = useTranslation('fuehrerschein')
  const mails = useMailsLeave()
  const fahrten = frage.question ?? []
  const count = fahrten.length
  return (
    <BetroffeneDialog
      stackId={`fahrten-${art}`}
      frage={frage}
      words={{
        titel: t('betroffene.titel'),
        zurueck: t('betroffene.zurueck'),
        behalten: t('betroffene.behalten'),
        stornieren: t('betroffene.stornieren'),
        wann: (von, bis) => t('betroffene.wann', { von, bis }),
        verborgen: t('betroffene.verborgen'),
      }}
      grund={t(`betroffene.${art}`, { name, count })}
      zeilen={({ fahrzeug, kennzeichen }) => [t('betroffene.fahrzeug', { fahrzeug, kennzeichen })]}
    >
      <p>
        {t(mails ? 'betroffene.storno' : 'betroffene.stornoOhneMail', { count })}{' '}
        <em>{fahrten[0]?.informationstext}</em>
      </p>
      <p className={classes.help}>{t('betroffene.bleiben')}</p>
    </BetroffeneDialog>
  )
}
