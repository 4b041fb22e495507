import { describe, expect, it } from 'vitest'
import { inspectSvg } from './inspectSvg.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const of = (text: string) => inspectSvg(Buffer.from(text))
const drawing = (inside: string) => `<svg ${NS} viewBox="0 0 10 10">${inside}</svg>`

describe('a file as SVG', () => {
  it.each([
    ['a path', drawing('<path d="M0 0h10v10z"/>')],
    ['one with a head', `<?xml version="1.0" encoding="UTF-8"?>\n<!-- by hand -->\n${drawing('<g/>')}`],
    ['parts of itself', drawing('<defs><g id="a"/></defs><use href="#a"/>')],
    ['a picture that it carries', drawing('<image href="data:image/png;base64,AAAA"/>')],
    ['a link, which leads nowhere in pixels', drawing('<a href="https://haus.example"><g/></a>')],
    ['words', drawing('<text>javascript:alert(1) onload="x"</text>')],
  ])('is harmless: %s', (_, text) => expect(of(text)).toBe('drawing'))

  it.each([
    ['a script', drawing('<script>alert(1)</script>')],
    ['a script by its long name', `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>`],
    ['a script, and broken behind it', `<svg ${NS}><script>1</script><g>`],
    ['a handler', `<svg ${NS} onload="alert(1)"/>`],
    ['a handler in capitals', drawing('<g ONCLICK="x"/>')],
    ['HTML', drawing('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a link that runs', drawing('<a href=" java&#10;script:alert(1)"/>')],
    ['an animated link that runs', drawing('<image href="data:text/html,x"/>')],
    ['a picture from elsewhere', drawing('<image href="http://169.254.169.254/latest"/>')],
    ['a file of the machine', drawing('<image href="file:///etc/passwd"/>')],
    ['a part from elsewhere', drawing('<use href="/other.svg#a"/>')],
  ])('is active or fetches something: %s', (_, text) => expect(of(text)).toBe('script'))

  it.each([
    ['an end that is missing', `<svg ${NS}><g>`],
    ['a word that nobody explained', drawing('&geheim;')],
  ])('is broken: %s', (_, text) => expect(of(text)).toBe('unreadable'))

  it.each([
    ['a script', 'alert(document.cookie)'],
    ['a page', '<!doctype html><html><body><script>alert(1)</script></body></html>'],
    ['another kind of XML', '<note><svg xmlns="http://www.w3.org/2000/svg"/></note>'],
    ['one without its name', '<svg><path/></svg>'],
    ['nothing', ''],
    ['a shell script', '#!/bin/sh\nrm -rf /'],
  ])('is not SVG: %s', (_, text) => expect(of(text)).toBe('other'))

  it('is not SVG if it is not text', () => {
    expect(inspectSvg(Buffer.from([0xff, 0xfe, 0x3c, 0x00]))).toBe('other')
  })
})
