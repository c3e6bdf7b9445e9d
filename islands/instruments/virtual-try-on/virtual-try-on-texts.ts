import type { MessageKey } from '#i18n/messages.ts'
import type { Values } from '#i18n/format-text.ts'

export const VIRTUAL_TRY_ON_TEXTS = [
  'virtual-try-on.intro',
  'virtual-try-on.load',
  'virtual-try-on.loading',
  'virtual-try-on.fault.no-face',
  'virtual-try-on.fault.models',
  'virtual-try-on.fault.drawing',
  'virtual-try-on.fault.film',
  'virtual-try-on.frames',
  'virtual-try-on.colours',
  'virtual-try-on.picture',
  'virtual-try-on.average',
  'virtual-try-on.lenses',
  'virtual-try-on.measured',
  'virtual-try-on.measure',
  'virtual-try-on.compare',
  'virtual-try-on.mirror',
  'virtual-try-on.save',
  'virtual-try-on.file',
  'virtual-try-on.again',
  'virtual-try-on.page',
] as const satisfies readonly MessageKey[]

export type VirtualTryOnText = (typeof VIRTUAL_TRY_ON_TEXTS)[number]
export type TranslateVirtualTryOn = (key: VirtualTryOnText, values?: Values) => string
