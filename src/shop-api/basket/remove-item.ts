import type { Scope } from '#shop-api/catalogue/scope.ts'
import { changeBasket, type Outcome } from './change.ts'
import { deleteLine } from './lines.ts'

export const removeItem = (scope: Scope, key: string, itemKey: string): Promise<Outcome> =>
  changeBasket(scope, key, async (tx, ref, lines) => {
    const line = lines.find((each) => each.key === itemKey)
    if (!line) return { status: 404, lines }
    await deleteLine(tx, ref, line)
    return { status: 200, lines: lines.filter((each) => each !== line) }
  })
