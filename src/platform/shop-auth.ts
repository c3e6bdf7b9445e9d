/** How the shop proves to a Shop API elsewhere who it is. */
export type ShopAuth =
  | { kind: 'token'; token: string }
  | { kind: 'basic'; user: string; password: string }
  | { kind: 'none' }

type Proofs = Partial<Record<'SHOP_API_TOKEN' | 'SHOP_API_USER' | 'SHOP_API_PASSWORD', string | undefined>>

export function shopAuth(raw: Proofs): ShopAuth {
  if (raw.SHOP_API_TOKEN) return { kind: 'token', token: raw.SHOP_API_TOKEN }
  if (raw.SHOP_API_USER && raw.SHOP_API_PASSWORD)
    return { kind: 'basic', user: raw.SHOP_API_USER, password: raw.SHOP_API_PASSWORD }
  return { kind: 'none' }
}
