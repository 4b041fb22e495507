import { grundrissSavedSchema } from '../grundriss.ts'
import { grundrissdateiSchema, grundrissImportSchema } from '../grundrissdatei.ts'
import { get, json, post } from '../operation.ts'

export const exportGrundriss = get('exportGrundriss', '/api/grundrisse/{id}/datei', {
  tag: 'grundriss',
  summary:
    'A floor plan with its drawing, seats, equipment and opening times as a file that another house can bring in. Nobody is named.',
  answers: { 200: json(grundrissdateiSchema, 'The file.') },
})

export const importGrundriss = post('importGrundriss', '/api/grundrissdateien', {
  tag: 'grundriss',
  summary:
    'Makes a new floor plan of a file, whole or not at all. Equipment is found by its name, and made where the house has none of it.',
  body: grundrissImportSchema,
  answers: { 201: json(grundrissSavedSchema, 'The new plan, with its location.') },
})
