import { expect, test } from 'vitest'
import ResponsiveImage from '#blocks/ResponsiveImage.astro'
import { render } from '#tests/support/render.ts'

const picture = (filename: string) => ({
  desktop_image: { filename, alt: '', focus: '160x0:162x2', size: { width: 1600, height: 1000 } },
  mobile_image: undefined,
  width: 640,
})
const MANAGED = 'https://a.storyblok.com/f/1/1600x1000/x/a.jpg'

test('a picture of the space is cut by its image service, around its focal point', async () => {
  const html = await render(ResponsiveImage, { ...picture(MANAGED), ratio: '4:3' })
  expect(html).toContain(`src="${MANAGED}/m/640x480/filters:quality(75):format(webp):focal(160x0:162x2)"`)
  expect(html).toContain('width="640" height="480"')
  expect(html).not.toContain('data-focus-x=')
})

test('a picture of the shop is placed by its focal point', async () => {
  const html = await render(ResponsiveImage, { ...picture('/pictures/1600x1000/a.webp'), ratio: '4:3' })
  expect(html).toMatch(/data-focus-x="20" data-focus-y="0"/)
  expect(html).toContain('width="1600" height="1000"')
})

test('a picture that keeps its proportions is not cut, and lies in the middle as the small one behind it', async () => {
  const html = await render(ResponsiveImage, picture(MANAGED))
  expect(html).toContain(`${MANAGED}/m/640x0/`)
  expect(html).not.toContain('data-focus-x=')
})
