export type WishlistFailureKind =
  | 'OnlyOneParameterMustBeSet'
  | 'ItemAlreadyPresent'
  | 'ItemUnvailable'
  | 'MaximumItemCountReached'
  | 'Unknown'

/** By status of the Shop API, spelt as spec §8 spells them. */
const KINDS: Record<number, WishlistFailureKind> = {
  400: 'OnlyOneParameterMustBeSet',
  409: 'ItemAlreadyPresent',
  412: 'ItemUnvailable',
  413: 'MaximumItemCountReached',
}

/** Why an add was refused. Null: it was not. */
export const wishlistFailure = (status: number): WishlistFailureKind | null =>
  status === 200 || status === 201 ? null : (KINDS[status] ?? 'Unknown')
