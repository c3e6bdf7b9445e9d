import type { Requester } from './auth.ts'
import { type AuthDeps, bearerHeaders } from './auth-deps.ts'
import type { Session } from './session.ts'

type PasswordCheckDeps = Pick<AuthDeps, 'betterAuth' | 'limits'>

/** Changes that matter need the password again, because the device may belong to somebody else. */
export const createPasswordCheck =
  ({ betterAuth: { api, nullIfRejected }, limits }: PasswordCheckDeps) =>
  async ({ address }: Requester, { token, customer }: Session, password: string) => {
    if (!(await limits.allowAttempt(address, customer.id))) return 'later'
    const verified = await nullIfRejected(
      api.verifyPassword({ body: { password }, headers: bearerHeaders(token) }),
    )
    if (!verified) return 'failed'
    await limits.resetAttempts(address, customer.id)
    return 'correct'
  }
