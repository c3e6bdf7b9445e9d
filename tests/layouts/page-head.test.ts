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
