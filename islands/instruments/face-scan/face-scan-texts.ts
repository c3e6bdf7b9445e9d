import type { MessageKey } from '#i18n/messages.ts'
import type { Values } from '#i18n/format-text.ts'

/** Also on the page itself, after the numbers of the visitor's own glasses. */
const RESULT_TEXTS = [
  'face-scan.result',
  'face-scan.class.narrow',
  'face-scan.class.narrow-medium',
  'face-scan.class.medium',
  'face-scan.class.medium-wide',
  'face-scan.class.wide',
  'face-scan.class.narrow-medium-wide',
  'face-scan.value',
  'face-scan.bounds',
  'face-scan.frames',
] as const satisfies readonly MessageKey[]

export const FACE_SCAN_TEXTS = [
  ...RESULT_TEXTS,
  'face-scan.card.line',
  'face-scan.iris.line',
  'face-scan.mark.card',
  'face-scan.mark.iris',
  'face-scan.handle.rightTemple',
  'face-scan.handle.leftTemple',
  'face-scan.live',
  'face-scan.temples',
  'face-scan.pupils',
  'face-scan.hair',
] as const satisfies readonly MessageKey[]

export type FaceScanText = (typeof FACE_SCAN_TEXTS)[number]
export type TranslateResult = (key: (typeof RESULT_TEXTS)[number], values?: Values) => string
