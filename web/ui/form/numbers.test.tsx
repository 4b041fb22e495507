// @vitest-environment happy-dom
import type { Language } from '@platzwart/phrases/phrases'
import { describe, expect, test } from 'vitest'
import { click, eventually, find, key, leave, said, write } from '../../testing/find.ts'
import { visit } from '../../testing/house.tsx'
import { Field } from './Field.tsx'
import { FormBox, Submit } from './FormBox.tsx'
import { useForm } from './useForm.ts'
import { amount, count, whole } from './whole.tsx'

const SENT: unknown[] = []

function Numbers() {
  const form = useForm({
    start: { km: 154_790 as number | null, euro: null as number | null, sitze: 5 },
    fields: {
      km: whole({ label: 'Kilometer', min: 0, max: 9_999_999 }),
      euro: amount({ label: 'Euro', min: 0, max: 99_999 }),
      sitze: count({ label: 'Sitze', min: 1, max: 9 }),
    },
    send: async (values) => SENT.push(values),
    onDone: () => {},
  })
  return (
    <FormBox form={form}>
      <Field form={form} name="km" />
      <Field form={form} name="euro" />
      <Field form={form} name="sitze" />
      <Submit>Speichern</Submit>
    </FormBox>
  )
}

async function show(language: Language) {
  SENT.length = 0
  await visit(<Numbers />, { language })
}

const field = (name: string) => find<HTMLInputElement>('textbox', name)

/** Replaces the text, as by typing or pasting, and leaves the field. */
async function type(name: string, text: string) {
  field(name).focus()
  await write('textbox', name, text)
  await leave()
}

async function sends() {
  await click('button', 'Speichern')
  return SENT.at(-1) as Record<string, unknown> | undefined
}

describe('a number field', () => {
  test.each<[Language, string, string, number, string]>([
    ['de', 'Kilometer', '20.000', 20_000, '20.000'],
    ['de', 'Kilometer', '20 000', 20_000, '20.000'],
    ['de', 'Kilometer', '20’000', 20_000, '20.000'],
    ['en', 'Kilometer', '20,000', 20_000, '20,000'],
    ['de', 'Euro', '1.234,50', 1234.5, '1.234,50'],
    ['de', 'Euro', '45.90', 45.9, '45,90'],
    ['en', 'Euro', '1.234,50', 1234.5, '1,234.50'],
    ['en', 'Euro', '1,234.50', 1234.5, '1,234.50'],
  ])('reads %s %s %s as %d and writes it as the page does', async (language, name, text, value, shown) => {
    await show(language)
    await type(name, text)
    expect(field(name).value).toBe(shown)
    expect(await sends()).toMatchObject({ [name === 'Euro' ? 'euro' : 'km']: value })
  })

  test.each<[Language, string, string, string]>([
    ['en', 'Kilometer', '20.000', '“20.000” may mean 20 or 20,000.'],
    ['de', 'Kilometer', '20,000', '„20,000“ kann 20 oder 20.000 heißen.'],
    ['de', 'Kilometer', '154.7', 'eine ganze Zahl'],
    ['de', 'Kilometer', '1,5', 'eine ganze Zahl'],
    ['de', 'Euro', '1,234', '„1,234“ kann 1,234 oder 1.234 heißen.'],
    ['de', 'Euro', '12,3456', 'Höchstens 2 Stellen'],
    ['de', 'Sitze', '12', 'zwischen 1 und 9'],
    ['de', 'Sitze', 'fünf', 'keine Zahl'],
  ])('says of %s %s %s what is wrong, and nothing is sent', async (language, name, text, why) => {
    await show(language)
    await type(name, text)
    expect(said()).toContain(why)
    expect(field(name).value).toBe(text)
    expect(await sends()).toBeUndefined()
    // Nor by Enter, straight from the field.
    field(name).focus()
    await key('Enter')
    expect(SENT).toEqual([])
  })

  test('is edited without thousands separators, and steps by the arrow keys', async () => {
    await show('de')
    expect(field('Kilometer').value).toBe('154.790')
    field('Kilometer').focus()
    await eventually(() => expect(field('Kilometer').value).toBe('154790'))
    await key('ArrowUp')
    await key('ArrowUp')
    await key('ArrowDown')
    expect(await sends()).toMatchObject({ km: 154_791 })
  })

  test('opens a phone’s numeric keyboard, with a comma if there are decimal places', async () => {
    await show('de')
    expect(['Kilometer', 'Euro'].map((name) => field(name).inputMode)).toEqual(['numeric', 'decimal'])
  })

  test('means no number while it is empty, and a count keeps its value', async () => {
    await show('de')
    await type('Kilometer', '')
    await type('Sitze', '')
    expect(await sends()).toMatchObject({ km: null, sitze: 5 })
  })
})
