/** Filters whose parameter has another name than their attribute, so that canonical addresses keep them. Spec §2. */
const PARAMETERS = { shopSize: 'size', baseColor: 'color' } as const

const ATTRIBUTE_OF: ReadonlyMap<string, string> = new Map([
  ['size', 'shopSize'],
  ['categoryShopFilterSizes', 'shopSize'],
  ['color', 'baseColor'],
])

/** The sizes of a listing go by two names in addresses. Spec §2. */
const SIZES = ['size', 'categoryShopFilterSizes']

export const parameterNames = (parameter: string): string[] => (parameter === 'size' ? SIZES : [parameter])

/** The selected values of a filter, under any of its names. */
export const selectedValues = (filters: Record<string, number[]>, parameter: string): number[] =>
  [...new Set(parameterNames(parameter).flatMap((name) => filters[name] ?? []))].toSorted((a, b) => a - b)

export const attributeForParameter = (parameter: string): string => ATTRIBUTE_OF.get(parameter) ?? parameter

export const parameterForAttribute = (attribute: string): string =>
  attribute === 'shopSize' || attribute === 'baseColor' ? PARAMETERS[attribute] : attribute
