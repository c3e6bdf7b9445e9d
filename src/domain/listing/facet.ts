import { COLOUR_DETAILS } from '#domain/catalogue/colour.ts'
import type { Filter } from '#domain/catalogue/filter.ts'
import { firstNumber } from '#domain/catalogue/read-attribute.ts'
import type { ListingQuery } from './query.ts'
import { selectedValues, parameterForAttribute } from './parameter.ts'
import type { WidthSpan } from './width-span.ts'

export type FacetValue = { id: number; label: string; value: string; count: number; isSelected: boolean }

/** A group of the filter bar. `parameter` is its name in the address. */
export type Facet =
  | { kind: 'choices'; parameter: string; name: string; choices: FacetValue[]; selectedCount: number }
  | { kind: 'switch'; parameter: string; name: string; count: number; isSelected: boolean }
  | { kind: 'price'; name: string; steps: number[]; from: number | null; to: number | null }
  | { kind: 'width'; name: string; steps: number[]; span: WidthSpan | null }
  | { kind: 'branch'; name: string; chosen: { id: number; name: string } | null }

/**
 * The filters of the Shop API as groups, in its order. Where it joins the colours of frames and lenses there is one for colours: others are groups only
 * if the address has their values. Counts are the hits if a value were selected and all other groups stayed.
 */
export function toFacets(filters: Filter[], query: ListingQuery): Facet[] {
  const isJoined = filters.some((filter) => filter.type === 'attributes' && filter.joined)
  return filters.flatMap((filter): Facet[] => {
    if (filter.slug === 'glassesWidth') return width(filter, query)
    if (filter.type === 'attributes')
      return choices(filter, query, isJoined && COLOUR_DETAILS.has(filter.slug))
    if (filter.type === 'boolean') return toggle(filter, query)
    return filter.type === 'range' && filter.slug === 'prices' ? price(filter, query) : []
  })
}

type Of<Type extends Filter['type']> = Extract<Filter, { type: Type }>

function choices(
  { slug, name, values, attributeGroupType }: Of<'attributes'>,
  query: ListingQuery,
  isDetail: boolean,
): Facet[] {
  const parameter = parameterForAttribute(slug)
  const chosen = selectedValues(query.filters, parameter)
  if (attributeGroupType === 'boolean') {
    const yes = values.find(({ value }) => value === 'true')
    return yes
      ? [
          {
            kind: 'switch',
            parameter: `${parameter}=${yes.id}`,
            name,
            count: yes.productCount,
            isSelected: chosen.includes(yes.id),
          },
        ]
      : []
  }
  const all = values.map(({ id, name: label, value, productCount }) => ({
    id,
    label,
    value,
    count: productCount,
    isSelected: chosen.includes(id),
  }))
  return chosen.length > 0 || (all.length > 1 && !isDetail)
    ? [{ kind: 'choices', parameter, name, choices: all, selectedCount: chosen.length }]
    : []
}

function toggle({ slug, name, values }: Of<'boolean'>, query: ListingQuery): Facet[] {
  const count = values.find((value) => value.name)?.productCount ?? 0
  const isSelected = query.booleans[slug] === true
  return count > 0 || isSelected
    ? [{ kind: 'switch', parameter: `${slug}=true`, name, count, isSelected }]
    : []
}

/** Round steps for prices. */
const NICE = [1, 2, 5]

function price({ name, values: [range] }: Of<'range'>, { minPrice, maxPrice }: ListingQuery): Facet[] {
  if (!range || (range.min >= range.max && minPrice === null && maxPrice === null)) return []
  return [{ kind: 'price', name, steps: priceSteps(range.min, range.max), from: minPrice, to: maxPrice }]
}

/**
 * Round amounts from the lowest to the highest price, at most some twenty of them, in minor units.
 *
 * @example priceSteps(1990, 14900) // [1000, 2000, …, 15000]
 */
export function priceSteps(lowest: number, highest: number): number[] {
  const rough = Math.max(100, (highest - lowest) / 16)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (NICE.find((nice) => nice * power >= rough) ?? 10) * power
  const first = Math.floor(lowest / step)
  const last = Math.ceil(highest / step)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

const WIDTH_STEP = 2

function width(filter: Filter, { width: span }: ListingQuery): Facet[] {
  const values = filter.type === 'attributes' ? filter.values : []
  const widths = values.map(({ value }) => firstNumber(value) ?? 0).filter((value) => value > 0)
  if (widths.length < 2) return []
  const first = Math.floor(Math.min(...widths) / WIDTH_STEP) * WIDTH_STEP
  const steps = [first]
  for (let step = first; step < Math.max(...widths);) steps.push((step += WIDTH_STEP))
  return [{ kind: 'width', name: filter.name, steps, span }]
}
