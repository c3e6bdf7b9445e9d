import type { Scope } from '#shop-api/catalogue/scope.ts'
import { changeBasket, type ChangeOutcome } from './change-basket.ts'
import { deleteLine } from './basket-lines.ts'

export const removeItem = (scope: Scope, key: string, itemKey: string): Promise<ChangeOutcome> =>
  changeBasket(scope, key, async (tx, ref, lines) => {
    const line = lines.find((each) => each.key === itemKey)
    if (!line) return { status: 404, lines }
    await deleteLine(tx, ref, line)
    return { status: 200, lines: lines.filter((each) => each !== line) }
  })
