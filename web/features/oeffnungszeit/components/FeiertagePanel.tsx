import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import type { Bundesland } from '@platzwart/domain/oeffnungszeit/bundesland'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { standorteOptions } from '../../standort/api/standorte.ts'
import { BundeslandRow } from './BundeslandRow.tsx'
import { FeiertageDialog } from './FeiertageDialog.tsx'

/** The holidays of the Länder (K10): each location's Land, and which holidays its rooms have. */
export function FeiertagePanel({ plans }: { readonly plans: readonly PlanZeiten[] }) {
  const { t } = useTranslation('oeffnungsjahr')
  const query = useQuery(standorteOptions)
  const heute = tagOf(useMinute(), useZone())
  const [land, setLand] = useState<Bundesland | null>(null)
  const inUse = plans.filter(({ aktiv }) => aktiv)
  return (
    <Panel className={classes.root ?? ''} aria-labelledby="feiertage">
      <div>
        <h2 id="feiertage">{t('feiertage.titel')}</h2>
        <p className={classes.quiet}>{t('feiertage.text')}</p>
      </div>
      <WhenRead query={query}>
        {(standorte) => (
          <ul className={classes.sheet}>
            {standorte.map((standort) => (
              <BundeslandRow
                key={standort.id}
                standort={standort}
                plans={inUse.filter((plan) => plan.standort.id === standort.id)}
                heute={heute}
                onTake={setLand}
              />
            ))}
          </ul>
        )}
      </WhenRead>
      <Dialog
        opened={land !== null}
        onClose={() => setLand(null)}
        title={t('feiertage.dialog', { land: land === null ? '' : t(`land.${land}`) })}
        size="lg"
      >
        {land !== null && (
          <FeiertageDialog
            land={land}
            plans={inUse.filter(({ standort }) => standort.bundesland === land)}
            heute={heute}
            onDone={() => setLand(null)}
          />
        )}
      </Dialog>
    </Panel>
  )
}
