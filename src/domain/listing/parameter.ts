/** Filters whose parameter is not named like their attribute, so that canonical addresses keep them. Spec §2. */
const PARAMETERS = { shopSize: 'size', baseColor: 'color' } as const

const ATTRIBUTE_OF: ReadonlyMap<string, string> = new Map([
  ['size', 'shopSize'],
  ['categoryShopFilterSizes', 'shopSize'],
  ['color', 'baseColor'],
])

/** The sizes of a listing go by two names in addresses. Spec §2. */
const SIZES = ['size', 'categoryShopFilterSizes']

export const namesOf = (parameter: string): string[] => (parameter === 'size' ? SIZES : [parameter])

/** The values chosen of a filter, under whichever of its names. */
export const chosenOf = (filters: Record<string, number[]>, parameter: string): number[] =>
  [...new Set(namesOf(parameter).flatMap((name) => filters[name] ?? []))].toSorted((a, b) => a - b)

export const attributeOf = (parameter: string): string => ATTRIBUTE_OF.get(parameter) ?? parameter

export const parameterOf = (attribute: string): string =>
  attribute === 'shopSize' || attribute === 'baseColor' ? PARAMETERS[attribute] : attribute
