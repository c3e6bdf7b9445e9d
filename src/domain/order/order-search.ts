import type { OrderStage } from './order-stage.ts'

/** Characters of a searched text. */
export const MAX_SEARCH_LENGTH = 100

/** Which orders of all shops to find: those at a stage, and those that hold each word of a text. `page` starts at 1. */
export type OrderSearch = { text?: string; stage?: OrderStage; page?: number }
