import { kennzeichenOf } from '@platzwart/domain/fahrzeug/kennzeichen'
import { FAHRTENBUCH_ARTEN, GETRIEBE, KATEGORIEN, KRAFTSTOFFE } from '@platzwart/domain/fahrzeug/types'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { boxes, choice, type Option } from '../../../ui/form/choice.tsx'
import { day } from '../../../ui/form/days.tsx'
import type { FieldSpec } from '../../../ui/form/spec.ts'
import { text } from '../../../ui/form/text.tsx'
import { whole } from '../../../ui/form/whole.tsx'
import { AUSSTATTUNG } from '../../flotte/model/choice.ts'
import { standorteOptions } from '../../standort/api/standorte.ts'
import { isRequired, type Stammdaten, type StammdatenField } from './stammdaten.ts'

type StammdatenFields = { readonly [F in StammdatenField]: FieldSpec<Stammdaten[F]> }

/** All fields of a vehicle (F1). */
export function useStammdatenFields(): (daten: Stammdaten) => StammdatenFields {
  const { t } = useTranslation('fuhrpark')
  const standorte = useQuery(standorteOptions).data ?? []
  const words = (feld: StammdatenField) => ({
    label: t(`feld.${feld}`),
    missing: isRequired(feld) ? t('form.pflicht') : undefined,
  })
  const written = (feld: StammdatenField, max: number) => text({ ...words(feld), max })
  const number = (feld: StammdatenField, max: number) => whole({ ...words(feld), min: 0, max })
  const leer = { value: '', label: t('feld.waehlen') }
  const one = (feld: StammdatenField, options: readonly Option<string>[]) =>
    choice({ ...words(feld), options })
  return ({ standortId, gueltigVon }) => {
    const plaetze = standorte.find(({ id }) => id === standortId)?.abstellplaetze ?? []
    return {
      kennzeichen: text({
        ...words('kennzeichen'),
        max: 20,
        autoComplete: 'off',
        autoCapitalize: 'characters',
        tidy: kennzeichenOf,
      }),
      marke: written('marke', 60),
      modell: written('modell', 60),
      kategorie: one('kategorie', [
        leer,
        ...KATEGORIEN.map((value) => ({ value, label: t(`fahrzeug:kategorie.${value}`) })),
      ]),
      farbe: written('farbe', 40),
      kilometerstand: number('kilometerstand', 9_999_999),
      kraftstoff: one('kraftstoff', [
        leer,
        ...KRAFTSTOFFE.map((value) => ({ value, label: t(`fahrzeug:kraftstoff.${value}`) })),
      ]),
      leistungKw: number('leistungKw', 9999),
      getriebe: one('getriebe', [
        leer,
        ...GETRIEBE.map((value) => ({ value, label: t(`fahrzeug:getriebe.${value}`) })),
      ]),
      fuehrerscheinklasse: one(
        'fuehrerscheinklasse',
        FUEHRERSCHEINKLASSEN.map((value) => ({ value, label: value })),
      ),
      sitze: number('sitze', 999),
      tueren: number('tueren', 99),
      kofferLiter: number('kofferLiter', 99_999),
      ausstattung: boxes({
        label: t('feld.ausstattung'),
        options: AUSSTATTUNG.map((value) => ({ value, label: t(`fahrzeug:ausstattung.${value}`) })),
      }),
      standortId: one('standortId', [leer, ...standorte.map(({ id, name }) => ({ value: id, label: name }))]),
      abstellplatzId: choice({
        ...words('abstellplatzId'),
        disabled: plaetze.length === 0,
        options: [
          { value: '', label: t('feld.keinPlatz') },
          ...plaetze.map(({ id, name }) => ({ value: id, label: name })),
        ],
      }),
      gueltigVon: day({ ...words('gueltigVon'), hint: t('feld.gueltigVonHilfe') }),
      gueltigBis: day({ ...words('gueltigBis'), hint: t('feld.gueltigHilfe'), min: gueltigVon }),
      fahrtenbuch: one(
        'fahrtenbuch',
        FAHRTENBUCH_ARTEN.map((value) => ({ value, label: t(`buch.${value}`) })),
      ),
      schluesselHinweis: text({
        ...words('schluesselHinweis'),
        hint: t('feld.schluesselHinweisHilfe'),
        max: 300,
        lines: 2,
      }),
      schluesselCode: text({
        ...words('schluesselCode'),
        hint: t('feld.schluesselCodeHilfe'),
        max: 40,
        autoComplete: 'off',
      }),
      hinweis: text({ ...words('hinweis'), hint: t('feld.hinweisHilfe'), max: 1000, lines: 2 }),
    }
  }
}
