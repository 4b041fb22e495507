import { Button } from '@mantine/core'
import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ask as askServer } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { Remove } from '../../../ui/pflege/Remove.tsx'
import { belegtAbo } from '../../kalender/api/abo.ts'
import { KalenderAbo } from '../../kalender/components/KalenderAbo.tsx'
import { LESERAUM_KALENDER } from '../api/grundrisse.ts'
import type { Beside } from '../model/editor/editorState.ts'
import { type Spot, snapped } from '../model/seatMoves.ts'
import { nextName, seatValuesOf } from '../model/seatValues.ts'
import type { Ask } from '../model/useAsking.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'
import classes from './Grundriss.module.css'
import { SeatForm } from './SeatForm.tsx'
import { Side } from './Side.tsx'
import { SpotFields } from './SpotFields.tsx'

interface SeatPanelProps {
  readonly plan: GrundrissView
  /** With their unsaved changes. */
  readonly seats: readonly LeseraumDetail[]
  readonly kinds: readonly { readonly id: string }[]
  /** As saved. */
  readonly seat: LeseraumDetail | null
  readonly beside: Beside
  readonly onMove: (id: string, spot: Spot) => void
  /** Called with the deleted seat's last values. */
  readonly onGone: (seat: LeseraumDetail) => void
  readonly onBeside: (beside: Beside) => void
  readonly onOpen: (id: string | null) => void
  /** Called with the new seat's id. */
  readonly onMade: (id: string) => void
  /** Asks before unsaved changes are discarded. */
  readonly ask: Ask
  /** The form of several seats. */
  readonly children: ReactNode
}

/** The panel beside the plan: the open seat, a new one, several of them, or the available actions. */
export function SeatPanel(props: SeatPanelProps) {
  const { plan, seat, beside, onBeside, ask, children } = props
  const { t } = useTranslation('grundriss')
  if (beside === 'grid') return <Side title={t('grid.titel')}>{children}</Side>
  if (typeof beside !== 'string') {
    const { neu, spot } = beside
    return (
      <Side title={t(`art.neu.${neu.art}`)} onClose={() => ask(() => onBeside('nichts'))}>
        <p className={pflege.quiet}>{t('lage.tippen')}</p>
        <SpotFields spot={spot} plan={plan} onMove={(next) => onBeside({ neu, spot: next })} />
        <SeatForm
          key={`${neu.art} ${neu.bezeichnung}`}
          {...{ grundrissId: plan.id, seat: null, begins: neu, spot }}
          onSaved={props.onMade}
        />
      </Side>
    )
  }
  if (seat === null) return <Hints empty={props.seats.length === 0} />
  return <Known key={seat.id} {...props} seat={seat} />
}

function Hints({ empty }: { readonly empty: boolean }) {
  const { t } = useTranslation('grundriss')
  const lines = empty
    ? (['leer1', 'leer2'] as const)
    : (['klick', 'ziehen', 'tasten', 'mehrere', 'speichern'] as const)
  return (
    <Side title={t(empty ? 'hilfe.leer' : 'hilfe.titel')}>
      <ul className={classes.steps}>
        {lines.map((line) => (
          <li key={line}>{t(`hilfe.${line}`)}</li>
        ))}
      </ul>
    </Side>
  )
}

function Known({
  plan,
  seats,
  kinds,
  seat,
  onMove,
  onGone,
  onBeside,
  onOpen,
  ask,
}: SeatPanelProps & { readonly seat: LeseraumDetail }) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const now = seats.find(({ id }) => id === seat.id) ?? seat
  const { x, y, drehung } = now
  function copy() {
    const names = new Set(seats.map(({ bezeichnung }) => bezeichnung))
    const neu = { ...seatValuesOf(seat, kinds), bezeichnung: nextName(seat.bezeichnung, names) }
    onBeside({ neu, spot: { ...snapped({ x: x + seat.breite + 10, y }, plan), drehung } })
  }
  return (
    <Side title={seat.bezeichnung} onClose={() => ask(() => onOpen(null))}>
      <SpotFields spot={{ x, y, drehung }} plan={plan} onMove={(spot) => onMove(seat.id, spot)} />
      <SeatForm
        grundrissId={plan.id}
        seat={seat}
        begins={null}
        spot={{ x: seat.x, y: seat.y, drehung: seat.drehung }}
        onSaved={() => undefined}
      />
      <div className={classes.tools}>
        <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => ask(copy)}>
          {t('platz.kopieren')}
        </Button>
      </div>
      <KalenderAbo abo={belegtAbo(LESERAUM_KALENDER, seat.id)} />
      <Remove
        title={t('platz.loeschen')}
        text={t('platz.loeschenText')}
        question={t('platz.loeschenFrage', seat)}
        send={(key) =>
          askServer(wire.deleteLeseraum, { id: seat.id, version: seat.version, idempotencyKey: key })
        }
        outcome={{
          onDone: async () => {
            onGone(seat)
            await refresh()
          },
          onFailed,
        }}
      />
    </Side>
  )
}
