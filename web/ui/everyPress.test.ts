import { expect, test } from 'vitest'

const FILES = Object.entries(
  import.meta.glob<string>(['/web/**/*.tsx', '!**/*.test.tsx', '!/web/testing/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** Each element in a file, with its attributes as written. */
function elementsIn(source: string): readonly { readonly name: string; readonly attributes: string }[] {
  const written = source.replaceAll(/^\s*\/\/.*$/gm, '')
  return [
    ...written.matchAll(/<([A-Za-z][\w.]*)((?:[^<>{}]|=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g),
  ].map(([, name = '', attributes = '']) => ({ name, attributes }))
}

const ELEMENTS = FILES.flatMap(([file, source]) =>
  elementsIn(source).map((element) => ({ file, ...element })),
)

const spelled = ({ file, name, attributes }: (typeof ELEMENTS)[number]) =>
  `${file}: <${name}${attributes.replaceAll(/\s+/g, ' ')}>`

/** Buttons of the kit: the theme renders them as `FocusKeepingButton`. */
const OF_THE_KIT = ['Button', 'ActionIcon']

/** The attributes of a button that submits something. */
const IS_SENDING = /\bloading=\{/
const OFF_WHILE_SENDING = /\bdisabled=\{[^}]*\b(?:busy|isPending|sending)\b/

test('scans all components', () => {
  expect(FILES.length).toBeGreaterThan(400)
  expect(ELEMENTS.filter(({ attributes }) => IS_SENDING.test(attributes)).length).toBeGreaterThan(80)
})

test('Every button that becomes busy is one of the kit, which keeps the focus', () => {
  const others = ELEMENTS.filter(({ name, attributes }) => {
    if (name === 'img' || !IS_SENDING.test(attributes)) return false
    if (attributes.includes('component={FocusKeepingButton}')) return false
    return !OF_THE_KIT.includes(name) || /\bcomponent=/.test(attributes)
  })
  expect(others.map(spelled)).toEqual([])
})

test('No element loses the focus by disabling itself while sending', () => {
  const own = ELEMENTS.filter(
    ({ name, attributes }) =>
      OFF_WHILE_SENDING.test(attributes) &&
      /^(?:button|UnstyledButton|NativeSelect|input|select)$/.test(name),
  )
  expect(own.map(spelled)).toEqual([])
})

/** Other overlays, each with its reason. */
const FRAMES = new Map([
  ['/web/ui/dialog/DialogFrame.tsx', 'the frame of every dialog'],
  ['/web/app/header/Palette.tsx', 'its field is its name'],
  ['/web/app/header/PhoneDrawer.tsx', 'the menu of a phone'],
])

test('Every dialog uses the one frame, which handles the initial focus and its return', () => {
  const frames = ELEMENTS.filter(({ name }) => /^(?:Modal|Drawer|dialog)$/.test(name)).map(({ file }) => file)
  expect(new Set(frames)).toEqual(new Set(FRAMES.keys()))
})
