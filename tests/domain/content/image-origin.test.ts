import { expect, test } from 'vitest'
import { imageHosts } from '#domain/content/image-origin.ts'

test.each([
  ['https://api.storyblok.com/v2', 'https://a.storyblok.com'],
  ['https://api-us.storyblok.com/v2', 'https://a-us.storyblok.com'],
  ['https://app.storyblok.com/v2', 'https://a.storyblok.com'],
  ['https://app.storyblokchina.cn/v2', 'https://a.storyblokchina.cn'],
  ['http://127.0.0.1:4323/v2', 'http://127.0.0.1:4323'],
])('the pictures of %s are at %s', (api, origin) => {
  expect(imageHosts(undefined, api)).toEqual([origin])
})

test('hosts of pictures are named once', () => {
  const hosts = imageHosts('https://p.example/images', undefined, ['https://p.example', 'https://q.example'])
  expect(hosts).toEqual(['https://p.example', 'https://q.example'])
  expect(imageHosts(undefined, undefined)).toEqual([])
})
