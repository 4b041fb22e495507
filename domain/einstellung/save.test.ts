import { describe, expect, it } from 'vitest'
import { decideSave } from './save.ts'

const DAYS = 'leseraum.tageImVoraus'

describe('saving a value', () => {
  it('writes what is new', () => {
    expect(decideSave(DAYS, 7, 'gruppe', null)).toMatchObject({
      ok: true,
      value: { stored: '7', changed: true },
    })
    expect(decideSave(DAYS, 7, 'gruppe', '14')).toMatchObject({ ok: true, value: { changed: true } })
  })

  it('skips what is unchanged', () => {
    expect(decideSave(DAYS, 7, 'gruppe', '7')).toMatchObject({ ok: true, value: { changed: false } })
  })

  it('writes the default too: the layer then says so itself', () => {
    expect(decideSave(DAYS, 14, 'benutzer', null)).toMatchObject({ ok: true, value: { changed: true } })
  })

  it('leaves some options to the Mandant', () => {
    const refusal = { ok: false, issues: [{ code: 'einstellung.nurMandant', field: 'schicht' }] }
    expect(decideSave('system.startseite', 'leseraum', 'benutzer', null)).toMatchObject(refusal)
    expect(decideSave('system.startseite', 'leseraum', 'gruppe', null)).toMatchObject(refusal)
    expect(decideSave('system.startseite', 'leseraum', 'mandant', null)).toMatchObject({ ok: true })
  })

  it('needs an option that exists and a value that fits', () => {
    expect(decideSave('leseraum.nichts', 7, 'mandant', null)).toMatchObject({
      issues: [{ code: 'einstellung.optionUnbekannt' }],
    })
    expect(decideSave(DAYS, '7', 'mandant', null)).toMatchObject({
      issues: [{ code: 'einstellung.wertTyp' }],
    })
  })
})
