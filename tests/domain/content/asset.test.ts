import { expect, test } from 'vitest'
import { assetUrl, type AssetOptions, assetSize, isResizable } from '#domain/content/asset.ts'

const FILE = 'https://a.storyblok.com/f/1/640x480/x/a.jpg'

test.each<[AssetOptions, string]>([
  [{}, '/m/0x0'],
  [{ width: 400 }, '/m/400x0'],
  [{ width: 400, height: 300 }, '/m/400x300'],
  [{ width: 0, height: -1 }, '/m/0x0'],
  [{ width: 1.5 }, '/m/0x0'],
  [{ width: 1, height: 1 }, '/m/1x1'],
  [{ quality: 0, blur: 100, brightness: 50 }, '/m/0x0/filters:blur(100):quality(0):brightness(50)'],
  [{ quality: 101, blur: -1, brightness: Number.NaN }, '/m/0x0'],
  [{ format: 'webp' }, '/m/0x0/filters:format(webp)'],
  [{ format: 'png' }, '/m/0x0/filters:format(png)'],
  [{ format: 'jpeg' }, '/m/0x0/filters:format(jpeg)'],
  [{ format: 'gif' }, '/m/0x0'],
  [{ rotation: 0 }, '/m/0x0/filters:rotate(0)'],
  [{ rotation: 90 }, '/m/0x0/filters:rotate(90)'],
  [{ rotation: 180 }, '/m/0x0/filters:rotate(180)'],
  [{ rotation: 270 }, '/m/0x0/filters:rotate(270)'],
  [{ rotation: 45 }, '/m/0x0'],
  [{ focus: '10x10:20x20' }, '/m/0x0/filters:focal(10x10:20x20)'],
  [{ focus: 'middle' }, '/m/0x0'],
  [{ focus: 'x10x10:20x20' }, '/m/0x0'],
  [{ focus: '10x10:20x20)' }, '/m/0x0'],
])('%j has the parameters %s', (options, rest) => {
  expect(assetUrl(FILE, options)).toBe(FILE + rest)
})

test.each([
  ['//a-us.storyblok.com/f/1/640x480/x/a.jpg', 'https://a-us.storyblok.com/f/1/640x480/x/a.jpg/m/400x0'],
  ['https://a.storyblok.com/f/1/x/a.svg', 'https://a.storyblok.com/f/1/x/a.svg'],
  ['https://a.storyblok.com/f/1/x/A.SVG', 'https://a.storyblok.com/f/1/x/A.SVG'],
  ['https://a.storyblok.com/f/1/x/a.svg?cv=1', 'https://a.storyblok.com/f/1/x/a.svg?cv=1'],
  ['https://a.storyblok.com/f/1/x/a.jpg?cv=1', 'https://a.storyblok.com/f/1/x/a.jpg/m/400x0'],
  ['https://a.storyblokchina.cn/f/1/x/a.jpg', 'https://a.storyblokchina.cn/f/1/x/a.jpg/m/400x0'],
  ['https://elsewhere.example/a.jpg', 'https://elsewhere.example/a.jpg'],
  ['/brand/a.png', '/brand/a.png'],
  [' HTTPS://elsewhere.example/a.jpg ', 'HTTPS://elsewhere.example/a.jpg'],
  ['https://elsewhere.example/a b.jpg', null],
  ['x https://elsewhere.example/a.jpg', null],
  ['http://a.storyblok.com/f/1/640x480/x/a.jpg', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,x', null],
  ['', null],
])('%s has the address %s', (filename, address) => {
  expect(assetUrl(filename, { width: 400 })).toBe(address)
})

test.each([
  [FILE, { width: 640, height: 480 }],
  ['https://a.storyblok.com/f/1/0x0/x/a.jpg', undefined],
  ['https://a.storyblok.com/f/1/0x480/x/a.jpg', undefined],
  ['https://a.storyblok.com/f/1/640x0/x/a.jpg', undefined],
  ['https://a.storyblok.com/f/1/12345x1/x/a.jpg', { width: 12_345, height: 1 }],
  ['https://a.storyblok.com/f/1/123456x1/x/a.jpg', undefined],
  ['/brand/a.png', undefined],
])('%s has the size %j', (filename, size) => {
  expect(assetSize(filename)).toEqual(size)
})

test.each([
  [FILE, true],
  ['//a.storyblok.com/f/1/640x480/x/a.jpg', true],
  ['/brand/a.png', false],
  ['https://a.storyblok.com/f/1/640x480/x/a.svg', false],
  ['https://a.storyblok.com/other/a.jpg', false],
  ['https://b.storyblok.com/f/1/640x480/x/a.jpg', false],
  ['https://elsewhere.example/https://a.storyblok.com/f/a.jpg', false],
  ['javascript:alert(1)', false],
])('whether the image service can cut %s: %s', (filename, can) => {
  expect(isResizable(filename)).toBe(can)
})
