import type { GrundrissView } from '@platzwart/contract/leseraum'
import { useState } from 'react'
import { FloorPlan, type FloorPlanProps } from '../../../../floorplan/FloorPlan.tsx'
import type { SeatLooks } from '../../../../floorplan/types.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { usePlanTexts } from '../../model/usePlanTexts.ts'

interface StillPlanProps {
  readonly plan: FloorPlanProps['plan'] & Pick<GrundrissView, 'leseraeume'>
  readonly looks: SeatLooks
  readonly name: string
  readonly anleitung: string
  /** Called with the visible part after each pan or zoom. */
  readonly onRest?: (ort: string | undefined) => void
}

/** A read-only plan whose seats cannot be opened. */
export function StillPlan({ plan, looks, name, anleitung, onRest }: StillPlanProps) {
  const { language } = useTranslation()
  const words = usePlanTexts()
  const [ort, setOrt] = useState<string>()
  return (
    <FloorPlan
      plan={plan}
      seats={plan.leseraeume}
      looks={looks}
      sprache={language}
      texts={{ name, anleitung, ...words }}
      opensWhole
      chosen={null}
      ort={ort}
      onOrt={(next) => {
        setOrt(next)
        onRest?.(next)
      }}
      ziel={undefined}
      onZiel={() => undefined}
      onOpen={() => undefined}
      renderCard={(id) => looks.get(id)?.matt === false && <strong>{looks.get(id)?.name}</strong>}
    />
  )
}
