import type { Branch } from './branch.ts'

/** The pictures of a branch that its page may load: the shop's own, and those of the given origins. The policy of the pages blocks others. */
export const branchPictures = ({ pictures = [] }: Pick<Branch, 'pictures'>, origins: readonly string[]) =>
  pictures.filter((address) => address.startsWith('/') || origins.includes(new URL(address).origin))
