import { Button } from '@mantine/core'
import type { KalenderLink } from '@platzwart/contract/operations/kalender'
import { useState } from 'react'
import { formatMoment } from '../../../platform/format.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { Note } from '../../../ui/Note.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { type Abo, aboKey } from '../api/abo.ts'
import { Adresse } from './Adresse.tsx'
import classes from './Kalender.module.css'

interface AboStandProps {
  readonly abo: Abo
  readonly link: KalenderLink['link']
}

/**
 * The state of a subscription with its actions: create, renew, revoke. Renewing and revoking need a second
 * press, since other people may use the address.
 */
export function AboStand({ abo, link }: AboStandProps) {
  const { t } = useTranslation('kalender')
  const [asked, setAsked] = useState<'erneuern' | 'beenden' | null>(null)
  const recipe = { failsBeside: true, refreshes: [aboKey(abo)], onDone: () => setAsked(null) } as const
  const create = useAct({
    ...recipe,
    send: (_: null, key) => abo.create(key),
    says: () => t('abo.angelegt'),
  })
  const remove = useAct({
    ...recipe,
    send: (_: null, key) => abo.remove(key),
    says: () => t('abo.beendet'),
    onDone: () => {
      create.forget()
      setAsked(null)
    },
  })
  const failure = create.failure ?? remove.failure
  const busy = create.busy || remove.busy
  const told = create.answer
  const does = { erneuern: create, beenden: remove }
  return (
    <div className={classes.section}>
      {told === undefined ? <Standing link={link} /> : <Adresse adresse={told.adresse} />}
      <p className={pflege.quiet}>{t(abo.zeigt === 'eigene' ? 'abo.zeigtEigener' : 'abo.zeigtBelegt')}</p>
      {failure !== null && <FailureNote failure={failure} />}
      {asked !== null && <Note kind="hint" news title={t(`abo.${asked}Frage`)} />}
      <div className={pflege.buttons}>
        {asked !== null ? (
          <>
            <Button
              className={asked === 'beenden' ? (pflege.heavy ?? '') : ''}
              loading={busy}
              onClick={() => does[asked].start(null)}
            >
              {t(`abo.${asked}Ja`)}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setAsked(null)}>
              {t('abo.abbrechen')}
            </Button>
          </>
        ) : link === null && told === undefined ? (
          <Button loading={busy} onClick={() => create.start(null)}>
            {t('abo.anlegen')}
          </Button>
        ) : (
          (['erneuern', 'beenden'] as const).map((one) => (
            <Button key={one} variant="default" disabled={busy} onClick={() => setAsked(one)}>
              {t(`abo.${one}`)}
            </Button>
          ))
        )}
      </div>
    </div>
  )
}

/** Whether there is an address; the address itself is not stored. */
function Standing({ link }: Pick<AboStandProps, 'link'>) {
  const { t } = useTranslation('kalender')
  const { mandant } = useStart()
  const unnamed = useUnnamed()
  if (link === null || mandant === null) return <p>{t('abo.keine')}</p>
  const wann = formatMoment(Temporal.Instant.from(link.erstellt), mandant.zone)
  return <p>{t('abo.seit', { wann, von: link.von || (unnamed ?? '') })}</p>
}
