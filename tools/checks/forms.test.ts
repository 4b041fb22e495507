import { expect, it } from 'vitest'
import { forms } from './forms.ts'
import { treeOfTexts } from './tree.ts'

const kit = { 'web/ui/form/FormBox.tsx': '<form onSubmit={form.submit} />' }
const problems = (texts: Record<string, string>) => forms.run(treeOfTexts(texts)).problems

it('lets the kit be, and what is called by its words', () => {
  expect(
    problems({ ...kit, 'web/features/fahrt/A.tsx': '<FormBox form={form}><formula /></FormBox>' }),
  ).toEqual([])
})

it.each(['<form className="a">', '<form>', '<Box component="form" onSubmit={send}>'])(
  'refuses a form by hand: %s',
  (text) => {
    expect(problems({ ...kit, 'web/features/fahrt/A.tsx': `\n${text}` })).toEqual([
      expect.stringContaining('web/features/fahrt/A.tsx:2 draws a form by hand'),
    ])
  },
)

it('misses the kit itself', () => {
  expect(problems({ 'web/ui/form/FormBox.tsx': '<div />' })).toEqual([
    expect.stringContaining('no form any more'),
  ])
})
