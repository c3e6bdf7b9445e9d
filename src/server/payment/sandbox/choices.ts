/** What one may let happen to a payment of the sandbox. */
export const CHOICES = ['success', 'failure', 'delay', 'double', 'early', 'abandon'] as const
export type Choice = (typeof CHOICES)[number]
