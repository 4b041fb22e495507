import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The words of each page. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  try {
    const document = await task.promise
    const pages: string[] = []
    for (let nr = 1; nr <= document.numPages; nr++) {
      const { items } = await (await document.getPage(nr)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    return pages
  } finally {
    await task.destroy()
  }
}
