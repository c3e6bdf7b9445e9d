import { expect, test } from 'vitest'
import { escapeXml } from '#domain/text/escape-xml.ts'

test.each([
  ['a < b & "c" > \'d\'', 'a &lt; b &amp; &quot;c&quot; &gt; &apos;d&apos;'],
  ['&lt;', '&amp;lt;'],
  ['a\u0000\u000B\u001F\u0085b', 'ab'],
  ['a\tb\nc\r', 'a\tb\nc\r'],
  ['Größe 👓', 'Größe 👓'],
])('%j is written as %j', (text, written) => expect(escapeXml(text)).toBe(written))
