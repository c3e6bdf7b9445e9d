import { expect, test } from 'vitest'
import { isBot } from '#domain/tracking/bot.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test.each([
  [CHROME, false, false],
  [CHROME, true, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false, false],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT P80) Chrome/140.0 Mobile Safari/537.36', false, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false, true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', false, true],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp)', false, true],
  ['Mozilla/5.0 HeadlessChrome/140.0', false, true],
  ['curl/8.5.0', false, true],
  ['', false, true],
])('%j, automated %s: a program %s', (agent, isAutomated, expected) =>
  expect(isBot(agent, isAutomated)).toBe(expected),
)
