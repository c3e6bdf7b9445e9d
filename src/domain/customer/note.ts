/** Messages after a form of the sign-in page was submitted. */
export const SIGNIN_NOTES = [
  'failed',
  'later',
  'sent',
  'expired',
  'taken',
  'unproven',
  'gone',
  'removed',
  'trouble',
] as const
export type SigninNote = (typeof SIGNIN_NOTES)[number]

/** The same for the forms of an account. */
export const USER_NOTES = ['saved', 'sent', 'failed', 'later', 'ended', 'removed'] as const
export type UserNote = (typeof USER_NOTES)[number]
