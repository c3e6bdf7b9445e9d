import type { MeasuredDistance } from './instrument-message.ts'

/** Whether a page of the shop shows this document in a frame, and waits for what is measured in it. */
export const isOpened = (): boolean => parent !== window

/** Answers that page; it closes the document. */
export const answerOpener = (measured: MeasuredDistance): void =>
  parent.postMessage(measured, location.origin)

/** What that page has given this document; null where it gave nothing, and where there is none. */
export const readGiven = (): string | null => frameElement?.getAttribute('data-given') ?? null
