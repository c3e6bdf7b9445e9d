/** The law under which a visitor is asked. Spec §9: Switzerland has its own. */
export const regulationOf = (country: string): 'GDPR' | 'DSGLPD' => (country === 'CH' ? 'DSGLPD' : 'GDPR')
