import type { datei as German } from '../../de/verwaltung/datei.ts'
import type { Shape } from '../../shape.ts'

export const datei: Shape<typeof German> = {
  titel: 'Files',
  text: 'What was brought to the house: pictures and documents. What is still shown somewhere cannot be deleted.',
  ort: 'Where',
  orte: { grundrisse: 'Floor plans', fahrzeuge: 'Vehicles', logos: 'Logos', datenschutz: 'Privacy' },
  leer: 'There is no file here',
  leerText: 'What is uploaded stands here by itself.',
  groesse: '{{kb}} KB',
  pixel: '{{breite}} × {{hoehe}}',
  loeschen: 'Delete',
  loeschenName: 'Delete {{name}}',
  frage: 'Delete this file?',
  frageText: '“{{name}}” will be gone and cannot be brought back.',
  zurueck: 'Back',
}
