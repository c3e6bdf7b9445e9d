import { expect } from 'vitest'
import { sendTo } from './shop-network.ts'
import type { ShopProcess } from './shop-process.ts'

/** Variants that a shelf sells with one click. */
export async function onShelf({ port }: ShopProcess): Promise<number[]> {
  const { body } = await sendTo(port, { method: 'GET', path: '/de-de/zubehoer/' })
  return [...body.matchAll(/name="add" value="(\d+)"/g)].map(([, id]) => Number(id))
}

/** Enough that none sells out however fast the machine is: what is gone is not ordered, and no fault. */
export async function setStock({ shopApi }: ShopProcess, variants: number[]): Promise<void> {
  const stocks = variants.map((variantId) => ({ variantId, quantity: 1000 }))
  const { status } = await fetch(`${shopApi}/stock?shopId=10001`, {
    method: 'PUT',
    headers: { 'x-access-token': 'local', connection: 'close' },
    body: JSON.stringify({ stocks }),
  })
  expect(status).toBe(200)
}
