import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { serve } from '../../../platform/http/serve.ts'
import { deleteMailtext } from './deleteMailtext.ts'
import { listMailtexte } from './listMailtexte.ts'
import { renderMailtext } from './renderMailtext.ts'
import { saveMailtext } from './saveMailtext.ts'

/** Whoever keeps the house's settings. */
const words = { who: 'sitzung', anyOf: ['customizing_mandant_pflege'] } as const

export const mailtextServes = [
  serve(wire.listMailtexte, words, listMailtexte),
  serve(wire.saveMailtext, words, saveMailtext),
  serve(wire.deleteMailtext, words, deleteMailtext),
  serve(wire.renderMailtext, words, renderMailtext),
]
