import { expect, test } from 'vitest'
import { assetUrl } from '#domain/content/asset.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import { hasShareSize } from '#domain/content/share-size.ts'
import { OG_SIZE } from '#domain/image/sizes.ts'

test.each([
  [imageUrl('a1b2?bg=ffffff', OG_SIZE), true],
  [imageUrl('a1b2', { width: 640, height: 800 }), false],
  [assetUrl('//a.storyblok.com/f/1/640x480/x/a.jpg', OG_SIZE) ?? '', true],
  ['https://a.storyblok.com/f/1/1200x630/x/a.jpg', false],
  ['https://a.storyblok.com/f/1/x/a.svg', false],
  ['https://elsewhere.example/a.jpg/m/1200x630', false],
  ['/brand/a.png', false],
])('%s has the size for social networks: %s', (address, has) => expect(hasShareSize(address)).toBe(has))
