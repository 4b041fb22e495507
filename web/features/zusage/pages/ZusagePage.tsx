import { Button } from '@mantine/core'
import type { Zusage } from '@platzwart/contract/leseraum/zusage'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { type Answer, answerZusage, zusageOptions } from '../api/zusage.ts'
import classes from './ZusagePage.module.css'

/**
 * The target of the mail to a second person: the request, and two buttons. Opening it changes nothing,
 * because mail scanners open links too.
 */
export function ZusagePage() {
  const { t } = useTranslation('zusage')
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const token = new URLSearchParams(query).get('token') ?? ''
  const asked = useQuery(zusageOptions(token))
  return (
    <Page kind="form" title={t('titel')} lead={asked.data?.haus} className={classes.stack}>
      {asked.isPending && <Loading height="10rem" />}
      {asked.isError && <FailureNote failure={asked.error} />}
      {asked.data && <Asked token={token} zusage={asked.data} />}
    </Page>
  )
}

interface AskedProps {
  readonly token: string
  readonly zusage: Zusage
}

function Asked({ token, zusage }: AskedProps) {
  const { t } = useTranslation('zusage')
  const queryClient = useQueryClient()
  const { queryKey } = zusageOptions(token)
  const act = useAct({
    send: (given: Answer, key) => answerZusage(token, given, zusage, key),
    failsBeside: true,
    onDone: (now) => queryClient.setQueryData(queryKey, now),
    // Changed or answered meanwhile: shows the current request above the refusal.
    onFailed: () => queryClient.invalidateQueries({ queryKey }),
  })
  const { stand } = zusage
  return (
    <>
      {stand === 'offen' && <p>{t('frage', { person: zusage.buchung?.bucher ?? '' })}</p>}
      <Facts zusage={zusage} />
      {act.failure !== null && <FailureNote failure={act.failure} />}
      {stand !== 'offen' && (
        <Note kind={stand === 'zugesagt' ? 'done' : 'hint'}>
          {t(act.done && stand === 'abgesagt' ? 'stand.ebenAbgesagt' : `stand.${stand}`)}
        </Note>
      )}
      {stand === 'offen' && (
        <div className={classes.buttons}>
          <Button
            size="md"
            loading={act.busy && act.wish === 'zugesagt'}
            disabled={act.busy}
            onClick={() => act.start('zugesagt')}
          >
            {t('zusagen')}
          </Button>
          <Button
            size="md"
            variant="default"
            loading={act.busy && act.wish === 'abgesagt'}
            disabled={act.busy}
            onClick={() => act.start('abgesagt')}
          >
            {t('absagen')}
          </Button>
        </div>
      )}
    </>
  )
}

function Facts({ zusage: { buchung, zone } }: Pick<AskedProps, 'zusage'>) {
  const { t } = useTranslation('zusage')
  if (buchung === null) return null
  const von = Temporal.Instant.from(buchung.von)
  const bis = Temporal.Instant.from(buchung.bis)
  const facts = [
    [t('was'), buchung.bezeichnung],
    [t('wo'), `${buchung.grundriss}, ${buchung.standort}`],
    [t('tag'), formatWochentagTag(tagOf(von, zone))],
    [t('zeit'), t('spanne', { von: formatUhrzeit(von, zone), bis: formatUhrzeit(bis, zone) })],
    ...(buchung.gruppengroesse > 1 ? [[t('personen'), String(buchung.gruppengroesse)] as const] : []),
    [t('bucher'), buchung.bucher],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
