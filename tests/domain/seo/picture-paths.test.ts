import { expect, test } from 'vitest'
import { picturePaths } from '#domain/seo/picture-paths.ts'

const picture = (hash: string) => ({ hash })
const square = (hash: string) => `/images/${hash}?width=1200&height=1200`

test.each([
  [[], []],
  [[undefined], []],
  [['a', 'a', 'b'].map(picture), ['a', 'b'].map(square)],
  [['a', 'b', 'c', 'd', 'e'].map(picture), ['a', 'b', 'c', 'd'].map(square)],
])('of %j search engines are given %j', (pictures, paths) => {
  expect(picturePaths(pictures)).toEqual(paths)
})
