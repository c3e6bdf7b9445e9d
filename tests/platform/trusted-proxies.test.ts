import { expect, test } from 'vitest'
import { parseTrustedProxies } from '#platform/trusted-proxies.ts'

test.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['127.0.0.1', '::1', false],
  ['10.0.0.0/8 192.168.1.0/24', '10.255.0.1', true],
  ['10.0.0.0/8,192.168.1.0/24', '192.168.1.9', true],
  ['10.0.0.0/8, 192.168.1.0/24', '192.168.2.9', false],
  ['172.16.0.0/12', '172.31.255.255', true],
  ['172.16.0.0/12', '172.32.0.0', false],
  ['fd00::/8', 'fdab::1', true],
  ['2001:db8::1', '2001:db8::2', false],
  ['10.0.0.0/8', undefined, false],
  ['10.0.0.0/8', 'unknown', false],
])('the list %s contains %s: %s', (list, address, isKnown) =>
  expect(parseTrustedProxies(list)?.(address)).toBe(isKnown),
)

test.each([
  'proxy.internal',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0',
  'fd00::/129',
  '10.0.0.1:80',
])('the list %s is refused', (list) => expect(parseTrustedProxies(list)).toBeNull())
