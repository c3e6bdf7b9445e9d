import { inflateSync } from 'node:zlib'

/** The words of a PDF of the shop in the order in which they are drawn, each piece of a line after a space. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file)
  const maps = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? ''
      maps.set(name, glyphsOf(objects.get(unicode)?.stream ?? ''))
    }
  const pages = [...objects.values()].filter(({ stream }) => /\bTf\b/.test(stream))
  return pages
    .map(({ stream }) => drawn(stream, maps))
    .join('\f')
    .replaceAll(/[ \u00a0]+/g, ' ')
}

type Part = { head: string; stream: string }

function objectsOf(file: Buffer): Map<string, Part> {
  const text = file.toString('latin1')
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']): [string, Part] => {
      const [head = '', rest] = body.split('stream\n')
      if (rest === undefined) return [id, { head, stream: '' }]
      const bytes = Buffer.from(rest.slice(0, rest.lastIndexOf('\nendstream')), 'latin1')
      return [id, { head, stream: head.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : '' }]
    }),
  )
}

/** Glyph in hexadecimal → text. */
function glyphsOf(map: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], at) => {
      const text = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
      glyphs.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), text)
    })
  return glyphs
}

function drawn(stream: string, maps: Map<string, Map<string, string>>): string {
  let font = ''
  const pieces = [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(([, name, shown]) => {
    if (name !== undefined) font = name
    const glyphs = [...(shown ?? '').matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return glyphs.map((glyph) => maps.get(font)?.get(glyph) ?? '?').join('')
  })
  return pieces.filter((piece) => piece !== '').join(' ')
}
