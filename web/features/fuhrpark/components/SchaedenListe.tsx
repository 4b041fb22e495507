import { Button, Checkbox } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FahrzeugView, SchadenView } from '@platzwart/contract/fahrzeug'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTag, formatZeitpunkt } from '../../../platform/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { SchadenSkizze } from '../../fahrzeug/components/SchadenSkizze.tsx'
import type { Ansicht } from '../../fahrzeug/model/skizze.ts'
import { useStellenWorte } from '../../fahrzeug/model/useStellenWorte.ts'
import { useZone } from '../../sitzung/api/start.ts'
import { FUHRPARK_KEYS, mendSchaden, schaedenOptions } from '../api/fuhrpark.ts'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'
import { ListeLaedt } from './ListeLaedt.tsx'
import { SchadenMeldung } from './SchadenMeldung.tsx'

/** A vehicle's damages: where they are, and which are mended. */
export function SchaedenListe({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const [behobene, setBehobene] = useState(false)
  const [neu, setNeu] = useState(false)
  const query = useQuery(schaedenOptions(view.id, behobene))
  return (
    <section className={classes.root} aria-label={t('reiter.schaeden')}>
      <div className={classes.kopf}>
        <Checkbox
          label={t('schaden.behobene')}
          checked={behobene}
          onChange={(event) => setBehobene(event.currentTarget.checked)}
        />
        {!view.deaktiviert && !neu && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setNeu(true)}>
            {t('schaden.neu')}
          </Button>
        )}
      </div>
      {neu && <SchadenMeldung fahrzeugId={view.id} onDone={() => setNeu(false)} />}
      {query.isError && <FailureState failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <ListeLaedt />}
      {query.data?.length === 0 && !neu && <EmptyState title={t('schaden.leer')} />}
      {query.data !== undefined && query.data.length > 0 && <Schaeden schaeden={query.data} />}
    </section>
  )
}

function Schaeden({ schaeden }: { readonly schaeden: readonly SchadenView[] }) {
  const [ansicht, setAnsicht] = useState<Ansicht>(schaeden[0]?.ansicht ?? 'links')
  const offene = schaeden.filter((schaden) => schaden.behoben === null)
  const marken = offene.map(({ id, ansicht: seite, x, y }, i) => ({
    id,
    ansicht: seite,
    x,
    y,
    nummer: i + 1,
    neu: false,
  }))
  return (
    <>
      {marken.length > 0 && <SchadenSkizze marken={marken} ansicht={ansicht} onAnsicht={setAnsicht} />}
      <ul className={classes.liste}>
        {schaeden.map((schaden) => (
          <Schaden key={schaden.id} schaden={schaden} />
        ))}
      </ul>
    </>
  )
}

function Schaden({ schaden }: { readonly schaden: SchadenView }) {
  const { t } = useTranslation('fuhrpark')
  const zone = useZone()
  const worte = useStellenWorte()
  const tag = formatZeitpunkt(Temporal.Instant.from(schaden.gemeldet), zone)
  const name = { schaden: schaden.beschreibung }
  return (
    <li className={classes.zeile}>
      <div className={classes.reihe}>
        {schaden.bild !== null && (
          <a href={schaden.bild} target="_blank" rel="noopener">
            <img src={schaden.bild} alt={t('schaden.bild', name)} loading="lazy" className={classes.foto} />
          </a>
        )}
        <div className={classes.worte}>
          <strong>{schaden.beschreibung}</strong>
          <span className={classes.leise}>{worte.ansicht(schaden.ansicht)}</span>
          <span className={classes.leise}>
            {t('schaden.gemeldet', { tag, name: schaden.gemeldetVon ?? t('schaden.jemand') })}
          </span>
          {schaden.behoben !== null && (
            <span className={classes.leise}>
              {t('schaden.behoben', {
                tag: formatTag(Temporal.Instant.from(schaden.behoben).toZonedDateTimeISO(zone).toPlainDate()),
              })}
            </span>
          )}
        </div>
        {schaden.behoben === null && <Beheben schaden={schaden} name={t('schaden.behebenName', name)} />}
      </div>
    </li>
  )
}

function Beheben({ schaden, name }: { readonly schaden: SchadenView; readonly name: string }) {
  const { t } = useTranslation('fuhrpark')
  const queryClient = useQueryClient()
  const mend = useMutation({
    mutationFn: () => mendSchaden(schaden),
    onSuccess: () => notifications.show({ message: t('schaden.erledigt'), color: 'lampe' }),
    onSettled: () =>
      Promise.all(FUHRPARK_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  })
  return (
    <div className={classes.knoepfe}>
      {mend.isError && <FuhrparkFehler failure={mend.error} />}
      <Button variant="default" aria-label={name} loading={mend.isPending} onClick={() => mend.mutate()}>
        {t('schaden.beheben')}
      </Button>
    </div>
  )
}
