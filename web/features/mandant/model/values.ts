import type { MandantDetail, Rechtstexte } from '@platzwart/contract/mandant'

/** The values of the form of a house's details; no colour is an empty field. */
export const detailsOf = ({
  name,
  zone,
  sprache,
  akzent,
}: Pick<MandantDetail, 'name' | 'zone' | 'sprache' | 'akzent'>) => ({
  name,
  zone,
  sprache,
  akzent: akzent ?? '',
})

export const detailsBody = ({ akzent, ...rest }: ReturnType<typeof detailsOf>) => ({
  ...rest,
  akzent: akzent === '' ? null : akzent,
})

export const textsOf = ({
  barrierefreiheit,
  barrierefreiheitEn,
  datenschutz,
  datenschutzEn,
  impressum,
  impressumEn,
}: Rechtstexte): Rechtstexte => ({
  impressum,
  impressumEn,
  datenschutz,
  datenschutzEn,
  barrierefreiheit,
  barrierefreiheitEn,
})

export const sitzungOf = ({
  leerlaufStunden,
  gesamtStunden,
}: Pick<MandantDetail, 'leerlaufStunden' | 'gesamtStunden'>) => ({ leerlaufStunden, gesamtStunden })
