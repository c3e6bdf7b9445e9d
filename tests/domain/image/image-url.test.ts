import { expect, test } from 'vitest'
import { imageUrl, type ImageModifiers } from '#domain/image/image-url.ts'

test.each<[ImageModifiers, string]>([
  [{ width: 320 }, '/images/abc?width=320'],
  [{ width: 320, height: 400 }, '/images/abc?width=320&height=400'],
  [{ width: 320, quality: 50 }, '/images/abc?width=320&quality=50'],
])('%o has the address %s', (modifiers, address) => expect(imageUrl('abc', modifiers)).toBe(address))

test('the query of a picture comes after its size', () =>
  expect(imageUrl('abc?bg=ffffff&brightness=0.96', { width: 320 })).toBe(
    '/images/abc?width=320&bg=ffffff&brightness=0.96',
  ))
