import { describe, expect, test } from 'vitest'
import { clientAddress, isLoopbackHost, rateLimitKey, rateLimitNetwork } from '#platform/request-address.ts'
import { parseTrustedProxies, trustNobody } from '#platform/trusted-proxies.ts'

const from = (remoteAddress: string, forwarded: string | undefined, isTrusted: typeof trustNobody) =>
  clientAddress(
    {
      socket: { remoteAddress } as never,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    },
    isTrusted,
  )

describe('behind the proxies 127.0.0.1 and 10.0.0.0/8', () => {
  const isTrusted = parseTrustedProxies('127.0.0.1, 10.0.0.0/8') ?? trustNobody

  test.each([
    ['203.0.113.1', undefined, '203.0.113.1'],
    ['203.0.113.1', '198.51.100.7', '203.0.113.1'],
    ['192.168.0.5', '198.51.100.7', '192.168.0.5'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['127.0.0.1', '1.2.3.4, 198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', 'made up, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['10.0.0.1', '198.51.100.7, made up, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', '2001:db8::7', '2001:db8::7'],
    ['10.0.0.1', '10.0.0.9', '10.0.0.9'],
    ['10.0.0.1', ' , ', '10.0.0.1'],
  ])('a request from %s forwarded for %s is of %s', (remote, forwarded, address) =>
    expect(from(remote, forwarded, isTrusted)).toBe(address),
  )
})

test.each(['127.0.0.1', '10.0.0.1', '192.168.0.5', '::1'])('unless named, %s speaks for nobody', (remote) =>
  expect(from(remote, '198.51.100.7', trustNobody)).toBe(remote),
)

test.each([
  ['localhost', true],
  ['localhost:4321', true],
  ['LOCALHOST', true],
  ['127.0.0.1:4321', true],
  ['[::1]:4321', true],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['shop.example', false],
  [undefined, false],
])('the host %s names this machine: %s', (host, isOwn) => expect(isLoopbackHost(host)).toBe(isOwn))

test.each([
  [undefined, undefined],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:0DB8:0:0007:ffff:1:2:3', '2001:db8:0:7'],
  ['2001:db8::7:1:2:3:4', '2001:db8:0:7'],
  ['2001:db8::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('attempts from %s are counted for %s', (address, place) => expect(rateLimitKey(address)).toBe(place))

test.each([
  [undefined, undefined],
  ['::1', undefined],
  ['203.0.113.1', undefined],
  ['::ffff:203.0.113.1', undefined],
  ['2001:0DB8:0:0007:ffff:1:2:3', '2001:db8:0'],
  ['2001:db8::1', '2001:db8:0'],
])('the network of %s is counted as %s', (address, network) =>
  expect(rateLimitNetwork(address)).toBe(network),
)
