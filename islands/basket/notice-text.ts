import type { Notice } from '#islands/stores/basket-state.ts'
import type { TranslateNotice } from './translate.ts'

export const noticeText = (notice: Notice, t: TranslateNotice): string =>
  t(`basket.notice.${notice.kind}`, {
    name: 'name' in notice ? notice.name : '',
    quantity: 'quantity' in notice ? notice.quantity : 1,
  })
