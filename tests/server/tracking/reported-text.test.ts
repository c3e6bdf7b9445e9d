import { expect, test } from 'vitest'
import { sanitiseReportedText } from '#server/tracking/reported-text.ts'

test.each([
  ['x is not a function\n  at f (a.js:1:2)', 'x is not a function\n at f (a.js:1:2)'],
  ['\u001b[31mred\u001b[0m', '[31mred[0m'],
  ['a\u0000b\u202Ec\u2028d\u200Be', 'abc de'],
  ['at https://shop.example/a/?email=anna%40x.de&b=1:3:4', 'at https://shop.example/a/?…'],
  ['(https://shop.example/a/?b=1)', '(https://shop.example/a/?…)'],
  ['no mail to anna.muster@post.example, sorry', 'no mail to …@… sorry'],
  ['Grüße, zażółć, 日本', 'Grüße, zażółć, 日本'],
  ['', ''],
])('%j is logged as %j', (text, logged) => expect(sanitiseReportedText(text)).toBe(logged))
