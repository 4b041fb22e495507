import { useMemo, useState } from 'react'
import { FloorPlan } from '../../../floorplan/FloorPlan.tsx'
import { Legend } from '../../../floorplan/Legend.tsx'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Part } from '../../../ui/Part.tsx'
import { ClosedDay } from '../components/plan/ClosedDay.tsx'
import { PlatzSlip } from '../components/plan/PlatzSlip.tsx'
import classes from '../components/View.module.css'
import { type Shown, View } from '../components/View.tsx'
import { closedWord } from '../model/closedWord.ts'
import { instantAt } from '../model/planDay.ts'
import { countStates } from '../model/situations.ts'
import { useSeatWords } from '../model/useSeatWords.ts'
import { useLooks, useSeatFeed } from '../model/useView.ts'
import { type NamesOnPlan, PlanNames } from '../slots.ts'

export function KartePage() {
  const { t } = useTranslation('leseraum')
  return (
    <View title={t('karte.titel')} wide>
      {(gezeigt) => <Karte {...gezeigt} />}
    </View>
  )
}

function Karte({ raum, situations, passing }: Shown) {
  const { t, language } = useTranslation('leseraum')
  const { plan, search, setSearch } = raum
  const looks = useLooks(raum, situations, passing)
  const [names, setNames] = useState<NamesOnPlan | null>(null)
  const named = useMemo(() => names?.looksWith(looks) ?? looks, [names, looks])
  const words = useSeatWords(raum)
  return (
    <div className={classes.karte}>
      <FloorPlan
        plan={plan}
        part={plan.ausschnitt}
        seats={plan.leseraeume}
        looks={named}
        feed={useSeatFeed(raum, situations, looks)}
        sprache={language}
        texts={{
          name: useMapName(raum),
          anleitung: t('karte.anleitung'),
          naeher: t('karte.naeher'),
          weiter: t('karte.weiter'),
          ganz: t('karte.ganz'),
          noSeat: (nummer) => t('karte.keinPlatz', { nummer }),
        }}
        chosen={search.platz ?? null}
        ort={search.ort}
        onOrt={(ort) => setSearch({ ort }, true)}
        ziel={search.ziel}
        onZiel={() => setSearch({ ziel: undefined }, true)}
        onOpen={(platz) => setSearch({ platz, buchung: undefined })}
        renderCard={(id) => {
          const seat = plan.leseraeume.find((one) => one.id === id)
          return seat && <PlatzSlip {...{ raum, seat, situations }} namen={names?.namesAt(id) ?? ''} />
        }}
        foot={
          <div className={classes.legend}>
            <Legend
              title={t('karte.legende')}
              counts={countStates(situations, passing && new Set(passing.map(({ id }) => id)))}
              labels={words.zustand}
            />
          </div>
        }
      >
        <ClosedDay raum={raum} />
      </FloorPlan>
      {raum.bereich === 'arbeitswelt' && (
        <Part>
          <PlanNames raum={raum} onNames={setNames} />
        </Part>
      )}
    </div>
  )
}

function useMapName({ plan, tag, lage, auswahl, day, zone }: Shown['raum']): string {
  const { t } = useTranslation('leseraum')
  const base = { plan: plan.bezeichnung, tag: formatWochentagTag(tag) }
  if (auswahl === null) return t('karte.nameZu', { ...base, zustand: closedWord(t, lage, zone) })
  const zeit = (minute: number) => formatUhrzeit(instantAt(day, minute), zone)
  return t('karte.name', { ...base, von: zeit(auswahl.von), bis: zeit(auswahl.bis) })
}
