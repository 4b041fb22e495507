import { describe, expect, it } from 'vitest'
import { EINSTELLUNG_NAMES, EINSTELLUNGEN, isEinstellungName, optionOf } from './catalogue.ts'
import { parseWert, readStored } from './parseWert.ts'

describe('the catalogue of options', () => {
  it.each(EINSTELLUNG_NAMES)('gives %s a valid default', (name) => {
    const { standard } = optionOf(name)
    const parsed = parseWert(name, standard)
    expect(parsed).toMatchObject({ ok: true, value: { value: standard } })
    if (parsed.ok) expect(readStored(name, parsed.value.stored)).toEqual(standard)
  })

  it('has the defaults of the specification', () => {
    expect(EINSTELLUNGEN['leseraum.zeitschritt'].standard).toBe(15)
    expect(EINSTELLUNGEN['leseraum.fruehestens'].standard).toBe('00:00')
    expect(EINSTELLUNGEN['leseraum.spaetestens'].standard).toBe('23:59')
    expect(EINSTELLUNGEN['leseraum.mindestbuchungszeit'].standard).toBe(0)
    expect(EINSTELLUNGEN['system.startseite'].standard).toBe('fahrzeuge')
  })

  it.each(['leseraum.zeit', '', '__proto__', 'constructor', 'toString'])('does not know %j', (name) =>
    expect(isEinstellungName(name)).toBe(false),
  )
})
