import { isRecord } from '#domain/is-record.ts'
import type { PrescribedItem } from './made-to-measure.ts'

/** How far away office lenses have to be sharp, the room, and how near, the work: by these two they are ground. In cm. */
export type OfficeDistance = { room: number; near: number }

/** What can be chosen: a desk, who sits behind it, a room. */
export const ROOM_DISTANCES = [100, 200, 400] as const
export const NEAR_DISTANCES = [35, 40, 50, 60] as const

/** Distances as numbers or as they were typed; undefined where one of them cannot be chosen. */
export function readOfficeDistance(room: unknown, near: unknown): OfficeDistance | undefined {
  const far = ROOM_DISTANCES.find((each) => each === Number(room))
  const close = NEAR_DISTANCES.find((each) => each === Number(near))
  return far === undefined || close === undefined ? undefined : { room: far, near: close }
}

/** Those of an item; undefined where it has none. */
export function officeDistanceOf({
  customData,
}: Pick<PrescribedItem, 'customData'>): OfficeDistance | undefined {
  const found = customData['officeDistance']
  return isRecord(found) ? readOfficeDistance(found['room'], found['near']) : undefined
}

/** "Sharp range: 40 cm – 2 m" */
export const officeLine = (
  { room, near }: OfficeDistance,
  t: (key: 'prescription.office') => string,
): string => `${t('prescription.office')}: ${near}\u00A0cm – ${room / 100}\u00A0m`

/** The same for the customer; `missing`: that nobody has said it. */
export const shownOfficeLine = (
  office: OfficeDistance | 'missing',
  t: (key: 'prescription.office' | 'prescription.office.missing') => string,
): string => (office === 'missing' ? t('prescription.office.missing') : officeLine(office, t))
