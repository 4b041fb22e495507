import { Checkbox } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import type { Sonder } from '../model/sonder.ts'
import { useSonderText } from '../model/useSonderText.ts'

interface StandingProps {
  /** Existing entries of the chosen days, with the room's name if there are several rooms. */
  readonly there: readonly { readonly key: string; readonly raum: string | null; readonly sonder: Sonder }[]
  readonly ersetzt: boolean
  readonly onErsetzt: (next: boolean) => void
}

/** Existing entries of the chosen days, and whether the edited one replaces them. */
export function Standing({ there, ersetzt, onErsetzt }: StandingProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const { tageOf, zeitenOf } = useSonderText()
  return (
    <>
      <Announced className={classes.words}>
        {there.length > 0 && (
          <>
            <h3>{t('kalender.gilt')}</h3>
            <ul>
              {there.map(({ key, raum, sonder }) => {
                const words = { tage: tageOf(sonder), zeiten: zeitenOf(sonder) }
                return (
                  <li key={key}>
                    {raum === null
                      ? t('kalender.eintragHier', words)
                      : t('kalender.eintrag', { raum, ...words })}
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </Announced>
      {there.length > 0 && (
        <Checkbox
          label={t('kalender.ersetzen')}
          description={t('kalender.ersetzenHilfe')}
          checked={ersetzt}
          onChange={(event) => onErsetzt(event.currentTarget.checked)}
        />
      )}
    </>
  )
}
