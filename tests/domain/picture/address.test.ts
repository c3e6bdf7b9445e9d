import { expect, test } from 'vitest'
import { imageAddress, type Modifiers } from '#domain/picture/address.ts'

test.each<[Modifiers, string]>([
  [{ width: 320 }, '/images/abc?width=320'],
  [{ width: 320, height: 400 }, '/images/abc?width=320&height=400'],
  [{ width: 320, quality: 50, bg: 'ffffff' }, '/images/abc?width=320&quality=50&bg=ffffff'],
  [{ width: 320, brightness: 0.96 }, '/images/abc?width=320&brightness=0.96'],
])('%o is addressed as %s', (modifiers, address) => expect(imageAddress('abc', modifiers)).toBe(address))
