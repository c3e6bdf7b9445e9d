/** The outcomes that a tester can choose for a payment of the sandbox. */
export const SANDBOX_CHOICES = ['success', 'failure', 'delay', 'double', 'early', 'abandon'] as const
/** How the bank answers to the renewals of a subscription that begins with this payment. */
export const SANDBOX_MANDATE_CHOICES = ['declines', 'customer-needed', 'expires'] as const
export type SandboxChoice = (typeof SANDBOX_CHOICES | typeof SANDBOX_MANDATE_CHOICES)[number]
