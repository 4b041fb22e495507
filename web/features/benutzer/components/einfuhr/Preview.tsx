import { Button, Checkbox, NativeSelect } from '@mantine/core'
import type { EinfuhrLineView, EinfuhrView } from '@platzwart/contract/einfuhr'
import * as wire from '@platzwart/contract/operations/einfuhr'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ask } from '../../../../platform/api.ts'
import { formatNumber } from '../../../../platform/format.ts'
import { ApiProblem } from '../../../../platform/problem.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../../ui/act/useAct.ts'
import { Actions } from '../../../../ui/form/FormBox.tsx'
import { FailureNote } from '../../../../ui/form/FormFailure.tsx'
import { List } from '../../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../../ui/list/listing.ts'
import { Note } from '../../../../ui/Note.tsx'
import { einfuhrKey, einfuhrOptions, linesOptions } from '../../api/einfuhr.ts'
import { PEOPLE_KEYS } from '../../model/usePeopleLive.ts'
import classes from './Einfuhr.module.css'
import { Line } from './Line.tsx'

const URTEILE = ['neu', 'geaendert', 'unveraendert', 'abgelehnt'] as const

type Wanted = EinfuhrLineView['urteil'] | ''

interface PreviewProps {
  readonly einfuhr: EinfuhrView
  /** The way to another file. */
  readonly again: ReactNode
}

/** What each line would come to; nothing is done before it is confirmed, and then all of it is. */
export function Preview({ einfuhr, again }: PreviewProps) {
  const { t } = useTranslation('benutzer')
  const [einladen, setEinladen] = useState(false)
  const { neu, geaendert, abgelehnt } = einfuhr.anzahl
  const count = neu + geaendert
  const { apply, renew } = useActs(einfuhr)
  const stale = apply.failure instanceof ApiProblem && apply.failure.code === 'einfuhr.veraltet'
  return (
    <div className={classes.root}>
      <Recognised einfuhr={einfuhr} />
      <Lines einfuhr={einfuhr} />
      {abgelehnt > 0 && count > 0 && (
        <Note kind="hint">
          <p>{t('einfuhr.vorschau.bleiben', { count: abgelehnt, anzahl: formatNumber(abgelehnt) })}</p>
        </Note>
      )}
      {neu > 0 && einfuhr.mails && (
        <Checkbox
          label={t('einfuhr.vorschau.einladen')}
          checked={einladen}
          onChange={(event) => setEinladen(event.currentTarget.checked)}
        />
      )}
      {neu > 0 && !einfuhr.mails && <p className={classes.quiet}>{t('einfuhr.vorschau.ohneMail')}</p>}
      {apply.failure !== null && <FailureNote failure={apply.failure} />}
      {count === 0 && (
        <Note kind="hint">
          <p>{t('einfuhr.vorschau.nichts')}</p>
        </Note>
      )}
      <Actions>
        {stale ? (
          <Button size="md" loading={renew.busy} onClick={() => renew.start(undefined)}>
            {t('einfuhr.vorschau.erneuern')}
          </Button>
        ) : (
          count > 0 && (
            <Button size="md" loading={apply.busy} onClick={() => apply.start({ einladen })}>
              {t('einfuhr.vorschau.uebernehmen', { count, anzahl: formatNumber(count) })}
            </Button>
          )
        )}
        {again}
      </Actions>
    </div>
  )
}

/** Taking it over, and having it judged anew. */
function useActs({ id }: EinfuhrView) {
  const queryClient = useQueryClient()
  const keep = (answer: EinfuhrView) => queryClient.setQueryData(einfuhrOptions(id).queryKey, answer)
  const apply = useAct({
    send: (body: { readonly einladen: boolean }, idempotencyKey) =>
      ask(wire.applyEinfuhr, { id, body, idempotencyKey }),
    failsBeside: true,
    refreshes: PEOPLE_KEYS,
    onDone: keep,
  })
  const renew = useAct({
    send: (_: undefined, idempotencyKey) => ask(wire.renewEinfuhr, { id, idempotencyKey }),
    refreshes: [einfuhrKey(id)],
    onDone: keep,
  })
  return { apply, renew }
}

const SEPARATOR = { ';': 'semikolon', ',': 'komma', '\t': 'tabulator' } as const

/** How the file was read, so that letters and columns that look wrong have a reason. */
function Recognised({ einfuhr }: { readonly einfuhr: EinfuhrView }) {
  const { t } = useTranslation('benutzer')
  const { dateiname, kodierung, trennzeichen, uebergangen } = einfuhr
  return (
    <div className={classes.quiet}>
      <p>
        {t('einfuhr.vorschau.erkannt', {
          dateiname,
          kodierung: (kodierung ?? '').replace('utf', 'UTF').replace('windows', 'Windows'),
          trennzeichen: t(`einfuhr.vorschau.${SEPARATOR[trennzeichen ?? ';']}`),
        })}
      </p>
      {uebergangen.length > 0 && (
        <p>{t('einfuhr.vorschau.uebergangen', { spalten: uebergangen.join(', ') })}</p>
      )}
    </div>
  )
}

function Lines({ einfuhr }: { readonly einfuhr: EinfuhrView }) {
  const { t } = useTranslation('benutzer')
  const { anzahl, gesamt } = einfuhr
  // What somebody has to do something about is shown first.
  const [wanted, setWanted] = useState<Wanted>(anzahl.abgelehnt > 0 ? 'abgelehnt' : '')
  const query = useInfiniteQuery(linesOptions(einfuhr.id, wanted === '' ? undefined : wanted))
  const keyOf = ({ zeile }: EinfuhrLineView) => String(zeile)
  return (
    <>
      <NativeSelect
        label={t('einfuhr.vorschau.zeigen')}
        value={wanted}
        data={[
          { value: '', label: t('einfuhr.vorschau.alle', { anzahl: formatNumber(gesamt) }) },
          ...URTEILE.map((value) => ({
            value,
            label: t(`einfuhr.vorschau.${value}`, { anzahl: formatNumber(anzahl[value]) }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => setWanted(URTEILE.find((one) => one === value) ?? '')}
      />
      <div className={classes.lines}>
        <List
          listing={pagedListingOf(query, ({ items }) => items, keyOf)}
          keyOf={keyOf}
          row={(zeile) => <Line zeile={zeile} />}
          label={t('einfuhr.vorschau.zeilen')}
          counted={false}
          empty={{ title: t('einfuhr.vorschau.leer'), small: true }}
          height="18rem"
        />
      </div>
    </>
  )
}
