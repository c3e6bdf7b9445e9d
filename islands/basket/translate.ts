import type { translator } from '#islands/translator.ts'
import type { NOTICE_TEXTS } from './notice-texts.ts'
import type { LINE_TEXTS, PAGE_TEXTS } from './page-texts.ts'
import type { PANEL_TEXTS } from './panel-texts.ts'

/** The translate functions of the parts of the basket. */
export type TranslateNotice = ReturnType<typeof translator<(typeof NOTICE_TEXTS)[number]>>
export type TranslateLine = ReturnType<typeof translator<(typeof LINE_TEXTS)[number]>>
export type TranslatePage = ReturnType<typeof translator<(typeof PAGE_TEXTS)[number]>>
export type TranslatePanel = ReturnType<typeof translator<(typeof PANEL_TEXTS)[number]>>
