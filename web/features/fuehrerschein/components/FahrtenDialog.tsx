import type { BetroffeneBuchung } from '@platzwart/contract/fuehrerschein'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type Answered, BetroffeneDialog } from '../../fahrt/components/BetroffeneDialog.tsx'
import classes from './FuehrerscheinDialog.module.css'

interface FahrtenDialogProps {
  /** What was written down. */
  readonly art: 'karte' | 'pruefung'
  readonly name: string
  readonly frage: {
    /** The trips that it hits; null is closed. */
    readonly question: readonly BetroffeneBuchung[] | null
    readonly busy: boolean
    readonly answer: (word: Answered) => void
    readonly drop: () => void
  }
}

/**
 * The trips that a card or a check hits: they are cancelled, or left for their check-in, as the checker says. Stands in the licence's own
 * stack, so that Escape closes this one alone.
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
