import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { decodePunycode } from '#domain/form/punycode.ts'

test.each([
  ['bcher-kva', 'bücher'],
  ['mnchen-3ya', 'münchen'],
  ['strae-oqa', 'straße'],
  ['p1ai', 'рф'],
  ['e1afmkfd', 'пример'],
  ['fiqs8s', '中国'],
  ['abc-', 'abc'],
  ['', ''],
])('%j stands for %j', (encoded, label) => expect(decodePunycode(encoded)).toBe(label))

test.each(['bcher-kv', 'bcher-kv!', '99999999', '9999999a', 'a-ü'])('%j is invalid', (encoded) => {
  expect(decodePunycode(encoded)).toBeNull()
})

test.each(['wąż-żółć', 'žluťoučký-kůň', 'größenwahnsinnig-überlängen', 'ελλάδα', '日本語ドメイン', '😀a'])(
  'what a browser encodes is decoded again: %j',
  (label) => expect(decodePunycode(domainToASCII(label).replace('xn--', ''))).toBe(label),
)
