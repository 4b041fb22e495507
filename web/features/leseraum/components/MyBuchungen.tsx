import { ActionIcon } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { PrintFacts } from '../../../ui/print/PrintFacts.tsx'
import { printPart } from '../../../ui/print/printPart.ts'
import { OWN_ID } from '../model/address.ts'
import { lostOf, upcoming } from '../model/buchungen.ts'
import { useCancelBuchungen } from '../model/useCancelBuchungen.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { useOwnBuchungen } from '../model/useOwnBuchungen.ts'
import { type SerieAct, SeveralBuchungen } from '../slots.ts'
import classes from './Buchung.module.css'
import { BuchungKarte } from './BuchungKarte.tsx'

/** L14: the overview, live. */
export function MyBuchungen({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const query = useOwnBuchungen(raum.heute, raum.zone, { bereich: raum.bereich })
  const jetzt = useSecond()
  const { vorname, nachname } = useSitzung().benutzer
  const [serie, setSerie] = useState<{ readonly of: BuchungView; readonly act: SerieAct } | null>(null)
  const items = query.data && upcoming(query.data, jetzt)
  const lost = query.data === undefined ? [] : lostOf(query.data, jetzt)
  const bulk = useCancelBuchungen(items ?? [], jetzt, raum)
  return (
    <section className={classes.uebersicht} aria-labelledby={OWN_ID}>
      <div className={classes.heading}>
        <h2 id={OWN_ID} tabIndex={-1} className={classes.title}>
          {t('buchungen.titel')}
        </h2>
        {items !== undefined && items.length > 0 && <PrintButton />}
      </div>
      <PrintFacts facts={[`${vorname} ${nachname}`]} />
      {bulk.bar}
      <List
        listing={{ ...listingOf(query), items: items && inTurn(items, lost) }}
        keyOf={({ id }) => id}
        onSelectAll={bulk.onSelectAll}
        row={(buchung) => (
          <li>
            {bulk.box(buchung)}
            <BuchungKarte
              buchung={buchung}
              raum={raum}
              jetzt={jetzt}
              onSerie={(of, act) => setSerie({ of, act })}
            />
          </li>
        )}
        shape="cards"
        empty={{ title: t('buchungen.keine'), text: t('buchungen.keineText'), small: true }}
        height="6.5rem"
      />
      {items !== undefined && (
        <Suspense>
          <SeveralBuchungen
            heute={raum.heute}
            some={items.length > 0}
            serie={serie}
            onSerieDone={() => setSerie(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

const inTurn = (some: readonly BuchungView[], more: readonly BuchungView[]) =>
  [some, more].flat().toSorted((a, b) => (a.von < b.von ? -1 : 1))

function PrintButton() {
  const { t } = useTranslation('leseraum')
  const text = t('druck.buchungen')
  return (
    <Hint text={text} side="left">
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={text}
        onClick={() => printPart('buchungen')}
      >
        <IconPrinter size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  )
}
