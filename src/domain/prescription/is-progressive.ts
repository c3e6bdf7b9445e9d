import type { Prescription } from './eye-field.ts'

/** Both eyes have an addition above zero. Spec §4 "Progressive glasses", §5. */
export const isProgressive = ({ right, left }: Prescription): boolean =>
  (right.addition ?? 0) > 0 && (left.addition ?? 0) > 0
