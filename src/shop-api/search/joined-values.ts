import type { Dictionary, Value } from '#shop-api/catalogue/dictionary.ts'

/**
 * A value of the first of the joined groups, with those of the others that are the same. Any other value stands for itself; the keys are those of the
 * groups.
 */
export function joinedValues({ groupByKey }: Dictionary, joined: readonly string[], value: Value): Value[] {
  const [first, ...others] = joined
  if (value.group.key !== first) return [value]
  const same = others.flatMap((key) => groupByKey.get(key)?.values ?? [])
  return [value, ...same.filter((each) => each.value === value.value)]
}
