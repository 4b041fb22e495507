import { ActionIcon } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import { PAGE } from '@platzwart/contract/paths'
import { IconStar, IconX } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { favoritOptions } from '../api/favoriten.ts'
import { useOwn } from '../model/useOwn.ts'
import classes from './Einstellung.module.css'
import { Herkunft } from './Herkunft.tsx'

const NAME = 'fahrzeug.favoriten'

const idsOf = (wert: unknown) => (Array.isArray(wert) ? wert.map(String) : [])

/** The cars that come first in one's search. */
export function Favoriten({ view }: { readonly view: EinstellungView }) {
  const { t } = useTranslation('einstellung')
  const eigene = useOwn(NAME)
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState('')
  const ids = idsOf(view.wert)
  const fahrzeuge = useQueries({ queries: ids.map(favoritOptions) })
  const darunter = idsOf(view.darunter?.wert)
  const wert =
    darunter.length === 0 ? t('keine') : t('favoriten.anzahl', { anzahl: formatNumber(darunter.length) })
  const targets = { mandant: 'zurueck.haus', gruppe: 'zurueck.gruppe' } as const
  const ziel =
    view.darunter && view.darunter.herkunft in targets
      ? targets[view.darunter.herkunft as keyof typeof targets]
      : 'zurueck.vorgabe'
  function remove(id: string, kennzeichen: string) {
    eigene.setzen(ids.filter((one) => one !== id))
    setRemoved(t('favoriten.entfernt', { kennzeichen }))
    heading.current?.focus()
  }
  return (
    <Panel aria-labelledby="favoriten" className={classes.section ?? ''}>
      <div>
        <h2 id="favoriten" ref={heading} tabIndex={-1}>
          {t('favoriten.titel')}
        </h2>
        <p className={classes.quiet}>{t('favoriten.text')}</p>
      </div>
      {ids.length === 0 ? (
        <p>
          {t('favoriten.leer')}{' '}
          <Link to={PAGE.fahrzeuge} activeOptions={{ exact: true }}>
            {t('favoriten.suchen')}
          </Link>
        </p>
      ) : (
        <ul className={classes.liste}>
          {ids.map((id, at) => (
            <Favorit key={id} fahrzeug={fahrzeuge[at]?.data} onRemove={(name) => remove(id, name)} />
          ))}
        </ul>
      )}
      <Herkunft
        feld={t('favoriten.titel')}
        herkunft={view.herkunft}
        told={eigene.gespeichert ? removed : undefined}
        ziel={view.herkunft === 'benutzer' ? t(ziel, { wert }) : undefined}
        onBack={eigene.zurueck}
      />
    </Panel>
  )
}

interface FavoritProps {
  /** undefined while it is read, null when it is gone. */
  readonly fahrzeug:
    | { readonly kennzeichen: string; readonly marke: string; readonly modell: string }
    | null
    | undefined
  readonly onRemove: (kennzeichen: string) => void
}

function Favorit({ fahrzeug, onRemove }: FavoritProps) {
  const { t } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  const kennzeichen = fahrzeug?.kennzeichen ?? t('favoriten.weg')
  return (
    <li className={classes.eintrag}>
      <IconStar size={18} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        {fahrzeug === undefined ? (
          shell('state.loading')
        ) : (
          <>
            <strong>{kennzeichen}</strong>
            {fahrzeug !== null && (
              <span className={classes.quiet}>{[fahrzeug.marke, fahrzeug.modell].join(' ')}</span>
            )}
          </>
        )}
      </span>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('favoriten.entfernen', { kennzeichen })}
        onClick={() => onRemove(kennzeichen)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}
