import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { RegelListe } from '../../../../ui/help/RegelListe.tsx'
import { fahrzeugRegeln } from '../../../../ui/help/regeln.ts'
import { useEinstellungen } from '../../../einstellung/model/useEinstellungen.ts'

const ALWAYS = ['rueckgabe', 'schaeden', 'storno'] as const

/** The fleet's rules as they apply to this person. */
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
