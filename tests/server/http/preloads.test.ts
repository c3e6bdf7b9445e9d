import { expect, test } from 'vitest'
import { preloadHeader } from '#server/http/preloads.ts'

test.each([
  [
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>',
    '</a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin',
  ],
  [
    '<link rel="preload" as="image" href="/i?w=1&amp;h=2" fetchpriority="high">',
    '</i?w=1&h=2>; rel=preload; as="image"; fetchpriority="high"',
  ],
  [
    '<link rel="preload" as="font" href="/a"><link rel="icon" href="/b"><link rel="preload" as="image" href="/c">',
    '</a>; rel=preload; as="font", </c>; rel=preload; as="image"',
  ],
  ['<link rel="preload" as="image" href="/i" imagesrcset="/i 1w, /j 2w" imagesizes="100vw">', undefined],
  ['<link rel="preload" as="font">', undefined],
  ['<link rel="stylesheet" href="/a.css">', undefined],
  ['', undefined],
])('%s is announced as %s', (markup, header) => {
  expect(preloadHeader(Buffer.from(`<!DOCTYPE html><head>${markup}<title>Größe</title>`))).toBe(header)
})

test('links far below the head are not preloads', () => {
  expect(
    preloadHeader(Buffer.from(`${' '.repeat(5000)}<link rel="preload" as="font" href="/a">`)),
  ).toBeUndefined()
})
