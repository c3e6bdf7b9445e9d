import type { Notice } from '#islands/stores/basket-state.ts'
import type { SayNotice } from './say.ts'

export const noticeText = (notice: Notice, t: SayNotice): string =>
  t(`basket.notice.${notice.kind}`, {
    name: 'name' in notice ? notice.name : '',
    quantity: 'quantity' in notice ? notice.quantity : 1,
  })
