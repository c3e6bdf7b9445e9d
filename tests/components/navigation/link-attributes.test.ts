import { expect, test } from 'vitest'
import { linkAttributes } from '#components/navigation/link-attributes.ts'

const link = { href: '/a/', isExternal: false, newWindow: false }

test.each([
  [link, { href: '/a/' }],
  [{ ...link, href: null }, {}],
  [
    { ...link, isExternal: true },
    { href: '/a/', rel: 'noopener' },
  ],
  [
    { ...link, newWindow: true },
    { href: '/a/', target: '_blank', rel: 'noopener' },
  ],
])('%o is written with %o', (given, attributes) => {
  expect(linkAttributes(given)).toEqual(attributes)
})
