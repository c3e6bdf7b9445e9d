import { expect, test } from 'vitest'
import { redirectToPictures, withOutsidePictures } from '#images/outside-pictures.ts'

const ask = (path: string, base: string | undefined = 'https://cdn.example/shop') =>
  redirectToPictures(base)(new Request(`http://shop${path}`))

test.each([
  [
    '/images/images/0f3a.jpg?width=480&height=600&quality=80&bg=ffffff&brightness=0.96',
    'images/0f3a.jpg?width=480&height=600&quality=80&bg=ffffff',
  ],
  ['/images/0f3a?width=300', '0f3a?width=300&height=400&quality=75'],
  ['/images/0f3a', '0f3a?width=1200&height=1600&quality=75'],
])('%s is at the host of pictures: %s', async (path, location) => {
  const { status, headers } = await ask(path)
  expect([status, headers.get('location')]).toEqual([302, `https://cdn.example/shop/${location}`])
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
})

test.each([
  ['/images/', 404],
  ['/images/..%2f..%2fsecret', 404],
  ['/images/a//b.jpg', 404],
  ['/images/@evil.example/a.jpg', 404],
  ['/images/a?width=x', 400],
  ['/images/a?width=10&height=99999', 400],
  ['/images/a?width=10&quality=0', 400],
  ['/images/a?width=10&bg=red', 400],
])('%s is %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test('without a host there are no pictures', async () => {
  const reply = await redirectToPictures(undefined)(new Request('http://shop/images/a?width=10'))
  expect(reply.status).toBe(404)
})

test.each([
  ['/images/0f3a?width=300&height=400', 'drawn'],
  ['/images/dead?width=300&height=400', '/dead?width=300&height=400&quality=75'],
  ['/images/frames/0f3a?width=300&height=400', '/frames/0f3a?width=300&height=400&quality=75'],
  ['/images/ahoi.jpg?width=300&height=400', '/ahoi.jpg?width=300&height=400&quality=75'],
])('%s is drawn here, or at the host where it is none of ours: %s', async (path, expected) => {
  const base = 'https://cdn.example'
  const images = withOutsidePictures(
    async ({ url }) => new Response(null, { status: new URL(url).pathname === '/images/0f3a' ? 200 : 404 }),
    redirectToPictures(base),
  )
  const { status, headers } = await images(new Request(`http://shop${path}`), '::1')
  expect(status === 200 ? 'drawn' : headers.get('location')?.slice(base.length)).toBe(expected)
})
