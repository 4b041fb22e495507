import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import { openBereiche } from '@platzwart/domain/mandant/bereich'
import { useStart } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { RegelListe } from '../../../../ui/help/RegelListe.tsx'
import { platzRegeln } from '../../../../ui/help/regeln.ts'
import { useEinstellungen } from '../../../einstellung/model/useEinstellungen.ts'
import { useBereich } from '../../model/bereich/bereich.ts'

const ALWAYS = ['checkIn', 'cancel'] as const

/** The rules of the reading rooms, or of the workspaces, as they apply to this person. */
export function Regeln() {
  const { t } = useTranslation('help')
  const here = useBereich()
  const open = openBereiche(useStart().mandant?.module ?? [])
  // On pages about neither area, those of the areas that the house has.
  const bereich = open.includes(here) ? here : (open[0] ?? here)
  const einstellungen = regelnOf(useEinstellungen(), bereich)
  return (
    <RegelListe
      intro={t('regeln.intro')}
      einstellungen={einstellungen}
      regeln={platzRegeln(einstellungen)}
      say={(regel, data) => t(`regeln.${regel}`, data)}
      always={[t('regeln.opening'), ...ALWAYS.map((one) => t(`regeln.${one}`))]}
    />
  )
}
