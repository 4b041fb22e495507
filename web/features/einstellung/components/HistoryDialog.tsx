import { Button } from '@mantine/core'
import type { HistoryView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { historyOptions, WERTE_KEY } from '../api/werte.ts'
import { useWhose } from '../model/useWhose.ts'
import classes from './Pflege.module.css'

interface HistoryDialogProps {
  /** The setting; undefined is closed. */
  readonly option: EinstellungName | undefined
  readonly onClose: () => void
}

/** Who changed a setting, for whom and when; the last change of each layer can be undone. */
export function HistoryDialog({ option, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('einstellungPflege')
  const words = useWhose()
  const title = option === undefined ? '' : t('verlauf.titel', { option: words.option(option) })
  return (
    <Dialog opened={option !== undefined} onClose={onClose} title={title} size="lg">
      {option !== undefined && <History key={option} option={option} />}
    </Dialog>
  )
}

type Item = HistoryView['items'][number]

const keyOf = ({ id }: Item) => id

function History({ option }: { readonly option: EinstellungName }) {
  const { t } = useTranslation('einstellungPflege')
  const undo = useAct(wire.undoEinstellung, {
    input: (id: string) => ({ id }),
    says: () => t('verlauf.zurueckgenommen'),
    failsBeside: true,
    refreshes: [WERTE_KEY],
  })
  const query = useInfiniteQuery(historyOptions(option))
  return (
    <div className={classes.root}>
      {undo.failure !== null && <FailureNote failure={undo.failure} />}
      <List
        listing={pagedListingOf(query, ({ items }) => items, keyOf)}
        keyOf={keyOf}
        row={(item) => (
          <Row
            option={option}
            item={item}
            busy={undo.busy && undo.wish === item.id}
            onUndo={() => undo.start(item.id)}
          />
        )}
        empty={{ title: t('verlauf.leer'), text: t('verlauf.leerText') }}
        height="14rem"
      />
    </div>
  )
}

interface RowProps {
  readonly option: EinstellungName
  readonly item: Item
  readonly busy: boolean
  readonly onUndo: () => void
}

function Row({ option, item, busy, onUndo }: RowProps) {
  const { t } = useTranslation('einstellungPflege')
  const zone = useZone()
  const words = useWhose()
  const { akteur, gruppe, benutzer, vorher, nachher, zeit, steht } = item
  const weg = t('verlauf.weg')
  const fuer = benutzer
    ? (benutzer.name ?? weg)
    : gruppe
      ? t('verlauf.gruppe', { name: gruppe.name ?? weg })
      : t('verlauf.haus')
  const wer = akteur === null ? t('verlauf.system') : (akteur.name ?? t('verlauf.jemand'))
  const wann = formatMoment(Temporal.Instant.from(zeit), zone)
  const aenderung = t('verlauf.aenderung', {
    alt: words.wert(option, vorher),
    neu: words.wert(option, nachher),
  })
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{aenderung}</strong>
        <span>{fuer}</span>
        <time dateTime={zeit} className={classes.quiet}>
          {t('verlauf.von', { wer, wann })}
        </time>
      </div>
      {steht && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
          loading={busy}
          aria-label={t('verlauf.zurueckName', { aenderung, fuer })}
          onClick={onUndo}
        >
          {t('verlauf.zurueck')}
        </Button>
      )}
    </li>
  )
}
