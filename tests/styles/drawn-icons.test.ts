import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_SHAPES } from '#components/icons/icon-shapes.ts'

const css = readFileSync('src/styles/drawn-icons.css', 'utf8')
const drawn = [...css.matchAll(/\.icon-(\w+)::\w+ \{\s+--shape: [^;]*\bd='([^']+)'/g)]

test('every icon that the style draws has the shape of that icon', () => {
  expect(new Set(drawn.map(([, name]) => name))).toEqual(new Set(['heart', 'bag', 'glasses', 'right']))
  expect(css).toContain(`d='${ICON_SHAPES.down}'`)
  for (const [, name, shape] of drawn) expect(shape).toBe(ICON_SHAPES[name as keyof typeof ICON_SHAPES])
})
