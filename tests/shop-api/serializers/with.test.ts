import { describe, expect, test } from 'vitest'
import { subtree, MalformedWith, option, parseWith, wants } from '#shop-api/serializers/with.ts'

describe('with', () => {
  test.each([
    ['attributes', ['attributes'], true],
    ['attributes', ['variants'], false],
    ['attributes,variants', ['variants'], true],
    ['variants.attributes', ['variants', 'attributes'], true],
    ['variants.attributes', ['attributes'], false],
    [' attributes , variants ', ['variants'], true],
    ['siblings.attributes:key(a|b)', ['siblings', 'attributes'], true],
    ['', ['attributes'], false],
    [',,', ['attributes'], false],
  ])('"%s" requests %j: %s', (text, path, isRequested) => {
    const parent = path.slice(0, -1).reduce(subtree, parseWith(text))
    expect(wants(parent, path.at(-1) ?? '')).toBe(isRequested)
  })

  test.each([
    ['attributes:key(a|b)', 'attributes', 'key', ['a', 'b']],
    ['attributes:key(a,b)', 'attributes', 'key', ['a,b']],
    ['attributes:key(a),attributes:key(b)', 'attributes', 'key', ['a', 'b']],
    ['attributes:key(a):type(t)', 'attributes', 'type', ['t']],
    ['categories:hidden(true),categories:properties()', 'categories', 'properties', []],
    ['categories:hidden(true):properties(x)', 'categories', 'hidden', ['true']],
    ['attributes', 'attributes', 'key', null],
  ])('"%s" gives %s the option %s', (text, name, key, values) => {
    expect(option(subtree(parseWith(text), name), key)).toEqual(values)
  })

  test('naming a descendant does not name the node itself', () => {
    expect(subtree(parseWith('variants.attributes'), 'variants').named).toEqual([])
    expect(subtree(parseWith('variants,variants.attributes'), 'variants').named).toEqual([{}])
  })

  test.each(['a(', 'a)', 'a:b', 'a:(b)', 'a:b(c(d))', '.', 'a..b', 'a b', ':key(a)', 'a:key(b)c'])(
    '"%s" is malformed',
    (text) => {
      expect(() => parseWith(text)).toThrow(MalformedWith)
    },
  )
})
