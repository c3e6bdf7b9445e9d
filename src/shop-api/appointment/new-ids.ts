import { randomBytes, randomInt } from 'node:crypto'

const MIN_NUMBER = 1_000_000_000

/** Ten random digits. */
export const newAppointmentNumber = (): string => String(randomInt(MIN_NUMBER, 10 * MIN_NUMBER))

/** 24 signs that nobody can guess. */
export const newAppointmentId = (): string => randomBytes(18).toString('base64url')
