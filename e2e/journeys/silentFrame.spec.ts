import { expect, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'

const page = (mail: string) =>
  `<!doctype html><html lang="de"><title>Postausgang</title><main><h1>Postausgang</h1>
   <iframe sandbox="" title="Nachricht" srcdoc="${mail.replaceAll('"', '&quot;')}"></iframe></main></html>`
const document = (body: string) =>
  `<!doctype html><html lang="de"><title>Nachricht</title><main>${body}</main></html>`

test('A mail in a frame in which nothing runs is judged like any page', async ({ page: screen }) => {
  await screen.setContent(page(document('<h1>Guten Tag</h1>')))
  await expectAccessible(screen)
  await screen.setContent(
    page(document('<h1>Guten Tag</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">')),
  )
  await expect(expectAccessible(screen)).rejects.toThrow('image-alt')
})
