import type { MessageKey } from '#i18n/messages.ts'
import type { Values } from '#i18n/format-text.ts'

/** Of `PictureSource`: an island that has one lists them beside its own. */
export const CAMERA_TEXTS = [
  'camera.privacy',
  'camera.photo',
  'camera.photo.unreadable',
  'camera.open',
  'camera.opening',
  'camera.preview',
  'camera.take',
  'camera.close',
  'camera.reading',
  'camera.refused',
  'camera.absent',
  'camera.busy',
  'camera.ended',
] as const satisfies readonly MessageKey[]

export type CameraText = (typeof CAMERA_TEXTS)[number]
export type TranslateCamera = (key: CameraText, values?: Values) => string
