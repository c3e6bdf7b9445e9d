import type { Attributes } from './attribute.ts'
import { valuesOfAttribute } from './read-attribute.ts'

/** For whom a product is made. */
export type Audience = { gender: 'female' | 'male' | 'unisex'; age: 'adult' | 'kids' }

/**
 * The target groups as gender and age. What is made for women as well as men, or of which nothing is known, is unisex; for kids is only what names no
 * adults.
 */
export function audienceOf(attributes: Attributes | undefined): Audience {
  const groups = new Set(valuesOfAttribute(attributes, 'targetGroup').map(({ value }) => value))
  const isForWomen = groups.has('women')
  const isForMen = groups.has('men')
  return {
    gender: isForWomen === isForMen ? 'unisex' : isForWomen ? 'female' : 'male',
    age: groups.has('kids') && !isForWomen && !isForMen ? 'kids' : 'adult',
  }
}
