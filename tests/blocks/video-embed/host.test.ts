import { expect, test } from 'vitest'
import { videoOf } from '#blocks/video-embed/host.ts'

test.each([
  ['youtube', 'aB3_-x', 'https://www.youtube-nocookie.com/embed/aB3_-x?autoplay=1&rel=0'],
  ['vimeo', '123456', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
] as const)('a film at %s named %s plays from %s', (host, id, src) => {
  expect(videoOf(host, id).src).toBe(src)
})
