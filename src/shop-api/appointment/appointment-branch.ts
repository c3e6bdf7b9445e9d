import type { Appointment } from '#domain/appointment/appointment.ts'
import type { Branch } from '#domain/branch/branch.ts'

/** What an appointment says of its branch. */
export const appointmentBranch = (branch: Branch): Appointment['branch'] => {
  const { id, name, street, zip, city, timeZone, phone, latitude, longitude } = branch
  return { id, name, street, zip, city, timeZone, phone, latitude, longitude }
}
