import type { Ordering } from './segments.ts'

/**
 * An ordering after the amounts of some ordinals have changed; null removes the ordinal. With equal amounts the lower ordinal comes
 * first. Returns the ordering itself if nothing is different.
 */
export function reorder(ordering: Ordering, amountOf: ReadonlyMap<number, number | null>): Ordering {
  const before = new Map<number, number>()
  for (const [place, ordinal] of ordering.ordinals.entries())
    if (amountOf.has(ordinal)) before.set(ordinal, ordering.amounts[place] ?? 0)
  const changed = [...amountOf].filter(([ordinal, amount]) => amount !== (before.get(ordinal) ?? null))
  if (changed.length === 0) return ordering

  const out = new Set(changed.map(([ordinal]) => ordinal))
  const added = changed
    .flatMap(([ordinal, amount]) => (amount === null ? [] : [{ ordinal, amount }]))
    .toSorted((a, b) => a.amount - b.amount || a.ordinal - b.ordinal)
  const removed = changed.filter(([ordinal]) => before.has(ordinal)).length
  const size = ordering.ordinals.length - removed + added.length
  const ordinals = new Int32Array(size)
  const amounts = new Int32Array(size)
  let place = 0
  const put = (ordinal: number, amount: number) => {
    ordinals[place] = ordinal
    amounts[place] = amount
    place += 1
  }
  let next = 0
  for (const [index, ordinal] of ordering.ordinals.entries()) {
    if (out.has(ordinal)) continue
    const amount = ordering.amounts[index] ?? 0
    for (let first = added[next]; first && isBefore(first, { ordinal, amount }); first = added[++next])
      put(first.ordinal, first.amount)
    put(ordinal, amount)
  }
  for (const { ordinal, amount } of added.slice(next)) put(ordinal, amount)
  return { ordinals, amounts }
}

type Placed = { ordinal: number; amount: number }

const isBefore = (a: Placed, b: Placed): boolean =>
  a.amount < b.amount || (a.amount === b.amount && a.ordinal < b.ordinal)
