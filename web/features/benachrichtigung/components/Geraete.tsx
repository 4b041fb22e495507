import { Button } from '@mantine/core'
import type { GeraetView } from '@platzwart/contract/benachrichtigung'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { IconBell, IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMoment } from '../../../platform/format.ts'
import { deviceOf } from '../../../platform/session/device.ts'
import { pushLeave } from '../../../platform/session/push.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useChoosesOwn } from '../../../platform/session/useChoosesOwn.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { GERAETE, geraeteOptions, PushForbidden, switchOff, switchOn } from '../api/geraete.ts'
import classes from './Geraete.module.css'

const PARTS = ['wann', 'mails', 'abmelden', 'dienst'] as const

/** Push notifications: on this device, and on which others. */
export function Geraete() {
  const { t } = useTranslation('mitteilung')
  const choosesOwn = useChoosesOwn()
  const heading = useId()
  const query = useQuery(geraeteOptions)
  return (
    <Panel aria-labelledby={heading} className={classes.root ?? ''}>
      <div>
        <h2 id={heading}>{t('titel')}</h2>
        <p className={pflege.quiet}>{t('text')}</p>
      </div>
      <WhenRead query={query} waiting={<Loading height="6rem" />}>
        {({ schluessel, geraete, hier }) => (
          <>
            <Here schluessel={schluessel} here={geraete.find(({ id }) => id === hier) ?? null} />
            <Others geraete={geraete.filter(({ id }) => id !== hier)} />
          </>
        )}
      </WhenRead>
      <details className={classes.rules}>
        <summary>{t('was.titel')}</summary>
        <ul>
          {PARTS.filter((part) => choosesOwn || part !== 'mails').map((part) => (
            <li key={part}>{t(`was.${part}`)}</li>
          ))}
        </ul>
      </details>
    </Panel>
  )
}

const recipe = { refreshes: [GERAETE], failsBeside: true } as const

interface HereProps {
  readonly schluessel: string
  readonly here: GeraetView | null
}

/** This browser. */
function Here({ schluessel, here }: HereProps) {
  const { t } = useTranslation('mitteilung')
  const { t: shell } = useTranslation()
  const [leave, setLeave] = useState(pushLeave)
  const device = deviceOf(navigator.userAgent)
  const on = useAct({
    ...recipe,
    send: (bezeichnung: string, key) => switchOn({ schluessel, bezeichnung }, key),
    says: () => t('eingeschaltet'),
    onFailed: () => setLeave(pushLeave()),
  })
  const off = useAct({
    ...recipe,
    send: (id: string, key) => switchOff({ id, hier: true }, key),
    says: () => t('ausgeschaltet'),
  })
  const probe = useAct(wire.sendProbe, {
    failsBeside: true,
    input: (id: string) => ({ id }),
    says: () => t('probiert'),
  })
  // On these systems only an app on the home screen may show notifications.
  const isApple = device?.system === 'iOS' || (device?.system === 'macOS' && navigator.maxTouchPoints > 1)
  if (leave === 'unmoeglich')
    return <Note kind="hint">{t(isApple ? 'erstAufHomeBildschirm' : 'unmoeglich')}</Note>
  if (leave === 'verboten')
    return (
      <Note kind="hint" title={t('verboten')} news>
        <p>{t('verbotenText')}</p>
      </Note>
    )
  const failure = on.failure ?? off.failure ?? probe.failure
  return (
    <div className={classes.here}>
      <p className={classes.state}>
        {here === null ? <IconBellOff size={20} aria-hidden /> : <IconBell size={20} aria-hidden />}
        {here === null ? t('aus') : t('an', { geraet: here.bezeichnung })}
      </p>
      {failure !== null && <PushFailure failure={failure} />}
      <div className={pflege.buttons}>
        {here === null ? (
          <Button
            leftSection={<IconBell size={16} aria-hidden />}
            loading={on.busy}
            onClick={() =>
              on.start(device ? shell('sitzung:sitzungen.device', { ...device }) : t('ohneNamen'))
            }
          >
            {t('einschalten')}
          </Button>
        ) : (
          <>
            <Button
              leftSection={<IconBellRinging size={16} aria-hidden />}
              loading={probe.busy}
              onClick={() => probe.start(here.id)}
            >
              {t('probe')}
            </Button>
            <Button variant="default" loading={off.busy} onClick={() => off.start(here.id)}>
              {t('ausschalten')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** The browser's errors have no texts of the house: permission denied, or push service unreachable. */
function PushFailure({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation('mitteilung')
  if (failure instanceof PushForbidden)
    return (
      <Note kind="hint" news>
        {t('nichtErlaubt')}
      </Note>
    )
  return failure instanceof DOMException ? (
    <Note kind="refusal" title={t('dienstStumm')}>
      <p>{t('dienstStummText')}</p>
    </Note>
  ) : (
    <FailureNote failure={failure} />
  )
}

/** The other devices, each with a button to remove it. */
function Others({ geraete }: { readonly geraete: readonly GeraetView[] }) {
  const { t } = useTranslation('mitteilung')
  const zone = useZone()
  const off = useAct({
    ...recipe,
    send: (id: string, key) => switchOff({ id, hier: false }, key),
    says: () => t('entfernt'),
  })
  if (geraete.length === 0) return null
  return (
    <div>
      <h3>{t('andere')}</h3>
      {off.failure !== null && <FailureNote failure={off.failure} />}
      <ul className={classes.list}>
        {geraete.map(({ id, bezeichnung, erstellt }) => (
          <li key={id} className={classes.row}>
            <div>
              <strong>{bezeichnung}</strong>
              <p className={pflege.quiet}>
                {t('seit', { wann: formatMoment(Temporal.Instant.from(erstellt), zone) })}
              </p>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              loading={off.busy && off.wish === id}
              aria-label={t('entfernenName', { geraet: bezeichnung })}
              onClick={() => off.start(id)}
            >
              {t('entfernen')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
