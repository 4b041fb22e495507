import { Button } from '@mantine/core'
import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { GLANCES, ORDERS, seatGrid } from '@platzwart/domain/grundriss/seatGrid'
import { MOST_NEW } from '@platzwart/domain/leseraum/newSeats'
import { useEffect, useMemo } from 'react'
import { keepPreference, readPreference } from '../../../platform/storage.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { count } from '../../../ui/form/whole.tsx'
import { Note } from '../../../ui/Note.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { create, type Ground, type Performed } from '../model/editor/perform.ts'
import {
  centred,
  faultsOf,
  type GridValues,
  ghostsOf,
  gridFor,
  habitOf,
  LIMITS,
} from '../model/gridValues.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'
import own from './Grundriss.module.css'
import type { EditorSeat } from './PlanEditor.tsx'

interface GridFormProps {
  readonly plan: Ground['plan'] & { readonly breite: number; readonly hoehe: number }
  readonly version: number
  readonly seats: readonly LeseraumDetail[]
  /** Previews the seats while the form is edited. */
  readonly onGhosts: (ghosts: readonly EditorSeat[]) => void
  readonly onDone: (performed: Performed) => void
  readonly onCancel: () => void
}

/** Key of the remembered measures and numbering of the last rows. */
const HABIT = 'platzwart.reihen'

const GROUPS = [
  ['wieviele', ['rows', 'columns', 'glance']],
  ['masse', ['breite', 'depth', 'gap', 'aisle', 'x', 'y']],
  ['namen', ['prefix', 'first', 'digits', 'order', 'zone']],
] as const

/** Adds a grid of seats in one step, with a preview on the plan. */
export function GridForm({ plan, version, seats, onGhosts, onDone, onCancel }: GridFormProps) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const form = useForm({
    start: () => gridFor(plan, seats, readPreference(HABIT)),
    fields: useFields(plan),
    send: (values: GridValues, { key }) =>
      create({ draft: bodyOf(values), of: [] }, { plan, version, saved: seats }, key),
    says: ({ command }) => t('grid.fertig', { count: command.seats.length }),
    onDone: async (performed) => {
      keepPreference(HABIT, habitOf(form.values))
      onGhosts([])
      await refresh()
      onDone(performed)
    },
    onFailed,
  })
  const { values } = form
  const ghosts = useMemo(() => ghostsOf(values), [values])
  const faults = useMemo(() => faultsOf(values, plan, seats), [values, plan, seats])
  useEffect(() => {
    onGhosts(ghosts)
    return () => onGhosts([])
  }, [ghosts, onGhosts])
  return (
    <FormBox form={form}>
      {GROUPS.map(([group, names]) => (
        <fieldset key={group} className={classes.gruppe}>
          <legend>{t(`grid.${group}`)}</legend>
          <Fields form={form} names={names} />
        </fieldset>
      ))}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => form.change(centred(values, plan))}>
          {t('grid.mitte')}
        </Button>
      </div>
      {faults.size > 0 && (
        <Note kind="hint" news>
          {[...faults].map(([fault, wert]) => (
            <p key={fault}>{t(`grid.fehler.${fault}`, { wert, most: MOST_NEW })}</p>
          ))}
        </Note>
      )}
      <SaveFailure />
      <Announced as="p" className="visually-hidden">
        {t('grid.anlegen', { count: values.rows * values.columns })}
      </Announced>
      <div className={own.inView}>
        <Actions>
          <Submit disabled={['tooMany', 'offPlan', 'taken'].some((fault) => faults.has(fault as never))}>
            {t('grid.anlegen', { count: values.rows * values.columns })}
          </Submit>
          <Button size="md" variant="default" onClick={onCancel}>
            {t('pflege:abbrechen')}
          </Button>
        </Actions>
      </div>
    </FormBox>
  )
}

function bodyOf(values: GridValues) {
  const seats = seatGrid(values)
  return {
    leseraeume: seats.map((seat) => ({ ...seat, zone: values.zone })),
    tische: tablesUnder(seats).map(({ d }) => ({ art: 'tisch' as const, d })),
  }
}

type Range = readonly [number, number]

function useFields({ breite, hoehe }: GridFormProps['plan']) {
  const { t } = useTranslation('grundriss')
  const number = (feld: 'rows' | 'columns' | 'first' | 'digits', [min, max]: Range) =>
    count({ label: t(`grid.${feld}`), min, max })
  const length = (feld: 'breite' | 'depth' | 'gap' | 'aisle' | 'x' | 'y', [min, max]: Range) =>
    count({ label: t(`grid.${feld}`), min, max, step: 10 })
  return {
    rows: number('rows', LIMITS.rows),
    columns: number('columns', LIMITS.columns),
    glance: choice({
      label: t('grid.glance'),
      wide: true,
      options: GLANCES.map((value) => ({ value, label: t(`grid.glances.${value}`) })),
    }),
    breite: length('breite', LIMITS.breite),
    depth: length('depth', LIMITS.depth),
    gap: length('gap', LIMITS.gap),
    aisle: length('aisle', LIMITS.aisle),
    x: length('x', [0, breite]),
    y: length('y', [0, hoehe]),
    prefix: text({ label: t('grid.prefix'), hint: t('grid.prefixHint'), max: 40 }),
    first: number('first', [0, 99_999]),
    digits: number('digits', LIMITS.digits),
    order: choice({
      label: t('grid.order'),
      options: ORDERS.map((value) => ({ value, label: t(`grid.orders.${value}`) })),
    }),
    zone: text({ label: t('platz.zone'), hint: t('platz.zoneHint'), max: 60 }),
  }
}
