/** The outcomes that a tester can choose for a payment of the sandbox. */
export const SANDBOX_CHOICES = ['success', 'failure', 'delay', 'double', 'early', 'abandon'] as const
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number]
