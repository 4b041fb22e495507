import { Button } from '@mantine/core'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { useSuche } from '../../model/useSuche.ts'

interface NoPlanProps {
  /** The house has none here, the address names one that is gone, or nothing stands on it. */
  readonly warum: 'keinPlan' | 'unbekannt' | 'keinePlaetze'
  /** The plan to go to instead. */
  readonly erster?: string | undefined
}

/** What stands there instead of a plan, and the way on. */
export function NoPlan({ warum, erster }: NoPlanProps) {
  const { t } = useTranslation('planWords')
  const { setSearch } = useSuche()
  return (
    <EmptyState
      title={t(`leer.${warum}`)}
      action={
        erster !== undefined && (
          <Button onClick={() => setSearch({ grundriss: erster })}>{t('leer.ersterPlan')}</Button>
        )
      }
    >
      {t(`leer.${warum}Text`)}
    </EmptyState>
  )
}
