import { openBereiche } from '@platzwart/domain/mandant/bereich'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Dialog as DialogName } from '../../frame/rootAddress.ts'
import { CarHelp, SeatHelp } from '../../frame/slots.ts'
import { useStart } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Loading } from '../../ui/loading/Loading.tsx'

/** On the vehicles' pages, and in a house that has only vehicles, the dialogs are about vehicles. */
function useAboutCars(): boolean {
  const module = useStart().mandant?.module ?? []
  const here = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/haus/fahrzeuge'),
  })
  return here || (module.includes('fahrzeugbuchung') && openBereiche(module).length === 0)
}

export function HeaderDialog({ dialog }: { dialog: DialogName | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const close = () => void navigate({ to: '.', search: ({ dialog: _, ...rest }) => rest, resetScroll: false })
  const cars = useAboutCars()
  const Help = cars ? CarHelp : SeatHelp
  return (
    <Dialog
      opened={dialog !== undefined}
      onClose={close}
      title={dialog === 'regeln' ? t('menue.regeln') : t('menue.soGehts')}
      card
    >
      <Suspense fallback={<Loading height="20rem" />}>
        <Help dialog={dialog} />
      </Suspense>
    </Dialog>
  )
}
