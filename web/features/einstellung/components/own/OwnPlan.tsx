import { NativeSelect } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import { optionIn } from '@platzwart/domain/einstellung/regeln'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { useQuery } from '@tanstack/react-query'
import { describeFailure } from '../../../../platform/describeFailure.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import { favoritGrundrisseOptions } from '../../api/favoriten.ts'
import { useOwn } from '../../model/useOwn.ts'
import classes from '../Einstellung.module.css'
import { Herkunft } from '../Herkunft.tsx'

/** The plan that opens first; takes effect at once. */
export function OwnPlan({ bereich, view }: { readonly bereich: Bereich; readonly view: EinstellungView }) {
  const { t } = useTranslation('eigenes')
  const { t: layers } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  const eigene = useOwn(optionIn(bereich, 'leseraum.favoritGrundriss'))
  const plaene = useQuery(favoritGrundrisseOptions)
  const nameOf = (id: unknown) =>
    plaene.data?.find((plan) => plan.id === id)?.bezeichnung ?? t(id === '' ? 'plan.keiner' : 'plan.weg')
  const open = plaene.data?.filter((plan) => plan.aktiv && plan.bereich === bereich) ?? []
  const gone = view.wert !== '' && !open.some(({ id }) => id === view.wert)
  return (
    <Panel aria-labelledby={`plan-${bereich}`} className={classes.section ?? ''}>
      <div>
        <h2 id={`plan-${bereich}`}>{t(`plan.titel.${bereich}`)}</h2>
        <p className={classes.quiet}>{t('plan.text')}</p>
      </div>
      <div className={classes.field}>
        <NativeSelect
          label={t('plan.feld')}
          size="md"
          disabled={plaene.data === undefined}
          value={String(view.wert)}
          error={eigene.fehler === null ? undefined : describeFailure(eigene.fehler, shell).text}
          data={[
            { value: '', label: t('plan.keiner') },
            ...open.map(({ id, bezeichnung, standort }) => ({
              value: id,
              label: `${bezeichnung} · ${standort.name}`,
            })),
            ...(gone ? [{ value: String(view.wert), label: t('plan.weg') }] : []),
          ]}
          onChange={(event) => eigene.setzen(event.currentTarget.value)}
        />
        <Herkunft
          feld={t('plan.feld')}
          herkunft={view.herkunft}
          told={eigene.gespeichert ? layers('gespeichert') : undefined}
          ziel={
            view.herkunft === 'benutzer'
              ? layers(view.darunter?.herkunft === 'mandant' ? 'zurueck.haus' : 'zurueck.vorgabe', {
                  wert: nameOf(view.darunter?.wert ?? view.standard),
                })
              : undefined
          }
          onBack={eigene.zurueck}
        />
      </div>
    </Panel>
  )
}
