import { expect, test } from 'vitest'
import { attributeForParameter, parameterForAttribute } from '#domain/listing/parameter.ts'

test.each([
  ['size', 'shopSize', 'size'],
  ['categoryShopFilterSizes', 'shopSize', 'size'],
  ['color', 'baseColor', 'color'],
  ['brand', 'brand', 'brand'],
  ['frameShape', 'frameShape', 'frameShape'],
  ['constructor', 'constructor', 'constructor'],
])('the parameter %s is the attribute %s, which is written as %s', (parameter, attribute, written) => {
  expect(attributeForParameter(parameter)).toBe(attribute)
  expect(parameterForAttribute(attribute)).toBe(written)
})
