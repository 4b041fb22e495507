import { Button } from '@mantine/core'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { PrintButton } from '../../../ui/print/PrintButton.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { PLATZCODES, platzcodesOptions } from '../api/platz.ts'
import classes from './Platzcodes.module.css'

/** A plan's seat codes as A4 labels: view, print, renew. */
export function Platzcodes({ plan }: { readonly plan: GrundrissView }) {
  const { t } = useTranslation('ankunft')
  const query = useQuery(platzcodesOptions(plan.id))
  return (
    <Panel className={pflege.root ?? ''}>
      <div data-screen-only>
        <h2>{t('codes.titel')}</h2>
        <p className={pflege.quiet}>{t('codes.text')}</p>
      </div>
      <div className={pflege.buttons} data-screen-only>
        <PrintButton text={t('codes.drucken')} />
        <Renew grundrissId={plan.id} />
      </div>
      <div className={classes.labels}>
        <List
          listing={listingOf(query)}
          keyOf={({ leseraumId }) => leseraumId}
          row={(code) => <Label plan={plan} code={code} />}
          shape="tiles"
          empty={{ title: t('codes.leer'), text: t('codes.leerText') }}
          height="12rem"
        />
      </div>
    </Panel>
  )
}

interface LabelProps {
  readonly plan: GrundrissView
  readonly code: { readonly leseraumId: string; readonly bezeichnung: string; readonly adresse: string }
}

function Label({ plan, code: { leseraumId, bezeichnung: platz, adresse } }: LabelProps) {
  const { t } = useTranslation('ankunft')
  const { mandant } = useStart()
  return (
    <li className={classes.label}>
      {mandant?.logo ? (
        <img src={mandant.logo} alt={mandant.name} className={classes.logo} />
      ) : (
        <p className={classes.house}>{mandant?.name}</p>
      )}
      <h3>{platz}</h3>
      <p className={classes.house}>{plan.bezeichnung}</p>
      <QrCode text={adresse} label={t('codes.bild', { platz })} />
      <p className={classes.house}>{t('codes.hinweis')}</p>
      <Link
        to="/platz/$id/anzeige"
        params={{ id: leseraumId }}
        data-screen-only
        aria-label={t('codes.anzeige', { platz })}
        className={classes.display}
      >
        {t('codes.anzeigeKurz')}
      </Link>
    </li>
  )
}

/** Confirmed once: the codes at the seats become invalid. */
function Renew({ grundrissId }: { readonly grundrissId: string }) {
  const { t } = useTranslation('ankunft')
  const [asked, setAsked] = useState(false)
  const renew = useAct(wire.renewPlatzcodes, {
    input: (id: string) => ({ id }),
    says: () => t('codes.fertig'),
    refreshes: [[PLATZCODES]],
    onDone: () => setAsked(false),
  })
  if (!asked) {
    return (
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {t('codes.neu')}
      </Button>
    )
  }
  return (
    <>
      <Note kind="hint" news title={t('codes.frage')} />
      <Button data-focus-target loading={renew.busy} onClick={() => renew.start(grundrissId)}>
        {t('codes.ja')}
      </Button>
      <Button variant="default" onClick={() => setAsked(false)}>
        {t('codes.abbrechen')}
      </Button>
    </>
  )
}
