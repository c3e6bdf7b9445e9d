import { appointment, appointments, slots } from '#contract/appointment/appointment.ts'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { saveBranches } from '#shop-api/branch/save-branches.ts'
import type { Database } from '#shop-api/open-database.ts'
import { ANNA } from './appointments.ts'
import { aBranch } from './branches.ts'
import type { ShopApiFetch } from './shop-api.ts'

const TOKEN = { 'x-access-token': 'local' }

/** A person of their own for each name. */
export const person = (name: string) => ({ ...ANNA, email: `${name}@example.com` })

/** The appointments of branches that a test opens for itself. */
export function appointmentApi(ask: ShopApiFetch, database: () => Database) {
  let last = 5000
  const send = (method: string, path: string, body?: object) =>
    ask(path, { method, headers: TOKEN, ...(body && { body: JSON.stringify(body) }) })
  const book = (request: object) => send('POST', '/v1/appointments', request)
  const read = async (id: string): Promise<Appointment> =>
    appointment.parse((await send('GET', `/v1/appointments/${id}`)).body)
  return {
    send,
    book,
    read,
    /** Returns its id. */
    async open(over: Parameters<typeof aBranch>[0] = {}): Promise<number> {
      last += 1
      await saveBranches(database().db, [aBranch({ id: last, staff: 1, ...over })], false)
      return last
    },
    async booked(branchId: number, start: string, key: string, more: object = {}): Promise<Appointment> {
      const made = await book({ key, branchId, service: 'advice', start, person: person(key), ...more })
      return appointment.parse(made.body)
    },
    startsOn: async (branchId: number, day: string, service = 'advice'): Promise<string[]> => {
      const answer = await ask(`/v1/branches/${branchId}/slots?service=${service}&from=${day}&to=${day}`)
      return slots.parse(answer.body).slots.map(({ start }) => start.slice(11, 16))
    },
    list: async (query = ''): Promise<Appointment[]> =>
      appointments.parse((await send('GET', `/v1/appointments${query}`)).body),
    due: async (): Promise<Appointment[]> =>
      appointments.parse((await send('POST', '/v1/appointments/due', {})).body),
  }
}
