import { expect, test } from 'vitest'
import { defangText } from '#domain/text/defang-text.ts'

test.each([
  ['Anna-Maria O’Hara', 'Anna-Maria O’Hara'],
  ['Hauptstraße 5/7, 2. Stock', 'Hauptstraße 5/7, 2. Stock'],
  ['10.5 mm am 1.12.2026', '10.5 mm am 1.12.2026'],
  ['St.Gallen', 'St. Gallen'],
  ['Str.5', 'Str. 5'],
  ['https://evil.example/pay?x=1', 'https: //evil. example/pay?x=1'],
  ['http://10.0.0.1/', 'http: //10.0.0.1/'],
  ['www.evil.example', 'www. evil. example'],
  ['a@evil.example', 'a@evil. example'],
  ['evil。example', 'evil. example'],
  ['7.evil', '7. evil'],
  ['<a href="x">here</a>', '‹a href="x"›here‹/a›'],
  ['one\ntwo\u001b[2J\u202e', 'one\ntwo[2J'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  ['👓'.repeat(61), `${'👓'.repeat(59)}…`],
])('%j is repeated as %j', (typed, harmless) => expect(defangText(typed, 60)).toBe(harmless))
