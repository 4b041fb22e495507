import { Anchor, Button } from '@mantine/core'
import type { FahrzeugView, ServiceheftView } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/heft'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCent, formatNumber, formatTag } from '../../../platform/format.ts'
import { ofShown } from '../../../platform/session/shown.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { serviceheftOptions } from '../api/fuhrpark.ts'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'
import { ServiceheftDialog } from './ServiceheftDialog.tsx'

/** A vehicle's service booklet (F7), the newest entry first. */
export function ServiceheftListe({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const query = useQuery(serviceheftOptions(view.id))
  // The current entry: others edit the booklet, too. One that they have deleted stays as last read.
  const [chosen, setOffen] = useState<ServiceheftView | 'neu' | null>(null)
  const offen =
    chosen === null || chosen === 'neu' ? chosen : (query.data?.find(({ id }) => id === chosen.id) ?? chosen)
  const neu = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOffen('neu')}>
      {t('heft.neu')}
    </Button>
  )
  return (
    <section className={classes.root} aria-label={t('reiter.serviceheft')}>
      {!view.deaktiviert && <div className={classes.buttons}>{neu}</div>}
      <List
        listing={listingOf(query)}
        keyOf={({ id }) => id}
        row={(eintrag) => (
          <Eintrag eintrag={eintrag} fixed={view.deaktiviert} onAendern={() => setOffen(eintrag)} />
        )}
        empty={{ title: t('heft.leer'), text: t('heft.leerText') }}
        height="16rem"
      />
      <ServiceheftDialog fahrzeugId={view.id} eintrag={offen} onClose={() => setOffen(null)} />
    </section>
  )
}

interface EintragProps {
  readonly eintrag: ServiceheftView
  /** The vehicle is out of the fleet. */
  readonly fixed: boolean
  readonly onAendern: () => void
}

function Eintrag({ eintrag, fixed, onAendern }: EintragProps) {
  const { t } = useTranslation('fuhrpark')
  const unnamed = useUnnamed()
  const tag = (text: string) => formatTag(Temporal.PlainDate.from(text))
  const { von, bis } = eintrag
  const names = { art: t(`art.${eintrag.art}`), tag: tag(von) }
  const angaben = [
    von === bis ? tag(von) : t('heft.spanne', { von: tag(von), bis: tag(bis) }),
    eintrag.kilometerstand === null
      ? null
      : t('liste.kilometer', { km: formatNumber(eintrag.kilometerstand) }),
    eintrag.kostenCent === null ? null : t('heft.euro', { betrag: formatCent(eintrag.kostenCent) }),
    eintrag.benutzer ?? unnamed,
  ]
  return (
    <li className={classes.entry}>
      <div className={classes.row}>
        <div className={classes.words}>
          <strong>{names.art}</strong>
          <span className={classes.angaben}>
            {angaben
              .filter((one) => one !== null)
              .map((one) => (
                <span key={one}>{one}</span>
              ))}
          </span>
          {eintrag.beschreibung !== '' && <p>{eintrag.beschreibung}</p>}
          {eintrag.datei !== null && (
            <Anchor href={ofShown(eintrag.datei.url)} target="_blank" rel="noopener">
              {t('heft.datei')}
            </Anchor>
          )}
        </div>
        {!fixed && (
          <div className={classes.buttons}>
            <Button variant="default" aria-label={t('heft.aendernName', names)} onClick={onAendern}>
              {t('heft.aendernKurz')}
            </Button>
            <Delete eintrag={eintrag} name={t('heft.loeschenName', names)} />
          </div>
        )}
      </div>
    </li>
  )
}

function Delete({ eintrag, name }: { readonly eintrag: ServiceheftView; readonly name: string }) {
  const { t } = useTranslation('fuhrpark')
  const [gefragt, setAsked] = useState(false)
  const remove = useAct(wire.deleteServiceheft, {
    input: (_: null) => ({ id: eintrag.id, version: eintrag.version }),
    says: () => t('heft.geloescht'),
    failsBeside: true,
    refreshes: [['fuhrpark']],
  })
  if (!gefragt) {
    return (
      <Button variant="subtle" color="gray" aria-label={name} onClick={() => setAsked(true)}>
        {t('heft.loeschen')}
      </Button>
    )
  }
  return (
    <>
      <FuhrparkFehler failure={remove.failure} />
      <Announced as="span" appears>
        {t('heft.frage')}
      </Announced>
      <Button
        className={classes.heavy ?? ''}
        aria-label={name}
        loading={remove.busy}
        onClick={() => remove.start(null)}
      >
        {t('heft.loeschen')}
      </Button>
      <Button variant="default" onClick={() => setAsked(false)}>
        {t('form.abbrechen')}
      </Button>
    </>
  )
}
