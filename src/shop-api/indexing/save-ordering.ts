import type { NewIndex } from './new-index.ts'
import { ordering } from '#shop-api/schema/derived.ts'

/** The amount of each ordinal. */
export type Amounts = Int32Array

const ABSENT = -(2 ** 31)

export const emptyAmounts = (size: number): Amounts => new Int32Array(size).fill(ABSENT)

/** Saves the ordinals that have an amount, ordered by it; with equal amounts the lower ordinal comes first. */
export async function saveOrdering(
  { db, version }: Pick<NewIndex, 'db' | 'version'>,
  shopId: number,
  key: string,
  amountOf: Amounts,
): Promise<void> {
  const amount = (ordinal: number) => amountOf[ordinal] ?? ABSENT
  const ordinals = Int32Array.from(amountOf.keys())
    .filter((ordinal) => amount(ordinal) !== ABSENT)
    .toSorted((a, b) => amount(a) - amount(b) || a - b)
  await db.insert(ordering).values({
    version,
    shopId,
    key,
    ordinals: int32Bytes(ordinals),
    amounts: int32Bytes(ordinals.map(amount)),
  })
}

export const int32Bytes = (numbers: Int32Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
