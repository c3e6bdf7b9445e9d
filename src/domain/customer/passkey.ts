/** A passkey as its customer sees it. Its id proves nothing. */
export type Passkey = { id: string; name: string; addedAt: Date; usedAt: Date | null }
