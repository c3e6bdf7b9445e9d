import { REPEATED_STEPS } from './answers.ts'
import type { ConfiguratorStep } from './step.ts'

/** A save of a step; a page numbers its saves in the order in which they were sent. */
export type NumberedSave = { page: string; number: number }

/** The saves that stored answers come from: of the page that was the last to save, the latest number by step. */
export type LatestSaves = { page: string; numbers: Partial<Record<ConfiguratorStep, number>> }

/**
 * Whether a later save by the same page of the same step, or of one that it repeats, is stored: the network has turned their order round.
 */
export const isOutdated = (
  latest: LatestSaves | null,
  step: ConfiguratorStep,
  { page, number }: NumberedSave,
): boolean =>
  latest?.page === page &&
  [step, ...(REPEATED_STEPS[step] ?? [])].some((each) => (latest.numbers[each] ?? 0) > number)

/** Another page begins anew: it has read what was stored. */
export const withSave = (
  latest: LatestSaves | null,
  step: ConfiguratorStep,
  { page, number }: NumberedSave,
): LatestSaves => ({
  page,
  numbers: { ...(latest?.page === page && latest.numbers), [step]: number },
})

/** Whether a save, or a later one of its page, is stored. */
export const includesSave = (latest: LatestSaves | null, { page, number }: NumberedSave): boolean =>
  latest?.page === page && Object.values(latest.numbers).some((stored) => stored >= number)

/** By the name of this cookie, a page that is being left tells the next one which save it has just sent. */
export const SAVING_COOKIE = 'veduta-saving'

/** Seconds after which nobody waits for a save any more. */
const SECONDS = 10

/** The cookie for pages of one product. It names no answer. */
export const savingCookie = (path: string, variantId: number, { page, number }: NumberedSave): string =>
  `${SAVING_COOKIE}=${variantId}.${page}.${number}; max-age=${SECONDS}; path=${path}; samesite=lax`

/** The save that a value of the cookie names; null where it is of another pair, or no such value. */
export function readSavingCookie(value: string | undefined, variantId: number): NumberedSave | null {
  const [, variant, page = '', number] = value?.match(/^(\d{1,9})\.([\w-]{1,36})\.(\d{1,6})$/) ?? []
  return Number(variant) === variantId ? { page, number: Number(number) } : null
}
