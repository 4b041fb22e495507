import { Button } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { OWN_DAUERN } from '../model/fields.ts'
import type { FieldGrund } from '../model/useHausForm.ts'
import { useOwn } from '../model/useOwn.ts'
import { useWords } from '../model/useWords.ts'
import { DauerField } from './DauerField.tsx'
import classes from './Einstellung.module.css'
import { Herkunft } from './Herkunft.tsx'

/** How long before a trip's start and end one is reminded. */
export function OwnZeiten({ views }: { readonly views: readonly EinstellungView[] }) {
  const { t } = useTranslation('einstellung')
  return (
    <Panel aria-labelledby="zeiten" className={classes.section ?? ''}>
      <div>
        <h2 id="zeiten">{t('zeiten.titel')}</h2>
        <p className={classes.quiet}>{t('zeiten.text')}</p>
      </div>
      {OWN_DAUERN.map((name) => {
        const view = views.find((one) => one.name === name)
        return view && <OwnDauer key={name} name={name} view={view} />
      })}
    </Panel>
  )
}

interface OwnDauerProps {
  readonly name: EinstellungName
  readonly view: EinstellungView
}

function OwnDauer({ name, view }: OwnDauerProps) {
  const { t } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  const words = useWords()
  const eigene = useOwn(name)
  const [typed, setTyped] = useState<number | '' | null>(null)
  const held = typeof view.wert === 'number' ? view.wert : 0
  const wert = typed ?? held
  const parsed = parseWert(name, wert)
  const offen = wert !== held
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!parsed.ok || wert === '') {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    eigene.setzen(wert)
    setTyped(null)
  }
  const rule: FieldGrund | null = wert === '' ? 'leer' : parsed.ok ? null : (parsed.issues[0] ?? null)
  const refused = eigene.fehler === null ? null : { detail: describeFailure(eigene.fehler, shell).text }
  return (
    <form className={classes.field} onSubmit={submit} noValidate>
      <div className={classes.withButton}>
        <DauerField
          name={name}
          wert={wert}
          grund={rule ?? refused}
          onChange={(next) => {
            eigene.vergessen()
            setTyped(next)
          }}
        />
        <Button
          type="submit"
          variant="default"
          disabled={!offen}
          loading={eigene.laeuft}
          aria-label={t('speichernName', { abschnitt: words.name(name) })}
        >
          {t('speichern')}
        </Button>
      </div>
      <Herkunft
        feld={words.name(name)}
        herkunft={view.herkunft}
        statt={offen ? t('geaendert') : undefined}
        told={eigene.gespeichert ? t('gespeichert') : undefined}
        ziel={view.herkunft === 'benutzer' ? words.zurueckText({ name, art: 'dauer' }, view) : undefined}
        onBack={() => {
          setTyped(null)
          eigene.zurueck()
        }}
      />
    </form>
  )
}
