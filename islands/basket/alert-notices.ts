import { showAlert } from '#islands/stores/alert-actions.ts'
import type { Notice } from '#islands/stores/basket-state.ts'
import { noticeText } from './notice-text.ts'
import type { TranslateNotice } from './translate.ts'

/** Notices that stand beside the field of the code. */
const OF_CODE: ReadonlySet<Notice['kind']> = new Set(['code-unknown', 'code-applied'])

/** Notices of changes that succeeded, though not as requested. */
const MILD: ReadonlySet<Notice['kind']> = new Set(['reduced', 'once', 'gift-lost'])

/** Shows the outcome of a change as alerts: they are visible wherever the page is scrolled to. Spec §4 "Alert kinds". */
export function alertNotices(notices: readonly Notice[], t: TranslateNotice): void {
  for (const notice of notices)
    if (!OF_CODE.has(notice.kind))
      showAlert(MILD.has(notice.kind) ? 'warning' : 'error', noticeText(notice, t))
}
