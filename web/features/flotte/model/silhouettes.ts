import type { Kategorie } from '@platzwart/domain/fahrzeug/types'

/** A car from its right side, on a canvas of 160 by 72. */
export interface Silhouette {
  readonly bodywork: string
  readonly fenster: string
  /** The wheels' centres, from the left. */
  readonly raeder: readonly number[]
}

const LIMOUSINE: Silhouette = {
  bodywork: 'M12 53V43q0-5 6-6l18-3 18-13q4-3 9-3h30q6 0 10 4l15 13 20 4q9 2 9 9v5q0 2-3 2H15q-3 0-3-2z',
  fenster: 'M58 24h17v11H43zM80 24h13q4 0 6 2l10 9H80z',
  raeder: [40, 120],
}

export const SILHOUETTES: Readonly<Record<Kategorie, Silhouette>> = {
  kleinwagen: {
    bodywork: 'M28 53V38q0-4 3-8l8-11q3-4 8-4h36q6 0 10 4l14 15 17 4q8 2 8 9v6q0 2-3 2H31q-3 0-3-2z',
    fenster: 'M49 22h20v13H40zM75 22h11q3 0 5 2l10 11H75z',
    raeder: [50, 110],
  },
  kompaktklasse: {
    bodywork: 'M18 53V38q0-4 4-7l12-11q4-4 9-4h44q6 0 11 4l16 14 20 4q8 2 8 9v6q0 2-3 2H21q-3 0-3-2z',
    fenster: 'M47 22h25v12H35zM77 22h12q4 0 6 2l11 10H77z',
    raeder: [44, 118],
  },
  mittelklasse: LIMOUSINE,
  oberklasse: {
    bodywork: 'M6 53V44q0-5 7-6l22-4 20-12q5-3 10-3h32q6 0 11 3l18 12 21 4q9 2 9 9v6q0 2-3 2H9q-3 0-3-2z',
    fenster: 'M60 24h17v10H43zM82 24h14q4 0 7 2l12 8H82z',
    raeder: [36, 124],
  },
  kombi: {
    bodywork: 'M10 53V36q0-3 2-6l6-10q3-4 8-4h66q6 0 11 4l16 14 21 4q9 2 9 9v6q0 2-3 2H13q-3 0-3-2z',
    fenster: 'M28 22h18v12H20zM51 22h21v12H51zM77 22h14q4 0 6 2l11 10H77z',
    raeder: [38, 120],
  },
  van: {
    bodywork: 'M14 54V24q0-11 11-11h62q8 0 13 5l18 17 18 5q8 2 8 9v5q0 2-3 2H17q-3 0-3-2z',
    fenster: 'M22 20h20v14H22zM47 20h22v14H47zM74 20h12q5 0 8 3l11 11H74z',
    raeder: [40, 118],
  },
  kleinbus: {
    bodywork: 'M8 55V16q0-7 7-7h100q8 0 12 5l10 18 7 4q6 3 6 9v10q0 2-3 2H11q-3 0-3-2z',
    fenster: 'M16 17h22v15H16zM43 17h22v15H43zM70 17h22v15H70zM97 17h17q4 0 6 3l7 12H97z',
    raeder: [36, 122],
  },
  transporter: {
    bodywork: 'M8 55V13q0-5 5-5h88q8 0 12 6l12 19 18 5q7 2 7 9v8q0 2-3 2H11q-3 0-3-2z',
    fenster: 'M98 17h6q4 0 6 3l8 13H98z',
    raeder: [36, 122],
  },
  pritsche: {
    bodywork: 'M6 55V38h84V14q0-5 5-5h14q7 0 11 6l11 18 13 5q6 2 6 9v8q0 2-3 2H9q-3 0-3-2z',
    fenster: 'M98 17h10q4 0 6 3l8 13H98z',
    raeder: [34, 122],
  },
  lkw: {
    bodywork: 'M4 56V6h94v10h24q7 0 10 6l8 16q10 3 10 10v8q0 2-3 2H7q-3 0-3-2z',
    fenster: 'M106 23h14q4 0 6 3l6 12h-26z',
    raeder: [28, 50, 126],
  },
}
