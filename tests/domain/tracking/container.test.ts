import { expect, test } from 'vitest'
import { containerUrl, isContainerId } from '#domain/tracking/container.ts'

test.each([
  ['GTM-VEDUTA1', true],
  ['G-A1B2C3', true],
  ['GTM-', false],
  ['gtm-ABC', false],
  ['GTM-abc', false],
  ['UA-123', false],
  ['XG-123', false],
  ['GTM-A B', false],
  ['GTM-A"><script>', false],
  ['', false],
])('%j is a valid container id: %s', (id, isOne) => expect(isContainerId(id)).toBe(isOne))

test.each([
  ['GTM-VEDUTA1', 'https://www.googletagmanager.com/gtm.js?id=GTM-VEDUTA1'],
  ['G-VEDUTA', 'https://www.googletagmanager.com/gtag/js?id=G-VEDUTA'],
  ['https://evil.example/', null],
])('the container %j has the address %j', (id, address) => expect(containerUrl(id)).toBe(address))
