import { PASSKEY } from '#contract/rpc/passkey.ts'
import { fail, ok } from '#domain/result.ts'
import { requesterOf, signIn } from '#server/auth/sign-in.ts'
import { fallibleProcedure, type Procedure, procedure } from './procedure.ts'

const FAILURES = {
  failed: { status: 400, kind: 'credentials' },
  later: { status: 429, kind: 'too-many' },
  unknown: { status: 400, kind: 'no-session' },
} as const

const SUCCESS = { success: true } as const

export const passkeyProcedures = {
  startPasskeyCreation: fallibleProcedure(PASSKEY.startPasskeyCreation, async (scope, { password }) => {
    const { session } = scope.caller
    if (!session) return fail(FAILURES.unknown)
    const started = await (await scope.ctx.auth()).startPasskeyCreation(requesterOf(scope), session, password)
    return started.ok ? started : fail(FAILURES[started.error])
  }),

  addPasskey: fallibleProcedure(PASSKEY.addPasskey, async (scope, { name, passkey }) => {
    const { session } = scope.caller
    if (!session) return fail(FAILURES.unknown)
    const added = await (await scope.ctx.auth()).addPasskey(requesterOf(scope), session, name, passkey)
    return added.ok ? ok(SUCCESS) : fail(FAILURES[added.error])
  }),

  startPasskeySignIn: procedure(PASSKEY.startPasskeySignIn, async (scope) =>
    (await scope.ctx.auth()).startPasskeySignIn(requesterOf(scope)),
  ),

  signInWithPasskey: fallibleProcedure(PASSKEY.signInWithPasskey, async (scope, { passkey }) => {
    const session = await (await scope.ctx.auth()).signInWithPasskey(requesterOf(scope), passkey)
    if (!session.ok) return fail(FAILURES[session.error])
    await signIn(scope, session.value)
    return ok(SUCCESS)
  }),
} satisfies Record<keyof typeof PASSKEY, Procedure>
