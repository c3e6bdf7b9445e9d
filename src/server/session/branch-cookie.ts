/** The branch that a visitor has chosen. Scripts read it: it says nothing about the visitor but that. */
const NAME = 'veduta-branch'
/** Seconds. */
const LIFETIME = 180 * 86_400

/** The chosen branch in a `cookie` header; null: none. */
export function chosenBranch(cookies: string | null): number | null {
  const [, id] = /(?:^|;\s*)veduta-branch=([1-9]\d{0,8})(?:;|$)/.exec(cookies ?? '') ?? []
  return id === undefined ? null : Number(id)
}

/** The line of `set-cookie` by which the branch is remembered. */
export const branchCookie = (id: number, isSecure: boolean): string =>
  `${NAME}=${id}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${isSecure ? '; Secure' : ''}`
