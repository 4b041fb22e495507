import { useEinstellungen } from '../../features/einstellung/model/useEinstellungen.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { RegelListe } from './RegelListe.tsx'
import { platzRegeln } from './regeln.ts'

const ALWAYS = ['checkIn', 'cancel'] as const

/** The rules of the reading rooms as they hold for this person. */
export function Regeln() {
  const { t } = useTranslation('help')
  return (
    <RegelListe
      intro={t('regeln.intro')}
      regeln={platzRegeln(useEinstellungen())}
      say={(regel, data) => t(`regeln.${regel}`, data)}
      always={[t('regeln.opening'), ...ALWAYS.map((one) => t(`regeln.${one}`))]}
    />
  )
}
