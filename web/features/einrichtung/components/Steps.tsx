import { Button } from '@mantine/core'
import type { EinrichtungView } from '@platzwart/contract/einrichtung'
import * as wire from '@platzwart/contract/operations/einrichtung'
import { IconArrowRight, IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import buttons from '../../../ui/linkButton.module.css'
import { einrichtungOptions } from '../api/einrichtung.ts'
import { nextStep, targetOf, type ViewedStep } from '../model/targets.ts'
import { useFollows, useGuided } from '../model/useSteps.ts'
import classes from './einrichtung.module.css'

const SIGN = { offen: IconCircleDashed, erledigt: IconCircleCheck, unnoetig: IconCircleMinus }

/** The setup steps of a house, in the order of their dependencies. */
export function Steps({ view }: { readonly view: EinrichtungView }) {
  const { t } = useTranslation('einrichtung')
  const { schritte } = view
  const done = schritte.filter(({ stand }) => stand === 'erledigt').length
  const next = nextStep(schritte, useGuided(view))
  return (
    <section aria-labelledby="schritte" className={classes.section}>
      <div className={classes.headline}>
        <h2 id="schritte" className={classes.head}>
          {t('schritte')}
        </h2>
        <p className={classes.quiet}>{t('stand', { erledigt: done, alle: schritte.length })}</p>
      </div>
      <ol className={classes.steps}>
        {schritte.map((step) => (
          <Row key={step.schritt} step={step} view={view} next={step.schritt === next?.schritt} />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  readonly step: ViewedStep
  readonly view: EinrichtungView
  /** Whether it is the next step. */
  readonly next: boolean
}

function Row({ step, view, next }: RowProps) {
  const { t } = useTranslation('einrichtung')
  const { follow } = useFollows()
  const { schritt, stand } = step
  const target = targetOf(step, useGuided(view))
  const name = t(`schritt.${schritt}.name`)
  const Sign = SIGN[stand]
  return (
    <li className={classes.step} data-stand={stand} data-next={next}>
      <Sign size={24} stroke={1.75} aria-hidden className={classes.sign} />
      <div className={classes.what}>
        {target === null ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <Link to={target} className={classes.way} onClick={follow}>
            {name}
          </Link>
        )}
        <span className={classes.quiet}>{t(`schritt.${schritt}.text`)}</span>
        {target === null && stand === 'offen' && <span className={classes.quiet}>{t('ohneRecht')}</span>}
      </div>
      <span className={classes.stand}>{t(`zustand.${stand}`)}</span>
      {next && target !== null && (
        <Link
          to={target}
          className={[buttons.primary, classes.begin].join(' ')}
          aria-label={t('beginnenName', { schritt: name })}
          onClick={follow}
        >
          {t('beginnen')}
          <IconArrowRight size={18} aria-hidden />
        </Link>
      )}
      {stand !== 'erledigt' && <Without schritt={schritt} unnoetig={stand === 'unnoetig'} name={name} />}
    </li>
  )
}

interface WithoutProps {
  readonly schritt: ViewedStep['schritt']
  readonly unnoetig: boolean
  readonly name: string
}

function Without({ schritt, unnoetig, name }: WithoutProps) {
  const { t } = useTranslation('einrichtung')
  const queryClient = useQueryClient()
  const change = useAct(wire.changeStep, {
    input: (wanted: boolean) => ({ schritt, body: { unnoetig: wanted } }),
    onDone: (view) => queryClient.setQueryData(einrichtungOptions.queryKey, view),
  })
  return (
    <Button
      variant="subtle"
      className={classes.verzicht ?? ''}
      loading={change.busy}
      aria-label={t(unnoetig ? 'dochNoetigName' : 'unnoetigName', { schritt: name })}
      onClick={() => change.start(!unnoetig)}
    >
      {t(unnoetig ? 'dochNoetig' : 'unnoetig')}
    </Button>
  )
}
