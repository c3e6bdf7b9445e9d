/** Filters whose parameter is not named like their attribute, so that canonical addresses keep them. Spec §2. */
const PARAMETERS = { shopSize: 'size', baseColor: 'color' } as const

const ATTRIBUTE_OF: ReadonlyMap<string, string> = new Map([
  ['size', 'shopSize'],
  ['categoryShopFilterSizes', 'shopSize'],
  ['color', 'baseColor'],
])

export const attributeOf = (parameter: string): string => ATTRIBUTE_OF.get(parameter) ?? parameter

export const parameterOf = (attribute: string): string =>
  attribute === 'shopSize' || attribute === 'baseColor' ? PARAMETERS[attribute] : attribute
