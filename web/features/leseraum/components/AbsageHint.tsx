import { Button } from '@mantine/core'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Gruende } from '../../../ui/Gruende.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { Absage, Vorschlag } from '../model/absage.ts'
import { useBereich } from '../model/bereich/bereich.ts'
import { seatTitle } from '../model/useSeatWords.ts'
import classes from './Dialog.module.css'

interface AbsageHintProps {
  readonly absage: Absage
  readonly zone: string
  readonly busy: boolean
  /** From the rules in the browser before sending: announced politely, not assertively. */
  readonly ahead: boolean
  readonly onTake: (vorschlag: Vorschlag) => void
}

/** The reasons of a refusal, each with the origin of its rule, and alternatives that one press books. */
export function AbsageHint({ absage, zone, busy, ahead, onTake }: AbsageHintProps) {
  const { t } = useTranslation('platzDialog')
  return (
    <Note kind={ahead ? 'hint' : 'refusal'} news={ahead} title={t('nichtBuchbar')}>
      <Gruende gruende={absage.gruende} />
      {absage.vorschlaege.length > 0 && (
        <div className={classes.instead}>
          <p>{t('stattdessen')}</p>
          {absage.vorschlaege.map((vorschlag) => (
            <VorschlagButton
              key={`${vorschlag.art} ${vorschlag.leseraumId}`}
              vorschlag={vorschlag}
              zone={zone}
              busy={busy}
              onTake={onTake}
            />
          ))}
        </div>
      )}
    </Note>
  )
}

interface VorschlagButtonProps {
  readonly vorschlag: Vorschlag
  readonly zone: string
  readonly busy: boolean
  readonly onTake: (vorschlag: Vorschlag) => void
}

function VorschlagButton({ vorschlag, zone, busy, onTake }: VorschlagButtonProps) {
  const { t } = useTranslation('leseraum')
  const { t: d } = useTranslation('platzDialog')
  const bereich = useBereich()
  const text = d(vorschlag.art, {
    platz: seatTitle(t, { art: vorschlag.raumart, bezeichnung: vorschlag.bezeichnung }, bereich),
    plan: vorschlag.grundriss,
    von: formatUhrzeit(vorschlag.von, zone),
    bis: formatUhrzeit(vorschlag.bis, zone),
  })
  return (
    <Button variant="default" disabled={busy} justify="flex-start" onClick={() => onTake(vorschlag)}>
      {text}
    </Button>
  )
}
