import { expect, test } from 'vitest'
import { framePolicy } from '#server/preview/frame-policy.ts'

test('only the editor may frame the page, be loaded and draw its outlines', () =>
  expect(
    framePolicy(
      "default-src 'none'; frame-ancestors 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b';",
      'https://editor.example',
    ),
  ).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' https://editor.example/f/storyblok-v2-latest.js; " +
      "style-src 'self' 'unsafe-inline'; frame-ancestors https://editor.example",
  ))
