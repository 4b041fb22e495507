import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import links from '../../../ui/linkButton.module.css'
import { stepOf } from '../../uebergabe/model/step.ts'
import type { Possible } from '../model/fahrt.ts'

interface StepLinkProps {
  readonly fahrtId: string
  readonly schritt: NonNullable<Possible['schritt']>
  /** How large it is where it stands. */
  readonly className: string | undefined
}

/** To the step that a trip waits for: check-in or check-out. */
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
