import { useEinstellungen } from '../../features/einstellung/model/useEinstellungen.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { RegelListe } from './RegelListe.tsx'
import { fahrzeugRegeln } from './regeln.ts'

const ALWAYS = ['rueckgabe', 'schaeden', 'storno'] as const

/** The rules of the fleet as they hold for this person. */
export function FahrzeugRegeln() {
  const { t } = useTranslation('fahrzeug')
  const einstellungen = useEinstellungen()
  return (
    <RegelListe
      intro={t('regeln.intro')}
      einstellungen={einstellungen}
      regeln={fahrzeugRegeln(einstellungen)}
      say={(regel, data) => t(`regeln.${regel}`, data)}
      always={ALWAYS.map((one) => t(`regeln.${one}`))}
    />
  )
}
