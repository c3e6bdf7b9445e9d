import { expect, test } from 'vitest'
import { printable, printableLine } from '#cli/operator/printable.ts'

test.each([
  ['Žofie 👓 – 5 €', 'Žofie 👓 – 5 €'],
  ['Anna\u001b[2J', 'Anna\\u001b[2J'],
  ['a\rb\tc\u0007', 'a\\u000db\\u0009c\\u0007'],
  ['\u009b2J', '\\u009b2J'],
  ['a\u202eb\u2066', 'a\\u202eb\\u2066'],
  ['one\ntwo', 'one\ntwo'],
])('%j is printed as %j', (text, shown) => expect(printable(text)).toBe(shown))

test('JSON stays JSON', () => {
  const value = { name: 'Anna\u001b[2J\u009b\u202e\n"' }
  expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value)
})

test('a line stays one line', () => expect(printableLine('one\ntwo\u001b')).toBe('one\\ntwo\\u001b'))
