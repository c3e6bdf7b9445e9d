import { expect, test } from 'vitest'
import { leadStyle, scriptJson } from '#layouts/page-head.ts'

test('no text in structured data can close its script', () => {
  const json = scriptJson({ name: 'A</script><script>alert(1)</script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name: 'A</script><script>alert(1)</script>' })
})

test('the small picture is the background of the same picture, and of no other', () => {
  expect(
    leadStyle('data:image/webp;base64,AA==', { href: '/images/one?width=480&height=600', fit: 'contain' }),
  ).toBe('#lead>img[src^="/images/one?"]{background:url(data:image/webp;base64,AA==) 50%/contain no-repeat}')
})

test.each([
  [undefined, '#lead img{background:url(data:,) 50%/contain no-repeat}'],
  ['(width < 48rem)', '@media (width < 48rem){#lead img{background:url(data:,) 50%/contain no-repeat}}'],
])('an editor’s picture for screens of %s: no part of its address gets into the style', (media, style) => {
  const href = 'https://a.storyblok.com/f/1/640x480/x/"]</style>.jpg/m/480x0'
  expect(leadStyle('data:,', { href, fit: 'contain', ...(media !== undefined && { media }) })).toBe(style)
})
