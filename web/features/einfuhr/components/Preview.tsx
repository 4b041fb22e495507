import { Button, Checkbox, NativeSelect } from '@mantine/core'
import type { EinfuhrApply, EinfuhrLineView, EinfuhrView } from '@platzwart/contract/einfuhr'
import * as wire from '@platzwart/contract/operations/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { URTEILE } from '@platzwart/domain/einfuhr/columns'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../../platform/format.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { Note } from '../../../ui/Note.tsx'
import { type Brought, einfuhrKey, einfuhrOptions, linesOptions } from '../api/einfuhr.ts'
import classes from './Einfuhr.module.css'
import { Line } from './Line.tsx'
import { ENCODING_WORDS, type Encoding, Readings } from './Readings.tsx'

type Wanted = EinfuhrLineView['urteil'] | ''

interface PreviewProps {
  readonly art: EinfuhrName
  readonly einfuhr: EinfuhrView
  /** The queries to invalidate afterwards. */
  readonly refreshes: readonly (readonly string[])[]
  /** The button for another file. */
  readonly again: ReactNode
}

/** The outcome of each line; nothing is written before the confirmation, and then everything is. */
export function Preview({ art, einfuhr, refreshes, again }: PreviewProps) {
  const { t } = useTranslation('einfuhr')
  const [told, setTold] = useState(false)
  const { neu, geaendert, abgelehnt } = einfuhr.anzahl
  const count = neu + geaendert
  const wishes = art === 'buchungen' ? { benachrichtigen: told } : { einladen: told }
  const brought = { art, id: einfuhr.id }
  const { apply, renew } = useActs(brought, refreshes)
  const stale = apply.failure instanceof ApiProblem && apply.failure.code === 'einfuhr.veraltet'
  return (
    <div className={classes.root}>
      <Recognised einfuhr={einfuhr} />
      <Readings
        einfuhr={einfuhr}
        busy={renew.busy}
        onChoose={(encoding) => renew.start({ kodierung: encoding })}
      />
      {renew.failure !== null && <FailureNote failure={renew.failure} />}
      <Lines brought={brought} einfuhr={einfuhr} />
      {abgelehnt > 0 && count > 0 && (
        <Note kind="hint">
          <p>{t('vorschau.bleiben', { count: abgelehnt, anzahl: formatNumber(abgelehnt) })}</p>
        </Note>
      )}
      {art === 'personen' && neu > 0 && (
        <Invitations mails={einfuhr.mails} einladen={told} onChange={setTold} />
      )}
      {art === 'buchungen' && neu > 0 && einfuhr.mails && (
        <Checkbox
          label={t('vorschau.benachrichtigen')}
          checked={told}
          onChange={(event) => setTold(event.currentTarget.checked)}
        />
      )}
      {apply.failure !== null && <FailureNote failure={apply.failure} />}
      {count === 0 && (
        <Note kind="hint">
          <p>{t('vorschau.nichts')}</p>
        </Note>
      )}
      <Actions>
        {stale ? (
          <Button size="md" loading={renew.busy} onClick={() => renew.start({})}>
            {t('vorschau.erneuern')}
          </Button>
        ) : (
          count > 0 &&
          !einfuhr.kodierungUnklar && (
            <Button size="md" loading={apply.busy} onClick={() => apply.start(wishes)}>
              {t('vorschau.uebernehmen', { count, anzahl: formatNumber(count) })}
            </Button>
          )
        )}
        {again}
      </Actions>
    </div>
  )
}

interface InvitationsProps {
  readonly mails: boolean
  readonly einladen: boolean
  readonly onChange: (einladen: boolean) => void
}

/** Whether new people get an invitation. */
function Invitations({ mails, einladen, onChange }: InvitationsProps) {
  const { t } = useTranslation('einfuhr')
  return mails ? (
    <Checkbox
      label={t('vorschau.einladen')}
      checked={einladen}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  ) : (
    <p className={classes.quiet}>{t('vorschau.ohneMail')}</p>
  )
}

/** Confirming, and judging again. */
function useActs({ art, id }: Brought, refreshes: PreviewProps['refreshes']) {
  const queryClient = useQueryClient()
  const keep = (answer: EinfuhrView) => queryClient.setQueryData(einfuhrOptions({ art, id }).queryKey, answer)
  const apply = useAct(wire.applyEinfuhr, {
    input: (body: EinfuhrApply) => ({ art, id, body }),
    failsBeside: true,
    refreshes,
    onDone: keep,
  })
  const renew = useAct(wire.renewEinfuhr, {
    input: (query: { kodierung?: Encoding }) => ({ art, id, query }),
    failsBeside: true,
    refreshes: [einfuhrKey({ art, id })],
    onDone: keep,
  })
  return { apply, renew }
}

const SEPARATOR = { ';': 'semikolon', ',': 'komma', '\t': 'tabulator', '|': 'strich' } as const

/** How the file was read, which explains wrong letters and columns. */
function Recognised({ einfuhr }: { readonly einfuhr: EinfuhrView }) {
  const { t } = useTranslation('einfuhr')
  const { dateiname, kodierung, trennzeichen, uebergangen } = einfuhr
  return (
    <div className={classes.quiet}>
      <p>
        {t('vorschau.erkannt', {
          dateiname,
          kodierung: kodierung === null ? '' : t(`kodierung.${ENCODING_WORDS[kodierung]}`),
          trennzeichen: t(`vorschau.${SEPARATOR[trennzeichen ?? ';']}`),
        })}
      </p>
      {uebergangen.length > 0 && <p>{t('vorschau.uebergangen', { spalten: uebergangen.join(', ') })}</p>}
    </div>
  )
}

function Lines({ brought, einfuhr }: { readonly brought: Brought; readonly einfuhr: EinfuhrView }) {
  const { t } = useTranslation('einfuhr')
  const { anzahl, gesamt } = einfuhr
  // Lines that need action come first.
  const [wanted, setWanted] = useState<Wanted>(anzahl.abgelehnt > 0 ? 'abgelehnt' : '')
  const query = useInfiniteQuery(linesOptions(brought, wanted === '' ? undefined : wanted))
  const keyOf = ({ zeile }: EinfuhrLineView) => String(zeile)
  return (
    <>
      <NativeSelect
        label={t('vorschau.zeigen')}
        value={wanted}
        data={[
          { value: '', label: t('vorschau.alle', { anzahl: formatNumber(gesamt) }) },
          ...URTEILE.map((value) => ({
            value,
            label: t(`vorschau.${value}`, { anzahl: formatNumber(anzahl[value]) }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => setWanted(URTEILE.find((one) => one === value) ?? '')}
      />
      <div className={classes.lines}>
        <List
          listing={pagedListingOf(query, ({ items }) => items, keyOf)}
          keyOf={keyOf}
          row={(zeile) => <Line zeile={zeile} />}
          label={t('vorschau.zeilen')}
          counted={false}
          empty={{ title: t('vorschau.leer'), small: true }}
          height="18rem"
        />
      </div>
    </>
  )
}
