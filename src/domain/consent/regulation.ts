/** The law that applies to a visitor's consent. Spec §9: Switzerland has its own. */
export const regulationOf = (country: string): 'GDPR' | 'DSGLPD' => (country === 'CH' ? 'DSGLPD' : 'GDPR')
