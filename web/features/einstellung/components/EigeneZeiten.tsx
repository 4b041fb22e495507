import { Button } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/katalog'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { EIGENE_DAUERN } from '../model/felder.ts'
import { useEigene } from '../model/useEigene.ts'
import type { FeldGrund } from '../model/useHausForm.ts'
import { useWorte } from '../model/useWorte.ts'
import { DauerFeld } from './DauerFeld.tsx'
import classes from './Einstellung.module.css'
import { Herkunft } from './Herkunft.tsx'

/** How long before a trip's start and end one is reminded. */
export function EigeneZeiten({ views }: { readonly views: readonly EinstellungView[] }) {
  const { t } = useTranslation('einstellung')
  return (
    <Panel aria-labelledby="zeiten" className={classes.abschnitt ?? ''}>
      <div>
        <h2 id="zeiten">{t('zeiten.titel')}</h2>
        <p className={classes.leise}>{t('zeiten.text')}</p>
      </div>
      {EIGENE_DAUERN.map((name) => {
        const view = views.find((one) => one.name === name)
        return view && <EigeneDauer key={name} name={name} view={view} />
      })}
    </Panel>
  )
}

interface EigeneDauerProps {
  readonly name: EinstellungName
  readonly view: EinstellungView
}

function EigeneDauer({ name, view }: EigeneDauerProps) {
  const { t } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  const worte = useWorte()
  const eigene = useEigene(name)
  const [getippt, setGetippt] = useState<number | '' | null>(null)
  const held = typeof view.wert === 'number' ? view.wert : 0
  const wert = getippt ?? held
  const parsed = parseWert(name, wert)
  const offen = wert !== held
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!parsed.ok || wert === '') {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    eigene.setzen(wert)
    setGetippt(null)
  }
  const rule: FeldGrund | null = wert === '' ? 'leer' : parsed.ok ? null : (parsed.issues[0] ?? null)
  const refused = eigene.fehler === null ? null : { detail: describeFailure(eigene.fehler, shell).text }
  return (
    <form className={classes.feld} onSubmit={submit} noValidate>
      <div className={classes.mitKnopf}>
        <DauerFeld
          name={name}
          wert={wert}
          grund={rule ?? refused}
          onChange={(next) => {
            eigene.vergessen()
            setGetippt(next)
          }}
        />
        <Button
          type="submit"
          variant="default"
          disabled={!offen}
          loading={eigene.laeuft}
          aria-label={t('speichernName', { abschnitt: worte.name(name) })}
        >
          {t('speichern')}
        </Button>
      </div>
      <Herkunft
        feld={worte.name(name)}
        herkunft={view.herkunft}
        statt={offen ? t('geaendert') : undefined}
        meldung={eigene.gespeichert ? t('gespeichert') : undefined}
        ziel={view.herkunft === 'benutzer' ? worte.zurueckText({ name, art: 'dauer' }, view) : undefined}
        onZurueck={() => {
          setGetippt(null)
          eigene.zurueck()
        }}
      />
    </form>
  )
}
