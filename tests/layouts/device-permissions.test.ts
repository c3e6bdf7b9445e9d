import { expect, test } from 'vitest'
import { code } from '#tests/support/sources.ts'

/** What a page asks of its document, by which the document sets `permissions-policy`. */
const ASKS = [
  ['camera', /<InstrumentDocument\b/],
  ['camera of its frame', /<Document\b[^>]*\bframesInstruments\b/],
  ['microphone', /<Document\b[^>]*\busesMicrophone\b/],
] as const

const asked = code
  .filter(({ path }) => path.startsWith('src/pages/'))
  .flatMap(({ path, text }) =>
    ASKS.filter(([, asks]) => asks.test(text)).map(([device]) => [path.slice('src/pages/'.length), device]),
  )

// What each address answers is in `e2e/device-permissions.spec.ts`.
test('of all pages only instruments, and pages that frame one, ask for a device', () =>
  expect(Object.fromEntries(asked)).toEqual({
    'virtual-try-on.astro': 'camera',
    'pupil-distance.astro': 'camera',
    'face-scan.astro': 'camera',
    'hearing-check.astro': 'microphone',
    'product.astro': 'camera of its frame',
    'configurator.astro': 'camera of its frame',
    'order-values.astro': 'camera of its frame',
  }))

test('only both documents and the headers of every response name what a page may use', () =>
  expect(
    code
      .filter(({ text }) => /permissionsPolicy\(|permissions-policy'/.test(text))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    'src/layouts/Document.astro',
    'src/layouts/InstrumentDocument.astro',
    'src/server/http/security-headers.ts',
  ]))
