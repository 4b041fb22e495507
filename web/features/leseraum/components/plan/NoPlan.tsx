import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSitzung } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import buttons from '../../../../ui/linkButton.module.css'
import { WayToNew } from '../../../../ui/pflege/WayToNew.tsx'
import { useBereich } from '../../model/bereich/bereich.ts'
import { useSuche } from '../../model/useSuche.ts'

interface NoPlanProps {
  /** The house has no plan here, the address names a deleted one, or the plan has no seats. */
  readonly warum: 'keinPlan' | 'unbekannt' | 'keinePlaetze'
  /** The plan to link to instead. */
  readonly erster?: string | undefined
  /** The plan without seats. */
  readonly plan?: string | undefined
}

/** The empty state in place of a plan, with a link. */
export function NoPlan({ warum, erster, plan }: NoPlanProps) {
  const { t } = useTranslation('planWords')
  const { setSearch } = useSuche()
  const bereich = useBereich()
  const { menue, berechtigungen } = useSitzung()
  const makes = warum === 'keinPlan' && menue.includes('raeume') && berechtigungen.includes('objekt_pflege')
  const equips =
    plan !== undefined && menue.includes('raeume') && berechtigungen.includes('ausstattungs_pflege')
  return (
    <EmptyState
      title={t(`leer.${warum}`)}
      action={
        <>
          {erster !== undefined && (
            <Button onClick={() => setSearch({ grundriss: erster })}>{t('leer.ersterPlan')}</Button>
          )}
          {makes && <WayToNew to="/admin/raeume/$id" search={{ bereich }} text={t('leer.anlegen')} />}
          {equips && (
            <Link to="/admin/raeume/$id" params={{ id: plan }} className={buttons.primary}>
              {t('leer.plaetzeAnlegen')}
            </Link>
          )}
        </>
      }
    >
      {makes || equips ? t('leer.selbst') : t(`leer.${warum}Text`)}
    </EmptyState>
  )
}
