import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import links from '../../../ui/linkButton.module.css'
import { stepOf } from '../../uebergabe/model/step.ts'
import type { Possible } from '../model/fahrt.ts'

interface StepLinkProps {
  readonly fahrtId: string
  readonly schritt: NonNullable<Possible['schritt']>
  /** Its size in this place. */
  readonly className: string | undefined
}

/** A link to the next step of a trip: check-in or check-out. */
export function StepLink({ fahrtId, schritt, className }: StepLinkProps) {
  const { t } = useTranslation('fahrt')
  return (
    <Link
      to="/fahrzeuge/fahrten/$id"
      params={{ id: fahrtId }}
      search={{ schritt: stepOf(schritt) }}
      className={`${links.primary} ${className}`}
    >
      {t(`tun.${schritt}`)}
    </Link>
  )
}
